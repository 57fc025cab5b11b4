import type { Condition, Operand } from '../core/definition/types';
import { isObject, type Json } from '../core/json';
import { conditionSyntax } from './condition';
import { nameOf, referenceSyntax } from './references';
import { around, choice, fixed, list, mapped, type Syntax } from './syntax';
import type { WordTable } from './table';
import { valueSyntax } from './values';

type Computed = { from: string } | { sum: string[] } | { is: Condition };

const isComputed = (value: Operand): value is Computed =>
  isObject(value) && Object.keys(value).length === 1 && ('from' in value || 'sum' in value || 'is' in value);

/** Where a computed or set value comes from: `o mesmo que *CEP*`. */
export function operandSyntax(words: WordTable): Syntax<Operand> {
  const { empty, from, sum, is } = words.operand;
  const ofKey = <T>(key: string, syntax: Syntax<T>): Syntax<Operand> =>
    mapped<T, Operand>(
      syntax,
      (value) => (isComputed(value) ? ((value as Record<string, unknown>)[key] as T | undefined) : undefined),
      (said) => ({ [key]: said }) as unknown as Operand,
    );
  return choice<Operand>(
    fixed<Operand>(empty, null, (value) => value === null),
    ofKey('from', around(from, referenceSyntax(words))),
    ofKey('sum', around(sum, list(nameOf('fields'), words.and))),
    ofKey('is', around(is, conditionSyntax(words))),
    mapped<Json, Operand>(
      valueSyntax(words),
      (value) => (isComputed(value) || value === null ? undefined : (value as Json)),
      (said) => said,
    ),
  );
}
