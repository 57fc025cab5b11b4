import { describe, expect, it } from 'vitest';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { changeField } from '../../../../engine/core/state/change';
import { stateOf, tabOf } from '../../../support/tabs';

const change = (
  fields: Record<string, FieldSchema>,
  rules: RuleDefinition[],
  data: JsonObject,
  pointer: string,
  value: Json | undefined,
) => {
  const { plan, state, context } = stateOf(tabOf(fields, rules), data);
  return changeField(plan, state, { pointer, value }, context);
};

describe('show', () => {
  const fields = { kind: {}, other: {}, note: {} };
  const rules: RuleDefinition[] = [
    { id: 'other', when: { kind: { const: 'other' } }, show: ['other'], hidden: 'clear' },
  ];

  it('hides and empties a field whose condition stops holding', () => {
    const { state } = change(fields, rules, { kind: 'other', other: 'text', note: 'kept' }, '/kind', 'plain');
    expect(state.data).toEqual({ kind: 'plain', note: 'kept' });
    expect(state.hidden.has('/other')).toBe(true);
  });

  it('empties a hidden field to its default', () => {
    const result = change(
      { kind: {}, other: { type: 'integer', default: 0 } },
      rules,
      { kind: 'other', other: 2 },
      '/kind',
      'plain',
    );
    expect(result.state.data).toEqual({ kind: 'plain', other: 0 });
  });

  it('keeps the value of a field that a setting hides', () => {
    const rule: RuleDefinition = {
      id: 'r',
      when: { '$settings/shown': { const: true } },
      show: ['other'],
      hidden: 'keep',
    };
    const { state } = stateOf(tabOf(fields, [rule]), { other: 'text' }, { settings: { shown: false } });
    expect(state.data).toEqual({ other: 'text' });
    expect(state.hidden.has('/other')).toBe(true);
  });

  it('shows a field while one of several rules holds', () => {
    const two: RuleDefinition[] = [...rules, { id: 'also', when: { note: true }, show: ['other'], hidden: 'clear' }];
    const { state } = change(fields, two, { kind: 'other', other: 'text', note: 'n' }, '/kind', 'plain');
    expect(state.data.other).toBe('text');
  });
});

describe('compute', () => {
  const fields: Record<string, FieldSchema> = {
    a: { type: 'number' },
    b: { type: 'number' },
    total: { type: 'number' },
    copy: { type: 'number' },
    same: { type: 'boolean' },
  };
  const rules: RuleDefinition[] = [
    { id: 'total', compute: { total: { sum: ['a', 'b'] } } },
    { id: 'copy', when: { same: { const: true } }, compute: { copy: { from: 'total' } } },
  ];

  it('computes sums exactly and locks the field', () => {
    const { state } = change(fields, rules, { a: 0.1 }, '/b', 0.2);
    expect(state.data.total).toBe(0.3);
    expect(state.locked.has('/total')).toBe(true);
  });

  it('follows a computed value through another', () => {
    const { state } = change(fields, rules, { a: 1, b: 2, same: true }, '/a', 5);
    expect(state.data).toMatchObject({ total: 7, copy: 7 });
  });

  it('empties a value that is released and unlocks it', () => {
    const { state } = change(fields, rules, { a: 1, same: true }, '/same', false);
    expect(state.data.copy).toBeUndefined();
    expect(state.locked.has('/copy')).toBe(false);
  });
});

describe('events', () => {
  const fields = { nation: { type: 'integer' as const }, state: {}, city: {}, stamp: {} };
  const rules: RuleDefinition[] = [
    { id: 'state', on: ['nation'], clear: ['state'] },
    { id: 'city', on: ['state'], clear: ['city'] },
    { id: 'stamp', on: ['city'], when: { city: true }, set: { stamp: { from: '$now' } } },
  ];

  it('runs events of fields that other events emptied', () => {
    const { state } = change(fields, rules, { nation: 1, state: 'SP', city: 'Santos' }, '/nation', 2);
    expect(state.data).toEqual({ nation: 2 });
  });

  it('never runs events on load', () => {
    const { state } = stateOf(tabOf(fields, rules), { nation: 1, state: 'SP', city: 'Santos' });
    expect(state.data).toEqual({ nation: 1, state: 'SP', city: 'Santos' });
  });

  it('runs no event when the value written is the same', () => {
    const { state, touched } = change(fields, rules, { nation: 1, state: 'SP' }, '/nation', 1);
    expect(state.data).toEqual({ nation: 1, state: 'SP' });
    expect([...touched]).toEqual([]);
  });

  it('sets the moment of the change', () => {
    const { state } = change(fields, rules, {}, '/city', 'Santos');
    expect(state.data.stamp).toBe('2026-11-21T12:00:00.000Z');
  });

  it('asks before a change is taken, on the state as it would be', () => {
    const ask: RuleDefinition = {
      id: 'ask',
      on: ['nation'],
      when: { nation: { const: 2 } },
      ask: 'sure',
      clear: ['state'],
    };
    const result = change(fields, [ask], { nation: 1, state: 'SP' }, '/nation', 2);
    expect(result.asks).toEqual(['sure']);
    expect(result.state.data).toEqual({ nation: 2 });
    expect(change(fields, [ask], { state: 'SP' }, '/nation', 1).asks).toEqual([]);
  });
});

describe('require and lock', () => {
  it('follows its condition both ways', () => {
    const fields = { cep: {}, street: {} };
    const rules: RuleDefinition[] = [{ id: 'street', when: { cep: true }, require: ['street'], lock: ['street'] }];
    const on = change(fields, rules, {}, '/cep', '01001000').state;
    expect([on.required.has('/street'), on.locked.has('/street')]).toEqual([true, true]);
    const off = change(fields, rules, { cep: '01001000' }, '/cep', undefined).state;
    expect([off.required.has('/street'), off.locked.has('/street')]).toEqual([false, false]);
  });

  it('never requires what is hidden', () => {
    const rules: RuleDefinition[] = [
      { id: 'show', when: { a: true }, show: ['b'], hidden: 'clear' },
      { id: 'require', require: ['b'] },
    ];
    expect(stateOf(tabOf({ a: {}, b: {} }, rules)).state.required.has('/b')).toBe(false);
  });
});

describe('options', () => {
  const fields: Record<string, FieldSchema> = {
    job: { options: { call: 'GET /jobs', value: 'code', title: 'name' } },
    other: {},
  };
  const rules: RuleDefinition[] = [
    { id: 'other', when: { '$option/job/name': { like: ['Outros'] } }, show: ['other'], hidden: 'clear' },
  ];

  it('reads the record of the chosen option, without case and accents', () => {
    const option = (_: string, __: string, value: Json) =>
      value === '99' ? { code: '99', name: 'OUTROS' } : undefined;
    expect(stateOf(tabOf(fields, rules), { job: '99', other: 'x' }, { option }).state.data.other).toBe('x');
    expect(stateOf(tabOf(fields, rules), { job: '1', other: 'x' }, { option }).state.data.other).toBeUndefined();
  });

  it('leaves a value alone while the list is not known', () => {
    const { state } = stateOf(tabOf(fields, rules), { job: '99', other: 'x' }, { option: () => 'pending' });
    expect(state.data.other).toBe('x');
  });
});

describe('flags that read what is worked out later', () => {
  const tab = () =>
    tabOf({ a: { type: 'number' }, b: { type: 'number' }, note: {}, sum: { type: 'number' } }, [
      { id: 'sum', compute: { sum: { sum: ['a', 'b'] } } },
      { id: 'lock', when: { sum: { minimum: 10 } }, lock: ['a'] },
      { id: 'need', when: { sum: { minimum: 10 } }, require: ['note'] },
      { id: 'show', when: { sum: { minimum: 10 } }, show: ['b'], hidden: 'keep' },
    ]);

  it('are the same on load as after the change that brought them about', () => {
    const loaded = stateOf(tab(), { a: 4, b: 6 });
    const { plan, state, context } = stateOf(tab(), { a: 3, b: 6 });
    const changed = changeField(plan, state, { pointer: '/a', value: 4 }, context).state;
    for (const { locked, required, hidden } of [loaded.state, changed]) {
      expect([locked.has('/a'), required.has('/note'), hidden.has('/b')]).toEqual([true, true, false]);
    }
    expect([state.locked.has('/a'), state.required.has('/note'), state.hidden.has('/b')]).toEqual([false, false, true]);
  });
});
