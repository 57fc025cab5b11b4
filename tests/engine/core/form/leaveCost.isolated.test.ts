import { expect, it } from 'vitest';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { callsOf } from '../../../support/callCounts';
import { contextOf, tabOf } from '../../../support/tabs';
import { validatedOf } from '../../../support/validated';

/** What leaving a wrong field, and a key that makes a full number wrong, call, as it is counted. */
const COUNTED = { leave: 76, key: 196 };

/** The most that doing the same again calls: a function that is compiled for good just then is not counted. */
const mostOf = (work: () => void) => Math.max(...[1, 2, 3].map(() => callsOf(work)));

/** A form of so many fields, each with a limit by setting and a rule of its own; its CPF is filled and wrong. */
function formOf(count: number) {
  const fields: Record<string, FieldSchema> = { Cpf: { format: 'cpf' } };
  const rules: RuleDefinition[] = [{ id: 'own', when: { Cpf: { const: 'x' } }, error: { at: 'Cpf', inline: 'x' } }];
  for (let index = 0; index < count; index += 1) {
    fields[`f${index}`] = { maxLengthOf: '$settings/limit' };
    rules.push({ id: `r${index}`, when: { [`f${index}`]: { const: 'x' } }, error: { at: `f${index}`, inline: 'x' } });
  }
  const context = contextOf({ settings: { limit: 60 } });
  return createFormStore(
    validatedOf(tabOf(fields, rules)),
    {
      context: () => context,
      texts: { messages: { invalid: { inline: 'Wrong' } }, formats: {}, settings: {} },
      lookups: {},
      runLookup: async () => ({ kind: 'aborted' }),
      tellLookup: () => {},
      ask: async () => true,
    },
    { ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'y'])), Cpf: '11111111111' },
  );
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
