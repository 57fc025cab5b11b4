import type { Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { labelOf } from '../../../engine/words';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import type { Option } from './scope';

/** A value by the name of its option, else as it is written. */
export const calledValue = (value: Json, schema: FieldSchema | undefined): string => labelOf(value, schema, words);

/** A value that may be chosen, under the text that tells it from all others. */
export interface ValueOption extends Option {
  value: Json;
}

/** The values that a field may have; none where they are not known. */
export function valueOptions(schema: FieldSchema | undefined): ValueOption[] {
  const codes =
    schema?.oneOf?.map((option) => option.const) ?? schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
  return codes.map((value) => ({ name: JSON.stringify(value), label: calledValue(value, schema), value }));
}

/** The value that a typed text means in a field; `undefined` when it means none. */
export function typedValue(text: string, schema: FieldSchema | undefined): Json | undefined {
  const type = schema?.type;
  if (type === 'string') return text;
  const number = Number(text.replace(',', '.'));
  if (type === 'number' || type === 'integer') return Number.isFinite(number) ? number : undefined;
  if (text === words.yes || text === words.no) return text === words.yes;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** A number as it is typed, with a comma or a point. */
export function typedNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** A number as people write it. */
export const numberText = (number: number | undefined): string =>
  number === undefined ? '' : String(number).replace('.', ',');
