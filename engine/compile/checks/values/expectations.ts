import { entriesOf } from '../../../analyse/entries';
import type { FieldSchema, SettingDefinition, ValueSchema } from '../../../core/definition/types';
import { isObject, type Json } from '../../../core/json';
import { parseReference } from '../../../core/plan/references';
import type { Reading } from '../../model/conditions';
import { modes } from '../../names';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { mismatch, schemaOfSetting } from './mismatch';

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
      ...misfits(source, { expected, pointer, schema, text: reading.text }),
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

interface Asked {
  expected: ValueSchema;
  pointer: string;
  schema: FieldSchema;
  text: string;
}

/** What each keyword of a condition can be asked of: types, or what else tells. */
const asks: Record<string, { types: FieldSchema['type'][]; format?: string; what: Said }> = {
  minimum: { types: ['number', 'integer'], what: say`um número` },
  maximum: { types: ['number', 'integer'], what: say`um número` },
  minLength: { types: ['string'], what: say`um texto` },
  maxLength: { types: ['string'], what: say`um texto` },
  like: { types: ['string'], what: say`um texto` },
  minItems: { types: ['array'], what: say`uma lista` },
  maxItems: { types: ['array'], what: say`uma lista` },
  minAge: { types: ['string'], format: 'date', what: say`uma data` },
  maxAge: { types: ['string'], format: 'date', what: say`uma data` },
};

/** Keywords of a condition that its field can never answer, and lower bounds above the upper ones. */
function misfits(source: Source, { expected, pointer, schema, text }: Asked): Problem[] {
  const { type } = schema;
  const wrong = Object.entries(asks).filter(([keyword, { types, format }]) => {
    if (!(keyword in expected) || type === undefined) return false;
    return !types.includes(type) || (format !== undefined && schema.format !== format);
  });
  const crossed = (['imum', 'Length', 'Items', 'Age'] as const).filter((what) => {
    const [least, most] = [expected[`min${what}` as keyof ValueSchema], expected[`max${what}` as keyof ValueSchema]];
    return typeof least === 'number' && typeof most === 'number' && least > most;
  });
  return [
    ...wrong.map(([keyword, { what }]) => {
      const found = schema.format === undefined ? say`do tipo "${type}"` : say`do formato "${schema.format}"`;
      const message = say`"${keyword}" não vale para "${text}", que é ${found}. Esperado: ${what}.`;
      return problemAt(source, 'DEF_WRONG_KEYWORD', { pointer: `${pointer}/${keyword}`, at: 'key' }, message);
    }),
    ...crossed.map((what) => {
      const message = say`"min${what}" está acima de "max${what}": nenhum valor de "${text}" serviria.`;
      return problemAt(source, 'DEF_WRONG_BOUNDS', { pointer: `${pointer}/min${what}` }, message);
    }),
  ];
}
