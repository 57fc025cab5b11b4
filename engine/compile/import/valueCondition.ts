import { limitKeywords } from '../../core/definition/limits';
import type { ValueSchema } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { say } from '../problems/say';
import { NotSaid } from './notSaid';
import { isNull, within } from './resolve';
import type { Placed, Source } from './types';

/** Where the names of a condition start, and the file that its `$ref`s are in. */
export interface Ground {
  path: readonly string[];
  root: Source;
  /** The types of a field or object, by its name from the root; `undefined` where they are not known yet. */
  typesAt: TypesAt;
}

/** The types that the schemas of a field have. */
export type TypesAt = (name: string) => readonly string[] | undefined;

/** What a value of a field always is, whatever a condition says of its type. */
export type HasType = (type: Json) => boolean;

const NEVER = say`Uma condição que nunca vale não se escreve.`;

/** Words of a schema that say nothing of a value. */
export const SAYINGS = ['title', 'description', '$comment', '$id', 'default', 'examples', 'additionalProperties'];

/** @throws NotSaid for `false` */
export function inside(outer: Placed, way: string, schema: Json): Placed {
  if (schema === true) return within(outer, way, {});
  if (!isObject(schema)) throw new NotSaid(outer.pointer + way, NEVER);
  return within(outer, way, schema);
}

/** Whether what stands at a place always has a type; the form itself is an object. */
export const hasType =
  ({ path, typesAt }: Ground, more: readonly string[]): HasType =>
  (asked) => {
    const at = [...path, ...more];
    const types = at.length === 0 ? ['object'] : typesAt(at.join('/'));
    const allowed = Array.isArray(asked) ? asked : [asked];
    const fits = (type: string) => allowed.includes(type) || (type === 'integer' && allowed.includes('number'));
    return types?.every(fits) ?? true;
  };

/** @throws NotSaid where a type is not that of the field: an answer has that of its field. */
export function ofType({ schema, pointer }: Placed, has: HasType): void {
  if (schema.type !== undefined && !has(schema.type)) {
    throw new NotSaid(`${pointer}/type`, say`Uma condição não pergunta pelo tipo: um valor tem o do seu campo.`);
  }
}

/** Keywords that say the same of a value in a schema and in a condition. */
export const VALUE_KEYWORDS = ['const', 'enum', ...limitKeywords] as const;

/** Whether a schema only takes null; of an `enum` that had nothing else no value is left. */
export const isNothing = (schema: Source) =>
  schema.type === 'null' || isNull(schema) || (Array.isArray(schema.enum) && schema.enum.length === 0);

/**
 * What a value must be, in the keywords of a condition.
 * @param has what is asked of its type; anything by default
 * @throws NotSaid
 */
export function valueCondition(given: Placed, has: HasType = () => true): ValueSchema {
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(given.schema)) {
    if (VALUE_KEYWORDS.includes(key as (typeof VALUE_KEYWORDS)[number])) result[key] = value;
    else if (
      key === 'oneOf' &&
      Array.isArray(value) &&
      value.every((one) => isObject(one) && one.const !== undefined)
    ) {
      result.enum = value.map((one) => (one as Source).const as Json);
    } else if (key === 'anyOf' && Array.isArray(value)) {
      result.anyOf = value.map((one, index) => valueCondition(inside(given, `/anyOf/${index}`, one), has) as Json);
    } else if (key === 'not') {
      // A value that is there is not null.
      if (isObject(value) && isNothing(value)) continue;
      const not = valueCondition(inside(given, '/not', value), has);
      if (Object.keys(not).length === 0) throw new NotSaid(`${given.pointer}/not`, NEVER);
      result.not = not as Json;
    } else if (key === 'type') ofType(given, has);
    else if (key === 'exclusiveMinimum' && typeof value === 'number')
      result.not = beyond(result.not, { maximum: value });
    else if (key === 'exclusiveMaximum' && typeof value === 'number')
      result.not = beyond(result.not, { minimum: value });
    else if (!SAYINGS.includes(key) && key !== 'enumNames')
      throw new NotSaid(`${given.pointer}/${key}`, say`Uma condição não tem "${key}".`);
  }
  return result as ValueSchema;
}

/** One more thing that a value is not. */
const beyond = (not: Json | undefined, more: Source): Json => (not === undefined ? more : { anyOf: [not, more] });
