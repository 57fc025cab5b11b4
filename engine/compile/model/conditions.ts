import type { FieldEntry } from '../../analyse/fields';
import type { Condition, Operand, ValueCondition } from '../../core/definition/types';
import { type ReferenceReader, readCondition, readNames, readOperand } from '../../core/plan/references';
import { say } from '../problems/say';
import type { Place } from '../problems/source';
import { suggestion } from '../problems/words';
import { type Resolved, resolveReference, rowScope, type Scope } from './scope';

/** One reference of a condition or operand, with its place and what it names. */
export interface Reading extends Place {
  text: string;
  resolved: Resolved;
  /** What the value must satisfy, when the reference is the key of a condition. */
  expected?: ValueCondition;
  /** The list whose row the reference starts from, inside `contains`. */
  within?: FieldEntry | '$others';
}

/** Where a reading stands: its scope, and the list whose row it starts from. */
interface Around {
  scope: Scope;
  within?: Reading['within'];
}

const reader: ReferenceReader<Around, Reading> = {
  read: (text, place, { scope, within }, expected) => ({
    text,
    ...place,
    resolved: resolveReference(text, scope),
    ...(expected !== undefined && { expected }),
    ...(within !== undefined && { within }),
  }),
  inside(list, { scope }) {
    const { rows, entry } = resolveReference(list, scope);
    return rows && { scope: rowScope(scope, list, rows), within: entry ?? '$others' };
  },
  more(schema, subject, pointer, { scope }) {
    const formats = schema.format === undefined ? [] : unknownFormat(schema.format, `${pointer}/format`, scope);
    const { rows, problem } = resolveReference(subject, scope);
    if (!schema.contains || rows || problem) return formats;
    const message = say`"${subject}" não é uma lista com linhas. Esperado em "contains": uma lista.`;
    const resolved: Resolved = { problem: { code: 'DEF_WRONG_TYPE', message } };
    return [...formats, { text: subject, pointer: `${pointer}/contains`, at: 'key', resolved }];
  },
};

/** Every reference of a condition, those inside `contains` and `sameAs` included. */
export const readingsOf = (condition: Condition | undefined, pointer: string, scope: Scope): Reading[] =>
  readCondition(reader, condition, { scope }, pointer);

/** A reading that is only there to report a format that does not exist. */
export function unknownFormat(name: string, pointer: string, scope: Scope): Reading[] {
  const known = Object.keys(scope.wizard.schemas.names.formats);
  if (known.includes(name)) return [];
  const message = say`O formato "${name}" não existe. ${suggestion(name, known)}`;
  return [{ text: name, pointer, resolved: { problem: { code: 'DEF_UNKNOWN_FORMAT', message } } }];
}

/** One reference that stands as a text. */
export function readingOf(text: string, pointer: string, scope: Scope): Reading {
  return { text, pointer, resolved: resolveReference(text, scope) };
}

/** A name in braces of a call: what an option knows besides is not known there. */
export function readingOfName(name: string, pointer: string, scope: Scope): Reading {
  const reading = readingOf(name, pointer, scope);
  if (reading.resolved.problem || !name.startsWith('$option/')) return reading;
  const message = say`"${name}" não é preenchido em uma chamada. Esperado: um campo, ou algo como "$settings/…".`;
  return { ...reading, resolved: { problem: { code: 'DEF_UNKNOWN_REFERENCE', message } } };
}

/** The references of a list of texts. */
export const readingsOfNames = (names: readonly string[] | undefined, pointer: string, scope: Scope): Reading[] =>
  readNames(reader, names, { scope }, pointer);

/** The references of an operand of `compute`, `set` or a body. */
export const readingsOfOperand = (operand: Operand | undefined, pointer: string, scope: Scope): Reading[] =>
  readOperand(reader, operand, { scope }, pointer);

/** A whole condition with its place and scope. */
export interface ConditionPlace {
  condition: Condition;
  pointer: string;
  scope: Scope;
}
