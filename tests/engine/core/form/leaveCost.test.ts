import { expect, it } from 'vitest';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { formats } from '../../../../engine/core/formats/br/table';
import { callsOf } from '../../../support/callCounts';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

/** Calls that are not counted at most: a function may be compiled for good just then. */
const LOST = 4;

/** A form of so many fields, each with a limit by setting and a rule of its own; its CPF is filled and wrong. */
function formOf(count: number) {
  const fields: Record<string, FieldSchema> = { Cpf: { format: 'cpf' } };
  const rules: RuleDefinition[] = [{ id: 'own', when: { Cpf: { const: 'x' } }, error: { at: 'Cpf', inline: 'x' } }];
  for (let index = 0; index < count; index += 1) {
    fields[`f${index}`] = { maxLengthOf: '$settings/limit' };
    rules.push({ id: `r${index}`, when: { [`f${index}`]: { const: 'x' } }, error: { at: `f${index}`, inline: 'x' } });
  }
  const tab = compiledOf(tabOf(fields, rules));
  const validate: (typeof tab.validators)[string] = (data) => {
    const { Cpf } = data as { Cpf?: string };
    const reason = Cpf === undefined ? undefined : formats.cpf?.validate(Cpf);
    validate.errors = reason === undefined ? [] : [{ instancePath: '/Cpf', keyword: 'format', params: {} }];
    return reason === undefined;
  };
  tab.validators[''] = validate;
  const context = contextOf({ settings: { limit: 60 } });
  return createFormStore(
    tab,
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
  const calls = callsOf(leave);
  expect(form.view('/Cpf').error).toBe('Wrong');
  return calls;
};

it('leaving a field costs the same in a form of 50 fields and of 1,000', () => {
  const small = callsOfLeaving(50);
  expect(small).toBeGreaterThan(5);
  expect(Math.abs(callsOfLeaving(1000) - small)).toBeLessThanOrEqual(LOST);
});

it('so does a key that makes a full number wrong', () => {
  const callsOfKey = (count: number) => {
    const form = formOf(count);
    form.change('/Cpf', '52998224726');
    const calls = callsOf(() => form.change('/Cpf', '52998224727'));
    expect(form.view('/Cpf').error).toBe('Wrong');
    return calls;
  };
  // Once before, so that what is worked out once per process does not count.
  callsOfKey(50);
  expect(Math.abs(callsOfKey(1000) - callsOfKey(50))).toBeLessThanOrEqual(LOST);
});
