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
  optionsAt: undefined,
  nullsAt: undefined,
});

/**
 * The schema of one field in plain keywords: `$ref` followed, `allOf` laid together, "or null" left out (an empty field is
 * absent), and options written as `anyOf` put as `oneOf`.
 * @throws NotSaid
 */
export function plainField(placed: Placed, root: Source): Placed {
  const outer = dereferenced(placed, root);
  const { allOf, ...own } = outer.schema;
  const parts = Array.isArray(allOf) ? allOf : [];
  const whole = parts.reduce<Source>((all, part, index) => {
    if (part === true) return all;
    if (!isObject(part)) throw new NotSaid(`${outer.pointer}/allOf/${index}`, say`O que nunca vale não se escreve.`);
    const inner = within(outer, `/allOf/${index}`, part);
    return together(all, plainField(inner, root).schema, inner.pointer);
  }, own);
  return withoutNull({ ...outer, schema: whole }, root);
}

/** Two schemas that both hold. */
function together(one: Source, other: Source, pointer: string): Source {
  const result: Source = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = result[key];
    if (before === undefined || isEqual(before, value)) result[key] = value;
    // As in rjsf, the first that says it.
    else if (isSaying(key)) continue;
    else if (typeof before === 'number' && typeof value === 'number' && /^(exclusiveM|m)in/.test(key)) {
      result[key] = Math.max(before, value);
    } else if (typeof before === 'number' && typeof value === 'number' && /^(exclusiveM|m)ax/.test(key)) {
      result[key] = Math.min(before, value);
    } else if (key === 'enum' && Array.isArray(before) && Array.isArray(value)) {
      result.enum = before.filter((item) => value.some((same) => isEqual(item, same)));
    } else if (key === 'errorMessage' && isObject(before) && isObject(value))
      result.errorMessage = { ...before, ...value };
    else throw new NotSaid(`${pointer}/${key}`, say`"${key}" é dito duas vezes, de modos diferentes.`);
  }
  return result;
}

const isSaying = (key: string) => ['title', 'description', 'default', '$comment'].includes(key);

/** Whether a schema takes null and nothing else. */
export const isNull = (schema: Source) => schema.type === 'null' || codeOf(schema) === null;

function withoutNull(placed: Placed, root: Source): Placed {
  const { type, enum: options, anyOf, ...rest } = placed.schema;
  const types = Array.isArray(type) ? type.filter((name) => name !== 'null') : undefined;
  const result: Source = { ...rest };
  let { optionsAt, nullsAt } = placed;
  if (types?.length === 1) result.type = types[0] as Json;
  else if (type !== undefined) result.type = type;
  if (Array.isArray(options)) {
    result.enum = options.filter((option) => option !== null);
    nullsAt ??= options.flatMap((option, index) => (option === null ? [index] : []));
  }
  for (const [key, given] of [
    ['anyOf', anyOf],
    ['oneOf', rest.oneOf],
  ] as const) {
    if (!Array.isArray(given)) continue;
    const all = given.filter(isObject).map((option) => dereferenced({ ...placed, schema: option }, root));
    const left = all.filter(({ schema }) => !isNull(schema));
    const others = given.filter((option) => !isObject(option));
    delete result[key];
    const [only, more] = left;
    if (only && !more && others.length === 0 && all.length > 1 && codeOf(only.schema) === undefined) {
      return plainField({ ...only, schema: { ...result, ...only.schema } }, root);
    }
    const schemas = left.map(({ schema }) => schema);
    const isOptions = left.length > 0 && others.length === 0 && schemas.every((schema) => codeOf(schema) !== undefined);
    if (isOptions) {
      result.oneOf = schemas.map(optionOf);
      if (key === 'anyOf') optionsAt = `${placed.pointer}/anyOf`;
    } else result[key] = [...schemas, ...others];
  }
  return { ...placed, schema: result, optionsAt, nullsAt };
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

/** What a schema is the type of, also where only its other keywords tell; "or null" is no type of its own. */
export function typeOf(schema: Source): string | undefined {
  const { type, const: code, enum: options, properties, items, oneOf, anyOf } = schema;
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) {
    const [only, more] = type.filter((name) => name !== 'null');
    return typeof only === 'string' && more === undefined ? only : undefined;
  }
  if (isObject(properties)) return 'object';
  if (items !== undefined) return 'array';
  const alternatives = [oneOf, anyOf].flatMap((given) => (Array.isArray(given) ? given : []));
  const some = alternatives.filter((each) => !(isObject(each) && isNull(each)));
  const codes = code !== undefined ? [code] : Array.isArray(options) ? options : some.filter(isObject).flatMap(codeIn);
  const [sample] = codes;
  if (typeof sample === 'number') {
    return codes.every((each) => typeof each !== 'number' || Number.isInteger(each)) ? 'integer' : 'number';
  }
  if (sample !== undefined)
    return typeof sample === 'string' || typeof sample === 'boolean' ? typeof sample : undefined;
  const [first, ...others] = new Set(some.map((each) => (isObject(each) ? typeOf(each) : undefined)));
  return others.length === 0 ? first : undefined;
}

const codeIn = (schema: Source): Json[] => {
  const code = codeOf(schema);
  return code === undefined ? [] : [code];
};
