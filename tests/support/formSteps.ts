import type { TabDefinition } from '../../engine/core/definition/types';
import { type FormState, newForm, type StepInput } from '../../engine/core/form/formState';
import type { JsonObject } from '../../engine/core/json';
import type { FieldError } from '../../engine/core/validation/errors';
import { stateOf } from './tabs';

/** A form of a tab for some data, and what its steps read; ajv refuses nothing. */
export function formOf(
  definition: TabDefinition,
  data: JsonObject = {},
  change: Partial<StepInput> = {},
): { form: FormState; input: StepInput } {
  const { plan, context, state } = stateOf(definition, data);
  const messages = { missing: { inline: 'Missing.' }, invalid: { inline: 'Wrong.' } };
  const texts = { messages, formats: {}, settings: {} };
  return { form: newForm(state), input: { plan, validators: {}, context, texts, ...change } };
}

/** An error at a place, of which nothing but the place and what is said of it matters. */
export function errorAt(pointer: string, inline = '', more: Partial<FieldError> = {}): FieldError {
  return { pointer, keyword: 'other', kind: 'invalid', name: pointer.slice(1), inline, title: '', text: '', ...more };
}

/** What is said at each place of a form with an error. */
export function errorsOf({ errors }: FormState): Record<string, string> {
  return Object.fromEntries([...errors.at].map(([pointer, { inline }]) => [pointer, inline]));
}
