import type { FieldSchema } from '../../core/definition/types';
import type { FieldPlan } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import type { Code } from './codes';
import type { Found } from './found';
import type { Pair } from './pair';

/** The schema of one field in both versions. */
export interface FieldPair {
  pair: Pair;
  was: FieldPlan;
  is: FieldPlan;
}

/** A difference at a keyword of a field. */
export function foundAt(
  { pair, is }: FieldPair,
  code: Code,
  key: keyof FieldSchema,
  { keyword, ...more }: Partial<Found> & { keyword?: string } = {},
): Found {
  const base = pair.after.subject.schemas.get(is.node) ?? '';
  return {
    code,
    version: 'after',
    at: pair.after.at,
    pointer: base + toPointer([key]),
    key: true,
    about: keyword === undefined ? is.node : `${is.node}.${keyword}`,
    fields: [is.node],
    ...more,
    params: { ...more.params, ...(keyword !== undefined && { keyword }) },
  };
}
