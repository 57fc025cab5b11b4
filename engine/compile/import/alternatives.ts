import type { Condition } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say } from '../problems/say';
import { codesOf } from './conditions';
import { canBeOption } from './options';
import { typeOf } from './resolve';
import type { Left, Placed, Source } from './types';

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
  // As in rjsf, a "const" is what the form begins with; the only value of an "enum" is not.
  const isFixed = told[0]?.const !== undefined && canBeOption(oneOf[0]?.const as Json, typeOf({ ...own, oneOf }));
  return {
    ...own,
    ...(isSame && title !== undefined && { title }),
    oneOf,
    ...(isFixed && own.default === undefined && { default: oneOf[0]?.const as Json }),
  };
}

/** Words of the property that tells alternatives apart which its field takes up, or which go without saying. */
const OF_CHOICE = ['const', 'enum', 'type', 'default', '$comment', '$id'];

/**
 * What alternatives say of themselves and of the field by which they are chosen that this does not show.
 * @param isKnown whether the field has options of its own
 */
export function besideChoice(name: string, options: readonly Placed[], isKnown: boolean): Left[] {
  const told = options.map(({ schema }) => (schema.properties as Source)[name] as Source);
  const isSame = told.every((one) => one.title === told[0]?.title);
  return options.flatMap(({ schema, pointer }, index): Left[] => {
    const isCalled = !isKnown && codesAt(schema, name)?.length === 1;
    const isSaid = (word: string, value: Json) => !isKnown && isEqual(value, told[0]?.[word] as Json);
    const own = Object.entries(told[index] ?? {}).flatMap(([word, value]) => {
      const isTaken =
        word === 'title' ? isKnown || isSame || (isCalled && schema.title === undefined) : isSaid(word, value);
      return isTaken || OF_CHOICE.includes(word) ? [] : [`properties${toPointer([name])}/${word}`];
    });
    const words = [
      ...(schema.title === undefined || isCalled ? [] : ['title']),
      ...(schema.description === undefined ? [] : ['description']),
      ...own,
    ];
    return words.map((word) => ({
      file: 'schema',
      pointer: `${pointer}/${word}`,
      reason: say`Uma opção não tem "${word.slice(word.lastIndexOf('/') + 1)}".`,
    }));
  });
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
