import type { Json, JsonObject } from '../json';
import { isSameSave } from './overtaken';

/** What the rows that a server holds are compared with. */
export interface LeftBehind {
  /** Keys of rows that did not come from these calls. */
  known: ReadonlySet<Json | undefined>;
  /** What calls have sent whose answers were lost. */
  bodies: readonly Json[];
  /** What a row is sent as. */
  bodyOf(row: JsonObject): Json;
  /** The name of the key of rows. */
  key: string;
}

/** The rows that a server has added though no answer said so: those just as they were sent, with a key that was not known. */
export const leftBehind = (
  there: readonly JsonObject[],
  { known, bodies, bodyOf, key }: LeftBehind,
): { row: JsonObject; id: Json }[] =>
  there.flatMap((row) => {
    const id = row[key];
    const isLeft = id !== undefined && !known.has(id) && bodies.some((body) => isSameSave(body, bodyOf(row), key));
    return isLeft ? [{ row, id }] : [];
  });
