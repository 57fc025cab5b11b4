import { evaluateCondition } from '../condition/evaluate';
import { readReference } from '../condition/read';
import type { Scope } from '../condition/scope';
import { choiceSchema } from '../definition/choiceSchema';
import { optionText } from '../definition/optionText';
import { splitValues } from '../definition/separated';
import type { FieldSchema, FieldUi, OptionsDefinition } from '../definition/types';
import { formatText } from '../formats/types';
import { isEmpty, isEqual, type Json } from '../json';
import { fillPath } from '../path';
import { fillSettings } from '../validation/messages';
import { answers } from '../widgets/kinds';
import type { SummaryItem } from './types';

/** What the text of a value depends on. */
export interface ValueSubject {
  schema: FieldSchema;
  ui: FieldUi;
  /** The name of the field's format at the moment. */
  format?: string | undefined;
  /** Where the names of its options' call are read. */
  scope: Scope;
  /** Screen texts: `yes` and `no`. */
  texts: Record<string, string>;
}

type Text = Omit<SummaryItem, 'label'>;

const NOTHING: Text = { value: '' };

/** A value as the customer reads it outside a field: `'R$ 1.234,56'`, `'Sim'`, the title of an option; `''` = empty. */
export function valueText(value: Json | undefined, subject: ValueSubject): Text {
  const { ui } = subject;
  if (value === undefined || isEmpty(value) || isEqual(value, ui['ui:options']?.none)) return NOTHING;
  const many = valuesOf(value, subject);
  if (!many) return oneText(value, subject);
  const texts = many.map((one) => oneText(one, subject));
  return {
    value: texts.map((text) => text.value).join(', '),
    ...(texts.some((text) => text.pending) && { pending: true }),
  };
}

/** A value by which something is called: nothing while the title of its option is on its way. */
export function nameText(value: Json | undefined, subject: ValueSubject): string {
  const text = valueText(value, subject);
  return text.pending ? '' : text.value;
}

/** The values of a field that holds several, as a list or as one text. */
function valuesOf(value: Json, { schema }: ValueSubject): Json[] | undefined {
  if (Array.isArray(value)) return value;
  const separator = schema.options?.separator;
  return separator === undefined ? undefined : splitValues(value, separator);
}

function oneText(value: Json, subject: ValueSubject): Text {
  const { schema, format, scope, texts } = subject;
  const option = choiceSchema(schema).oneOf?.find((candidate) => isEqual(candidate.const, value));
  if (option) return { value: fillSettings(option.title, scope.context.settings) };
  const answer = answerOf(value, subject);
  if (answer !== undefined) return { value: (answer ? texts.yes : texts.no) ?? '' };
  const { options } = choiceSchema(schema);
  if (options) return remoteText(value, options, scope);
  const known = scope.context.formats[format ?? ''];
  return { value: known ? formatText(known, value) : String(value) };
}

/** Whether a value says yes or no; as text only where the field asks for one of the two. */
function answerOf(value: Json, { schema, ui }: ValueSubject): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const asks = schema.enum?.includes(value) || answers.includes(ui['ui:widget'] ?? '');
  if (!asks || (value !== 'true' && value !== 'false')) return undefined;
  return value === 'true';
}

/** The option's title; the value itself where the field is free text or the list does not have it. */
function remoteText(value: Json, definition: OptionsDefinition, scope: Scope): Text {
  const own: Text = { value: String(value) };
  if (!evaluateCondition(definition.when, scope)) return own;
  const call = fillPath(definition.call, (name) => readReference(name, scope));
  const record = call === undefined ? undefined : scope.context.option?.(call, definition.value, value);
  if (record === 'pending') return { ...own, pending: true };
  return record ? { value: optionText(definition, record) } : own;
}
