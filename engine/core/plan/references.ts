import { dayKeywords, fieldOfDay } from '../days/dayKeywords';
import type { Condition, DayLimits, Operand, ValueCondition, ValueSchema } from '../definition/types';
import { isObject } from '../json';
import { toPointer } from '../pointer';

/** What a reference of a definition names. */
export type Reference =
  | { kind: 'field'; root: boolean; path: string[] }
  | { kind: 'settings' | 'user' | 'option'; path: string[] }
  | { kind: 'tabs'; tab: string; path: string[] }
  | { kind: 'mode' | 'index' | 'form' | 'others' | 'now' | 'changed'; path: [] }
  | { kind: 'unknown'; text: string; path: [] };

/**
 * Reads a reference: `Campo` and `objeto/Campo` in the rule's own scope, `/Campo` from the root of the tab,
 * `$settings/x`, `$user/X`, `$mode`, `$index`, `$others`, `$form`, `$now`, `$changed`, `$tabs/tab/Campo`,
 * `$option/Campo/Propriedade`.
 */
export function parseReference(text: string): Reference {
  if (!text.startsWith('$')) {
    const root = text.startsWith('/');
    return { kind: 'field', root, path: (root ? text.slice(1) : text).split('/') };
  }
  const [head = '', ...path] = text.slice(1).split('/');
  if (head === 'settings' || head === 'user') return { kind: head, path };
  if (head === 'option') return { kind: 'option', path };
  if (head === 'tabs') return { kind: 'tabs', tab: path[0] ?? '', path: path.slice(1) };
  if (path.length === 0) {
    if (head === 'mode' || head === 'index' || head === 'form' || head === 'others') return { kind: head, path: [] };
    if (head === 'now' || head === 'changed') return { kind: head, path: [] };
  }
  return { kind: 'unknown', text, path: [] };
}

/** How references are taken up: what each of them becomes, and what `contains` opens. `Scope` is handed down to it. */
export interface ReferenceReader<Scope, Read> {
  /** A reference; `expected` is what a value must satisfy whose reference is the key of a condition. */
  read(text: string, place: ReferencePlace, scope: Scope, expected?: ValueCondition): Read;
  /** The scope of the rows of a list, inside its `contains`; without it the inside is passed over. */
  inside(list: string, scope: Scope): Scope | undefined;
  /** What else a small schema names. */
  more?(schema: ValueSchema, subject: string, pointer: string, scope: Scope): Read[];
}

/** Where a reference stands, from where the reading began. */
export interface ReferencePlace {
  pointer: string;
  at?: 'key';
}

/** Every reference of a condition, those inside `contains`, `sameAs` and days included, in order. */
export function readCondition<Scope, Read>(
  reader: ReferenceReader<Scope, Read>,
  condition: Condition | undefined,
  scope: Scope,
  pointer = '',
): Read[] {
  return Object.entries(condition ?? {}).flatMap(([key, value]): Read[] => {
    const at = pointer + toPointer([key]);
    if (key === 'anyOf' || key === 'allOf') {
      return itemsOf(value as Condition[]).flatMap(([inner, index]) =>
        readCondition(reader, inner, scope, `${at}/${index}`),
      );
    }
    if (key === 'not') return readCondition(reader, value as Condition, scope, at);
    if (key === '$changed') return readNames(reader, value as string[], scope, at);
    const own = reader.read(key, { pointer: at, at: 'key' }, scope, value as ValueCondition);
    return [own, ...(isObject(value) ? readSchema(reader, value as ValueSchema, key, scope, at) : [])];
  });
}

function readSchema<Scope, Read>(
  reader: ReferenceReader<Scope, Read>,
  schema: ValueSchema,
  subject: string,
  scope: Scope,
  pointer: string,
): Read[] {
  const inner = schema.contains && reader.inside(subject, scope);
  return [
    ...(reader.more?.(schema, subject, pointer, scope) ?? []),
    ...(schema.sameAs === undefined ? [] : [reader.read(schema.sameAs, { pointer: `${pointer}/sameAs` }, scope)]),
    ...readDays(reader, schema, scope, pointer),
    ...(inner ? readCondition(reader, schema.contains, inner, `${pointer}/contains`) : []),
    ...(schema.not ? readSchema(reader, schema.not, subject, scope, `${pointer}/not`) : []),
    ...itemsOf(schema.anyOf).flatMap(([each, index]) =>
      readSchema(reader, each, subject, scope, `${pointer}/anyOf/${index}`),
    ),
  ];
}

/** The fields that days are compared with, in a condition or as the limits of a field. */
export function readDays<Scope, Read>(
  reader: Pick<ReferenceReader<Scope, Read>, 'read'>,
  limits: DayLimits,
  scope: Scope,
  pointer = '',
): Read[] {
  return dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    const field = point && fieldOfDay(point);
    return field === undefined ? [] : [reader.read(field, { pointer: `${pointer}/${keyword}/field` }, scope)];
  });
}

/** The references of a list of texts. */
export function readNames<Scope, Read>(
  reader: ReferenceReader<Scope, Read>,
  names: readonly string[] | undefined,
  scope: Scope,
  pointer = '',
): Read[] {
  return itemsOf(names).map(([name, index]) => reader.read(name, { pointer: `${pointer}/${index}` }, scope));
}

/** The references of an operand of `compute`, `set` or a body. */
export function readOperand<Scope, Read>(
  reader: ReferenceReader<Scope, Read>,
  operand: Operand | undefined,
  scope: Scope,
  pointer = '',
): Read[] {
  const { from, sum, is } = partsOfOperand(operand);
  return [
    ...(typeof from === 'string' ? [reader.read(from, { pointer: `${pointer}/from` }, scope)] : []),
    ...readNames(reader, sum, scope, `${pointer}/sum`),
    ...readCondition(reader, is, scope, `${pointer}/is`),
  ];
}

/** What an operand that is no literal is made of; nothing of a literal. */
export const partsOfOperand = (operand: Operand | undefined): { from?: string; sum?: string[]; is?: Condition } =>
  isObject(operand) ? operand : {};

/** The items of a list with their places; those that the compiler refused and left out are passed over. */
function itemsOf<T>(list: readonly T[] | undefined): [T, number][] {
  return (list ?? []).flatMap((item, index): [T, number][] => (item === undefined ? [] : [[item, index]]));
}

/** One place of a condition that reads something. */
export interface ReadReference {
  text: string;
  reference: Reference;
  /** The list whose rows the reference is relative to, when it stands inside `contains`. */
  within?: string;
}

const plainReader: ReferenceReader<string | undefined, ReadReference> = {
  read: (text, _, within) => ({ text, reference: parseReference(text), ...(within && { within }) }),
  inside: (list) => list,
};

/** Every reference that a condition reads, those inside `contains`, `sameAs` and days included. */
export const referencesOf = (condition: Condition | undefined): ReadReference[] =>
  readCondition(plainReader, condition, undefined);

/** Every reference that an operand of `compute` or `set` reads. */
export const referencesOfOperand = (operand: Operand | undefined): ReadReference[] =>
  readOperand(plainReader, operand, undefined);

/** References that stand as texts. */
export const referencesOfNames = (names: readonly string[]): ReadReference[] =>
  readNames(plainReader, names, undefined);
