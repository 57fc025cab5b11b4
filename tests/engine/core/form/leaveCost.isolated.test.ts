import { expect, it } from 'vitest';
import type { FieldSchema, RuleDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import type { JsonObject } from '../../../../engine/core/json';
import { callsOf } from '../../../support/callCounts';
import { contextOf, tabOf } from '../../../support/tabs';
import { validatedOf } from '../../../support/validated';

/** What leaving a wrong field, and a key that makes a full number wrong, call, as it is counted. */
const COUNTED = { leave: 76, key: 196 };

/** The most that doing the same again calls: a function that is compiled for good just then is not counted. */
const mostOf = (work: () => void) => Math.max(...[1, 2, 3].map(() => callsOf(work)));

/** A form of a tab with data, in a context that stays the same. */
function openForm(tab: TabDefinition, data: JsonObject, settings: JsonObject = {}) {
  const context = contextOf({ settings });
  return createFormStore(
    validatedOf(tab),
    {
      context: () => context,
      texts: { messages: { invalid: { inline: 'Wrong' } }, formats: {}, settings: {} },
      lookups: {},
      runLookup: async () => ({ kind: 'aborted' }),
      tellLookup: () => {},
      ask: async () => true,
    },
    data,
  );
}

/** A form of so many fields, each with a limit by setting and a rule of its own; its CPF is filled and wrong. */
function formOf(count: number) {
  const fields: Record<string, FieldSchema> = { Cpf: { format: 'cpf' } };
  const rules: RuleDefinition[] = [{ id: 'own', when: { Cpf: { const: 'x' } }, error: { at: 'Cpf', inline: 'x' } }];
  for (let index = 0; index < count; index += 1) {
    fields[`f${index}`] = { maxLengthOf: '$settings/limit' };
    rules.push({ id: `r${index}`, when: { [`f${index}`]: { const: 'x' } }, error: { at: `f${index}`, inline: 'x' } });
  }
  const data = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'y']));
  return openForm(tabOf(fields, rules), { ...data, Cpf: '11111111111' }, { limit: 60 });
}

const callsOfLeaving = (count: number) => {
  const form = formOf(count);
  const leave = () => form.leave('/Cpf');
  // Once before, so that what is worked out once per form does not count.
  leave();
  const calls = mostOf(leave);
  expect(form.view('/Cpf').error).toBe('Wrong');
  return calls;
};

it('leaving a field costs the same in a form of 50 fields and of 1,000', () => {
  const small = callsOfLeaving(50);
  expect(small).toBeGreaterThan(5);
  expect(small).toBeLessThanOrEqual(COUNTED.leave);
  expect(callsOfLeaving(1000)).toBe(small);
});

it('so does a key that makes a full number wrong', () => {
  const callsOfKey = (count: number) => {
    const form = formOf(count);
    let last = 4;
    const key = () => {
      // Of the check digits 25 alone is right.
      last = last === 7 ? 6 : 7;
      form.change('/Cpf', `5299822472${last}`);
    };
    key();
    const calls = mostOf(key);
    expect(form.view('/Cpf').error).toBe('Wrong');
    return calls;
  };
  // Once before, so that what is worked out once per process does not count.
  callsOfKey(50);
  const small = callsOfKey(50);
  expect(small).toBeLessThanOrEqual(COUNTED.key);
  expect(callsOfKey(1000)).toBe(small);
});

const TEXT: FieldSchema = { type: 'string', maxLength: 60 };

/** A form with a list of so many people, each with a rule of their own. */
const listOf = (count: number) =>
  openForm(
    tabOf(
      {
        people: {
          type: 'array',
          items: { type: 'object', properties: { cpf: { type: 'string', format: 'cpf' }, name: TEXT } },
        },
      },
      [],
      {
        collections: {
          people: {
            title: 'Person {n}',
            fields: ['cpf', 'name'],
            rules: [{ id: 'require', when: { name: { const: 'x' } }, require: ['cpf'] }],
          },
        },
      },
    ),
    { people: Array.from({ length: count }, () => ({ cpf: '52998224725', name: 'a' })) },
  );

/** A form with an object of so many fields. */
const objectOf = (count: number) => {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, TEXT]));
  return openForm(tabOf({ home: { type: 'object', properties } }), { home: {} });
};

/** A form whose so many rules read another field, and show one each. */
const ruledBy = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const rules = names.map((name) => ({ id: name, when: { Other: { const: name } }, show: [name], require: [name] }));
  return openForm(tabOf({ Name: {}, Other: {}, ...Object.fromEntries(names.map((name) => [name, {}])) }, rules), {});
};

it.each([
  ['a field of a row, among 2 rows and 400', listOf, '/people/1/name', 2, 400],
  ['a number of a row, among 2 rows and 400', listOf, '/people/1/cpf', 2, 400],
  ['a field of an object, among 5 and 200', objectOf, '/home/f0', 5, 200],
  ['a field that no rule reads, among 5 rules and 200', ruledBy, '/Name', 5, 200],
])('so do a key in %s, and leaving it', (_, open, pointer, few, many) => {
  const costsOf = (count: number) => {
    const form = open(count);
    let key = 0;
    const type = () => {
      key += 1;
      form.change(pointer, `5299822472${6 + (key % 2)}`);
    };
    const leave = () => form.leave(pointer);
    for (const act of [type, leave]) act();
    return { key: mostOf(type), leave: mostOf(leave) };
  };
  // Once before, so that what is worked out once per process does not count.
  costsOf(few);
  const small = costsOf(few);
  expect(small.key).toBeGreaterThan(5);
  expect(costsOf(many)).toEqual(small);
});
