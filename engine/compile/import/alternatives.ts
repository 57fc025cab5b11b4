import type { Condition } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { codesOf } from './conditions';
import { canBeOption } from './options';
import { codeOf, typeOf } from './resolve';
import type { Placed, Source } from './types';

/** The names of the properties of an object. */
export const namesOf = (schema: Source) => Object.keys(isObject(schema.properties) ? schema.properties : {});

/** The values that an alternative leaves a property. */
export function codesAt(schema: Source, name: string): Json[] | undefined {
  return codesOf(isObject(schema.properties) ? schema.properties[name] : undefined);
}

/** Whether no value is in two of some lists. */
export function areDifferent(lists: readonly (Json[] | undefined)[]): boolean {
  const codes = lists.flatMap((list) => list ?? []);
  return (
    lists.every((list) => list !== undefined && list.length > 0) &&
    new Set(codes.map((code) => JSON.stringify(code))).size === codes.length
  );
}

/**
 * The field by which one of several alternatives is chosen: its options are called as these are. A title that not all of them give
 * it is the one of the option.
 */
export function choiceOf(name: string, options: readonly Placed[]): Source {
  const told = options.map(({ schema }) => (schema.properties as Source)[name] as Source);
  const { const: _, enum: __, title, ...own } = told[0] as Source;
  const isSame = told.every((one) => one.title === title);
  const oneOf = options.flatMap(({ schema }, index) => {
    const codes = codesAt(schema, name) ?? [];
    const called = [schema.title, isSame ? undefined : told[index]?.title].find((text) => typeof text === 'string');
    return codes.map((code) => ({ const: code, title: codes.length === 1 && called ? called : String(code) }));
  });
  const isFixed =
    codeOf(told[0] as Source) !== undefined && canBeOption(oneOf[0]?.const as Json, typeOf({ ...own, oneOf }));
  return {
    ...own,
    ...(isSame && title !== undefined && { title }),
    oneOf,
    ...(isFixed && own.default === undefined && { default: oneOf[0]?.const as Json }),
  };
}

/** The first field that conditions name. */
export function firstReference(conditions: readonly Condition[]): string | undefined {
  for (const condition of conditions) {
    for (const [key, value] of Object.entries(condition)) {
      if (key === 'not') return firstReference([value as Condition]);
      if (key === 'anyOf' || key === 'allOf') return firstReference(value as Condition[]);
      return key;
    }
  }
  return undefined;
}
