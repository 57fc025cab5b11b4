import type { Condition, ValueCondition, ValueSchema } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { foldText } from '../../core/text';
import { conditionNow, daysNow, withinOf } from './named';
import { codeNow, type Reading, refOf } from './reading';

/** A question about one reference, which is true or false at every moment. */
export interface Atom {
  /** A node (`Cep`, `contas[]/Agencia`), or a reference into the context. */
  ref: string;
  /** `true` = filled; else one keyword with what it expects. */
  test: true | ValueSchema;
  /** What tells equal questions. */
  key: string;
}

/** A condition as a formula over atoms, whatever way it was written. */
export type Expr = boolean | { atom: Atom } | { all: Expr[] } | { any: Expr[] } | { not: Expr };

/** The conjunction of formulas. */
export function all(parts: readonly Expr[]): Expr {
  if (parts.includes(false)) return false;
  const open = parts.filter((part) => part !== true);
  return open.length === 0 ? true : open.length === 1 ? (open[0] as Expr) : { all: open };
}

/** The disjunction of formulas. */
export function any(parts: readonly Expr[]): Expr {
  if (parts.includes(true)) return true;
  const open = parts.filter((part) => part !== false);
  return open.length === 0 ? false : open.length === 1 ? (open[0] as Expr) : { any: open };
}

/** The negation of a formula. */
export function not(part: Expr): Expr {
  return typeof part === 'boolean' ? !part : { not: part };
}

/** A condition as a formula; an absent one is true. */
export function exprOf(condition: Condition | undefined, reading: Reading = {}): Expr {
  return all(
    Object.entries(condition ?? {}).map(([key, value]): Expr => {
      if (key === 'anyOf') return any((value as Condition[]).map((inner) => exprOf(inner, reading)));
      if (key === 'allOf') return all((value as Condition[]).map((inner) => exprOf(inner, reading)));
      if (key === 'not') return not(exprOf(value as Condition, reading));
      if (key === '$changed') return atom('$changed', { enum: [...(value as unknown as string[])].sort() });
      return exprOfValue(key, value as ValueCondition, reading);
    }),
  );
}

function exprOfValue(key: string, expected: ValueCondition, reading: Reading): Expr {
  const ref = refOf(key, reading);
  if (typeof expected === 'boolean') return expected ? atom(ref, true) : not(atom(ref, true));
  return all(
    Object.entries(expected).map(([keyword, value]): Expr => {
      if (keyword === 'not') return not(exprOfValue(key, value as ValueSchema, reading));
      if (keyword === 'anyOf') {
        return any((value as ValueSchema[]).map((inner) => exprOfValue(key, inner, reading)));
      }
      if (keyword === 'enum') return any((value as Json[]).map((each) => isCode(ref, each, reading)));
      if (keyword === 'const') return isCode(ref, value as Json, reading);
      if (keyword === 'like') {
        return any([...new Set((value as string[]).map(foldText))].map((each) => atom(ref, { like: [each] })));
      }
      if (keyword === 'sameAs') return atom(ref, { sameAs: refOf(value as string, reading) });
      if (keyword === 'contains') return atom(ref, contains(value as Condition, withinOf(key, reading)));
      return atom(ref, daysNow({ [keyword]: value } as ValueSchema, reading));
    }),
  );
}

/** What rows are asked, under the names that their fields have now. */
function contains(asked: Condition, within: Reading): ValueSchema {
  return { contains: sorted(conditionNow(asked, within) as Json) as Condition };
}

/** The code that an earlier one became. */
function isCode(ref: string, code: Json, { codes }: Reading): Expr {
  const now = codeNow(codes?.get(ref), code);
  return now === null ? false : atom(ref, { const: now });
}

function atom(ref: string, test: Atom['test']): Expr {
  return { atom: { ref, test, key: `${ref} ${JSON.stringify(sorted(test as Json))}` } };
}

/** A value with the keys of its objects in order, so that equal ones are equal texts. */
export function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] as Json)]),
  );
}

/** The atoms of a formula, each once. */
export function atomsOf(expr: Expr, found = new Map<string, Atom>()): Map<string, Atom> {
  if (typeof expr === 'boolean') return found;
  if ('atom' in expr) found.set(expr.atom.key, expr.atom);
  else if ('not' in expr) atomsOf(expr.not, found);
  else for (const part of 'all' in expr ? expr.all : expr.any) atomsOf(part, found);
  return found;
}

/** Whether a formula is true when its atoms are as told. */
export function isTrue(expr: Expr, holds: (atom: Atom) => boolean): boolean {
  if (typeof expr === 'boolean') return expr;
  if ('atom' in expr) return holds(expr.atom);
  if ('not' in expr) return !isTrue(expr.not, holds);
  if ('all' in expr) return expr.all.every((part) => isTrue(part, holds));
  return expr.any.some((part) => isTrue(part, holds));
}
