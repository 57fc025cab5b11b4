import { expect, it } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const tab = tabOf({ name: { type: 'string' }, city: { type: 'string' } });

it('a rehearsal tells the field alone, and changes nothing', () => {
  const typed: string[] = [];
  const form = createFormStore(
    compiledOf(tab),
    {
      context: () => contextOf(),
      texts: { messages: {}, formats: {}, settings: {} },
      lookups: {},
      runLookup: async () => ({ kind: 'failed' }),
      tellLookup: () => {},
      ask: async () => true,
      onTyped: () => typed.push('typed'),
    },
    { name: 'Ana' },
  );
  const told: string[] = [];
  for (const pointer of ['/name', '/city']) form.listeners.subscribe(pointer, () => told.push(pointer));
  form.rehearse('/name');
  expect(told).toEqual([]);
  const [state, view] = [form.getState(), form.view('/name')];
  form.rehearse('/name');
  expect([told, typed]).toEqual([['/name'], []]);
  expect(form.getState()).toBe(state);
  expect(form.view('/name')).not.toBe(view);
  expect(form.view('/name')).toEqual(view);
});
