import type { FieldSchema, SettingDefinition, ValueSchema } from '../core/definition/types';
import { isObject, type Json } from '../core/json';
import { parseReference } from '../core/plan/references';
import type { Reading } from './conditions';
import { modes } from './names';
import { type Problem, problemAt } from './problem';
import type { Source } from './source';
import { entriesOf } from './structure';
import { mismatch, schemaOfSetting } from './values';

/** What is known of values outside of the fields. */
export interface KnownValues {
  settings: Record<string, SettingDefinition>;
  /** The ids that `$form` may be. */
  forms: string[];
}

/** Conditions that can never hold: `const` and `enum` of another type, or not among the options. */
export function wrongExpectations(source: Source, readings: Reading[], known: KnownValues): Problem[] {
  return readings.flatMap((reading) => {
    const schema = schemaOf(reading, known);
    if (!schema || !isObject(reading.expected as Json)) return [];
    const report = (value: Json | undefined, pointer: string): Problem[] => {
      const message = value === undefined || value === null ? undefined : mismatch(value, schema, `"${reading.text}"`);
      return message === undefined ? [] : [problemAt(source, 'DEF_WRONG_TYPE', { pointer }, message)];
    };
    const check = (expected: ValueSchema, pointer: string): Problem[] => [
      ...report(expected.const, `${pointer}/const`),
      ...entriesOf(expected.enum).flatMap(([value, index]) => report(value, `${pointer}/enum/${index}`)),
      ...(expected.not ? check(expected.not, `${pointer}/not`) : []),
      ...entriesOf(expected.anyOf).flatMap(([inner, index]) => check(inner, `${pointer}/anyOf/${index}`)),
    ];
    return check(reading.expected as ValueSchema, reading.pointer);
  });
}

/** The schema of what a reference names, when it is known. */
function schemaOf({ text, resolved }: Reading, { settings, forms }: KnownValues): FieldSchema | undefined {
  if (resolved.entry) return resolved.entry.schema;
  const { kind, path } = parseReference(text);
  if (kind === 'mode') return { enum: [...modes] };
  if (kind === 'index') return { type: 'integer' };
  if (kind === 'form') return { enum: forms };
  const setting = kind === 'settings' ? settings[path.join('/')] : undefined;
  return setting && schemaOfSetting(setting);
}
