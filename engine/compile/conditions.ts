import type { Condition, Operand, ValueCondition, ValueSchema } from '../core/definition/types';
import { isObject, type Json } from '../core/json';
import { toPointer } from '../core/pointer';
import type { FieldEntry } from './fields';
import { suggestion } from './nearest';
import type { Place } from './problem';
import { type Resolved, resolveReference, rowScope, type Scope } from './scope';
import { entriesOf } from './structure';

/** One reference of a condition or operand, with its place and what it names. */
export interface Reading extends Place {
  text: string;
  resolved: Resolved;
  /** What the value must satisfy, when the reference is the key of a condition. */
  expected?: ValueCondition;
  /** The list whose row the reference starts from, inside `contains`. */
  within?: FieldEntry | '$others';
}

/** Every reference of a condition, those inside `contains` and `sameAs` included. */
export function readingsOf(condition: Condition | undefined, pointer: string, scope: Scope): Reading[] {
  return Object.entries(condition ?? {}).flatMap(([key, value]): Reading[] => {
    const at = pointer + toPointer([key]);
    if (key === 'anyOf' || key === 'allOf') {
      return entriesOf(value as Condition[]).flatMap(([inner, index]) => readingsOf(inner, `${at}/${index}`, scope));
    }
    if (key === 'not') return readingsOf(value as Condition, at, scope);
    if (key === '$changed') return readingsOfNames(value as unknown as string[], at, scope);
    const resolved = resolveReference(key, scope);
    const own: Reading = { text: key, pointer: at, at: 'key', resolved, expected: value as ValueCondition };
    return [own, ...(isObject(value as Json) ? readingsOfValue(value as ValueSchema, key, resolved, at, scope) : [])];
  });
}

function readingsOfValue(
  schema: ValueSchema,
  subject: string,
  resolved: Resolved,
  pointer: string,
  scope: Scope,
): Reading[] {
  const readings: Reading[] = [];
  if (schema.format !== undefined) readings.push(...unknownFormat(schema.format, `${pointer}/format`, scope));
  if (schema.sameAs !== undefined) readings.push(readingOf(schema.sameAs, `${pointer}/sameAs`, scope));
  if (schema.contains && resolved.rows) {
    const inner = readingsOf(schema.contains, `${pointer}/contains`, rowScope(scope, subject, resolved.rows));
    const within: Reading['within'] = resolved.entry ?? '$others';
    readings.push(...inner.map((reading): Reading => ({ within, ...reading })));
  } else if (schema.contains && !resolved.problem) {
    const message = `"${subject}" não é uma lista com linhas. Esperado em "contains": uma lista.`;
    const problem = { code: 'DEF_WRONG_TYPE', message } as const;
    readings.push({ text: subject, pointer: `${pointer}/contains`, at: 'key', resolved: { problem } });
  }
  if (schema.not) readings.push(...readingsOfValue(schema.not, subject, resolved, `${pointer}/not`, scope));
  for (const [inner, index] of entriesOf(schema.anyOf)) {
    readings.push(...readingsOfValue(inner, subject, resolved, `${pointer}/anyOf/${index}`, scope));
  }
  return readings;
}

/** A reading that is only there to report a format that does not exist. */
export function unknownFormat(name: string, pointer: string, scope: Scope): Reading[] {
  const known = Object.keys(scope.wizard.schemas.formats);
  if (known.includes(name)) return [];
  const message = `O formato "${name}" não existe. ${suggestion(name, known)}`;
  return [{ text: name, pointer, resolved: { problem: { code: 'DEF_UNKNOWN_FORMAT', message } } }];
}

/** One reference that stands as a text. */
export function readingOf(text: string, pointer: string, scope: Scope): Reading {
  return { text, pointer, resolved: resolveReference(text, scope) };
}

/** The references of a list of texts. */
export function readingsOfNames(names: readonly string[] | undefined, pointer: string, scope: Scope): Reading[] {
  return entriesOf(names).map(([name, index]) => readingOf(name, `${pointer}/${index}`, scope));
}

/** The references of an operand of `compute`, `set` or a body. */
export function readingsOfOperand(operand: Operand | undefined, pointer: string, scope: Scope): Reading[] {
  if (!isObject(operand)) return [];
  const { from, sum, is } = operand as { from?: Json; sum?: Json; is?: Json };
  return [
    ...(typeof from === 'string' ? [readingOf(from, `${pointer}/from`, scope)] : []),
    ...readingsOfNames(sum as string[] | undefined, `${pointer}/sum`, scope),
    ...readingsOf(is as unknown as Condition | undefined, `${pointer}/is`, scope),
  ];
}

/** A whole condition with its place and scope. */
export interface ConditionPlace {
  condition: Condition;
  pointer: string;
  scope: Scope;
}
