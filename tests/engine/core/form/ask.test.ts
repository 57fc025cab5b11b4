import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import type { JsonObject } from '../../../../engine/core/json';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const FIELDS = { waived: { type: 'boolean' as const }, products: {}, stamp: {}, name: {} };
const RULES: RuleDefinition[] = [
  {
    id: 'sure',
    on: ['waived'],
    when: { waived: { const: false } },
    ask: { title: 'Sure?' },
    clear: ['products'],
    set: { stamp: 'changed' },
  },
];

/** A form whose questions wait for the test to answer them. */
function formOf(data: JsonObject, rules = RULES) {
  const answers: ((isYes: boolean) => void)[] = [];
  const store = createFormStore(
    compiledOf(tabOf(FIELDS, rules)),
    {
      context: () => contextOf(),
      texts: { messages: {}, formats: {}, settings: {} },
      lookups: {},
      runLookup: async () => ({ kind: 'aborted' }),
      tellLookup: () => {},
      ask: () => new Promise((resolve) => answers.push(resolve)),
    },
    data,
  );
  const reply = async (isYes: boolean) => {
    answers.shift()?.(isYes);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { store, reply, waiting: () => answers.length };
}

describe('a question before a change', () => {
  it('keeps the change back, and shows it, until it is answered', () => {
    const { store, waiting } = formOf({ waived: true, products: 'a' });
    store.change('/waived', false);
    expect(waiting()).toBe(1);
    expect(store.view('/waived').value).toBe(false);
    expect(store.getState().data).toEqual({ waived: true, products: 'a' });
  });

  it('takes the change with a yes, and the other effects of the rule follow', async () => {
    const { store, reply } = formOf({ waived: true, products: 'a' });
    store.change('/waived', false);
    await reply(true);
    expect(store.getState().data).toEqual({ waived: false, stamp: 'changed' });
    expect(store.view('/waived').value).toBe(false);
  });

  it('undoes the change with a no, and nothing follows', async () => {
    const { store, reply } = formOf({ waived: true, products: 'a' });
    const seen: unknown[] = [];
    store.listeners.subscribe('/waived', () => seen.push(store.view('/waived').value));
    store.change('/waived', false);
    await reply(false);
    expect(store.getState().data).toEqual({ waived: true, products: 'a' });
    expect(seen).toEqual([false, true]);
  });

  it('is asked of the state as it would be before events follow: while there is something to lose', () => {
    const rules: RuleDefinition[] = [
      { id: 'sure', on: ['waived'], when: { products: true }, ask: { title: 'Sure?' } },
      { id: 'cancel', on: ['waived'], clear: ['products'] },
    ];
    const { store, waiting } = formOf({ waived: true, products: 'a' }, rules);
    store.change('/waived', false);
    expect(waiting()).toBe(1);
    const nothing = formOf({ waived: true }, rules);
    nothing.store.change('/waived', false);
    expect([nothing.waiting(), nothing.store.getState().data]).toEqual([0, { waived: false }]);
  });

  it('keeps what came while it was open', async () => {
    const { store, reply } = formOf({ waived: true, products: 'a' });
    store.change('/waived', false);
    store.patch({ name: 'Ana' });
    await reply(true);
    expect(store.getState().data).toEqual({ waived: false, stamp: 'changed', name: 'Ana' });
  });

  it('comes after the one of an earlier rule, and only when that is answered with yes', async () => {
    const { store, reply, waiting } = formOf({ waived: true, products: 'a' }, [
      { id: 'first', on: ['waived'], ask: { title: 'Really?' } },
      ...RULES,
    ]);
    store.change('/waived', false);
    expect(waiting()).toBe(1);
    await reply(true);
    expect(waiting()).toBe(1);
    expect(store.getState().data.waived).toBe(true);
    await reply(true);
    expect(store.getState().data.waived).toBe(false);
    store.change('/waived', true);
    await reply(false);
    expect([waiting(), store.getState().data.waived]).toEqual([0, false]);
  });
});
