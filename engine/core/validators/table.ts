import { allOrNone } from './allOrNone';
import { atLeastOne } from './atLeastOne';
import { checkDigits } from './checkDigits';
import { different } from './different';
import { equal } from './equal';
import { notBlank } from './notBlank';
import { someRow } from './someRow';
import { sum } from './sum';
import type { Validator } from './types';
import { uniqueRows } from './uniqueRows';

/**
 * The validators that a rule may name in `check`; `node --import tsx scripts/vocabularyDocs.ts` writes what the tools are told of
 * them from these lines.
 */
export const validators: Record<string, Validator> = {
  allOrNone,
  atLeastOne,
  checkDigits,
  different,
  equal,
  notBlank,
  someRow,
  sum,
  uniqueRows,
};

/**
 * Makes a check of an application one that rules may name, before the first form is loaded. The compiler is told of its name,
 * too, and of what it takes and does: `{ validators: { startsWith: { params: { prefix: { type: 'string', required: true } }, validate } } }`.
 * @example
 * import { blankContext } from 'ficha-engine/analyse';
 * import { formats, readReference, registerValidator, type Validator } from 'ficha-engine/core';
 *
 * const startsWith: Validator['validate'] = (of, { prefix }, scope) =>
 *   of.every((name) => String(readReference(name, scope) ?? prefix).startsWith(String(prefix)));
 * registerValidator('startsWith', startsWith);
 *
 * const scope = { data: { code: 'X1' }, context: blankContext({ today: '2026-11-21', formats }) };
 * startsWith(['code'], { prefix: 'DR' }, scope); // false
 */
export function registerValidator(name: string, validate: Validator['validate']): void {
  validators[name] = { name, validate };
}
