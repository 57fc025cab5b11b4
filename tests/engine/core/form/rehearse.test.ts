import { expect, it, vi } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { calledBy } from '../../../support/callCounts';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

/** A form of two texts, of which a rule shows the second; questions and lookups are counted. */
function openForm() {
  const ask = vi.fn(async () => true);
  const runLookup = vi.fn(async () => ({ kind: 'aborted' as const }));
  const rules = [
    { id: 'shows', when: { Name: { const: 'x' } }, show: ['More'], hidden: 'clear' as const },
    { id: 'asks', on: ['Name'], ask: { title: 'Sure?' } },
    { id: 'looks', on: ['Name'], lookup: 'names', with: { name: 'Name' } },
  ];
  const form = createFormStore(
    compiledOf(tabOf({ Name: {}, More: {} }, rules)),
    {
      context: contextOf,
      texts: { messages: {}, formats: {}, settings: {} },
      lookups: { names: { call: 'GET /names/{name}' } },
      runLookup,
      tellLookup: () => {},
      ask,
    },
    {},
  );
  return { form, ask, runLookup };
}

it('a key and the leaving of a field are gone through without anything coming of it', () => {
  const { form, ask, runLookup } = openForm();
  const [state, view] = [form.getState(), form.view('/Name')];
  const listener = vi.fn();
  form.listeners.subscribe('/Name', listener);
  form.rehearse();
  expect(form.getState()).toBe(state);
  expect(form.view('/Name')).toBe(view);
  expect(form.visibleErrors()).toEqual([]);
  for (const never of [listener, ask, runLookup]) expect(never).not.toHaveBeenCalled();
});

it('the first key and the first leaving call hardly a function that was not called before', () => {
  const { form } = openForm();
  const rehearsed = calledBy(form.rehearse);
  const typed = calledBy(() => {
    form.change('/More', 'a');
    form.leave('/More');
  });
  const isNew = (name: string) => !rehearsed.has(name);
  expect(typed.size).toBeGreaterThan(40);
  expect([...typed.keys()].filter(isNew).length).toBeLessThan(typed.size / 2);
});
