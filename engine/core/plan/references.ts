import type { Condition, ValueSchema } from '../definition/types';
import { isObject } from '../json';

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

/** One place of a condition that reads something. */
export interface ReadReference {
  text: string;
  reference: Reference;
  /** The list whose rows the reference is relative to, when it stands inside `contains`. */
  within?: string;
}

/** Every reference that a condition reads, those inside `contains` and `sameAs` included. */
export function referencesOf(condition: Condition | undefined, within?: string): ReadReference[] {
  if (!condition) return [];
  const reads: ReadReference[] = [];
  const add = (text: string) => reads.push({ text, reference: parseReference(text), ...(within && { within }) });
  for (const [key, value] of Object.entries(condition)) {
    if (key === 'anyOf' || key === 'allOf') {
      for (const inner of value as Condition[]) reads.push(...referencesOf(inner, within));
    } else if (key === 'not') {
      reads.push(...referencesOf(value as Condition, within));
    } else if (key === '$changed') {
      for (const field of value as string[]) add(field);
    } else {
      add(key);
      if (isObject(value)) reads.push(...referencesOfValue(value as ValueSchema, key, within));
    }
  }
  return reads;
}

function referencesOfValue(schema: ValueSchema, subject: string, within?: string): ReadReference[] {
  const reads: ReadReference[] = [];
  if (schema.sameAs !== undefined) {
    reads.push({ text: schema.sameAs, reference: parseReference(schema.sameAs), ...(within && { within }) });
  }
  if (schema.contains) reads.push(...referencesOf(schema.contains, subject));
  if (schema.not) reads.push(...referencesOfValue(schema.not, subject, within));
  for (const inner of schema.anyOf ?? []) reads.push(...referencesOfValue(inner, subject, within));
  return reads;
}

/** Every reference that an operand of `compute` or `set` reads. */
export function referencesOfOperand(operand: unknown): ReadReference[] {
  if (!isObject(operand)) return [];
  const texts = [
    ...(typeof operand.from === 'string' ? [operand.from] : []),
    ...(Array.isArray(operand.sum) ? (operand.sum as string[]) : []),
  ];
  const reads = texts.map((text) => ({ text, reference: parseReference(text) }));
  return isObject(operand.is) ? [...reads, ...referencesOf(operand.is as unknown as Condition)] : reads;
}
