import { isEqual, isObject, type Json } from '../../core/json';
import { getAt, parsePointer } from '../../core/pointer';
import { say } from '../problems/say';
import { NotSaid } from './notSaid';
import type { Placed, Source } from './types';

/**
 * A schema with its `$ref` followed inside of its own file and its siblings laid over it, as rjsf does.
 * @throws NotSaid for another file, a name that is not there, or a schema inside of itself.
 */
export function dereferenced(placed: Placed, root: Source): Placed {
  const { $ref, ...own } = placed.schema;
  if (typeof $ref !== 'string') return placed;
  const { refs = [] } = placed;
  if (refs.includes($ref)) {
    throw new NotSaid(placed.pointer, say`"$ref" volta a "${$ref}": uma definição não contém a si mesma.`);
  }
  const found = $ref.startsWith('#') ? getAt(root, parsePointer(decoded($ref.slice(1)))) : undefined;
  if (!isObject(found)) throw new NotSaid(placed.pointer, say`"$ref" "${$ref}" não está neste arquivo.`);
  return dereferenced({ ...placed, schema: { ...found, ...own }, refs: [...refs, $ref] }, root);
}

/** The pointer of a fragment; as it is where a `%` in it escapes nothing. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A schema that stands in another one, by the way from there. */
export const within = (outer: Placed, way: string, schema: Source): Placed => ({
  ...outer,
  schema,
  pointer: outer.pointer + way,
});

/**
 * The schema of one field in plain keywords: `$ref` followed, `allOf` laid together, "or null" left out (an empty field is
 * absent), and options written as `anyOf` put as `oneOf`.
 * @throws NotSaid
 */
export function plainField(placed: Placed, root: Source): Placed {
  const outer = dereferenced(placed, root);
  const { allOf, ...own } = outer.schema;
  const parts = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  const whole = parts.reduce<Source>((all, part, index) => {
    const inner = within(outer, `/allOf/${index}`, part);
    return together(all, plainField(inner, root).schema, inner.pointer);
  }, own);
  return { ...outer, schema: withoutNull(whole) };
}

/** Two schemas that both hold. */
function together(one: Source, other: Source, pointer: string): Source {
  const result: Source = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = result[key];
    if (before === undefined || isEqual(before, value) || isSaying(key)) result[key] = value;
    else if (typeof before === 'number' && typeof value === 'number' && /^(exclusiveM|m)in/.test(key)) {
      result[key] = Math.max(before, value);
    } else if (typeof before === 'number' && typeof value === 'number' && /^(exclusiveM|m)ax/.test(key)) {
      result[key] = Math.min(before, value);
    } else if (key === 'enum' && Array.isArray(before) && Array.isArray(value)) {
      result.enum = before.filter((item) => value.some((same) => isEqual(item, same)));
    } else throw new NotSaid(`${pointer}/${key}`, say`"${key}" é dito duas vezes, de modos diferentes.`);
  }
  return result;
}

const isSaying = (key: string) => ['title', 'description', 'default', '$comment'].includes(key);

function withoutNull(schema: Source): Source {
  const { type, enum: options, anyOf, ...rest } = schema;
  const types = Array.isArray(type) ? type.filter((name) => name !== 'null') : undefined;
  const result: Source = { ...rest };
  if (types?.length === 1) result.type = types[0] as Json;
  else if (type !== undefined) result.type = type;
  if (Array.isArray(options)) result.enum = options.filter((option) => option !== null);
  for (const [key, given] of [
    ['anyOf', anyOf],
    ['oneOf', rest.oneOf],
  ] as const) {
    if (!Array.isArray(given)) continue;
    const left = given.filter((option) => !(isObject(option) && (option.type === 'null' || option.const === null)));
    delete result[key];
    const [only] = left;
    if (left.length === 1 && isObject(only) && left.length < given.length) return withoutNull({ ...result, ...only });
    const isOptions = left.length > 0 && left.every((option) => isObject(option) && codeOf(option) !== undefined);
    if (isOptions) result.oneOf = left.map((option) => optionOf(option as Source));
    else result[key] = left;
  }
  return result;
}

/** The one value that a schema takes. */
export function codeOf(option: Source): Json | undefined {
  if (option.const !== undefined) return option.const;
  return Array.isArray(option.enum) && option.enum.length === 1 ? option.enum[0] : undefined;
}

function optionOf(option: Source): Source {
  const code = codeOf(option) as Json;
  return { const: code, title: typeof option.title === 'string' ? option.title : String(code) };
}

/** What a schema is the type of, also where only its other keywords tell. */
export function typeOf({ type, const: code, enum: options, properties, items, oneOf }: Source): string | undefined {
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return undefined;
  if (isObject(properties)) return 'object';
  if (items !== undefined) return 'array';
  const first = Array.isArray(oneOf) && isObject(oneOf[0]) ? oneOf[0].const : undefined;
  const sample = code ?? (Array.isArray(options) ? options[0] : undefined) ?? first;
  if (typeof sample === 'number') return Number.isInteger(sample) ? 'integer' : 'number';
  return typeof sample === 'string' || typeof sample === 'boolean' ? typeof sample : undefined;
}
