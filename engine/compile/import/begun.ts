import { isObject, type Json } from '../../core/json';
import { canBeOption } from './options';
import { dereferenced, typeOf } from './resolve';
import type { Placed, Source } from './types';

/**
 * A field with the value that rjsf gives it on an empty form as its `default`: the first of its options that are `const`.
 * @throws NotSaid as `dereferenced`
 */
export function begun(given: Placed, root: Source): Placed {
  const { schema } = dereferenced(given, root);
  if (schema.default !== undefined || schema.const !== undefined) return given;
  const value = firstOption(schema, root);
  return value === undefined ? given : { ...given, schema: { ...given.schema, default: value } };
}

/** The first option of a field, where rjsf chooses it: not beside an alternative of the type "null". */
function firstOption(schema: Source, root: Source): Json | undefined {
  const [given] = [schema.oneOf, schema.anyOf].filter(Array.isArray);
  if (!given?.every(isObject)) return undefined;
  const options = given.map((option) => dereferenced({ schema: option, pointer: '' }, root).schema);
  const isNullable = options.some(({ type }) => type === 'null');
  const code = options[0]?.const;
  const isNone = isNullable || code === undefined || code === null || !canBeOption(code, typeOf(schema));
  return isNone ? undefined : code;
}

/** The properties that the first alternative of an object fixes, by which rjsf begins. */
export function begunBy(alternatives: readonly Source[]): Record<string, Json> {
  const [first, ...others] = alternatives;
  const { properties } = first ?? {};
  if (!isObject(properties) || [first, ...others].some((each) => each && typeOf(each) === 'null')) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]): [string, Json][] =>
      isObject(inner) && inner.const !== undefined && inner.const !== null ? [[name, inner.const]] : [],
    ),
  );
}
