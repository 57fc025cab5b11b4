import type { SchemasModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import type { Words } from '../../problems/say';
import type { Place, Source } from '../../problems/source';

/** The file that a field stands in, and what it may name. */
export interface FieldContext {
  source: Source;
  schemas: SchemasModel;
}

/**
 * Reports at the first of these places that stands in the file itself: what comes by `$ref` is reported where it
 * stands, unless the file adds what does not fit it.
 */
export function report(
  { source }: FieldContext,
  code: Problem['code'],
  pointer: string | readonly string[],
  message: Words,
  at?: Place['at'],
): Problem[] {
  const own = [pointer].flat().find((place) => source.has(place));
  return own === undefined ? [] : [problemAt(source, code, { pointer: own, ...(at && { at }) }, message)];
}
