import type { PartStep } from '../definition/types';
import { isEmpty, type Json, type JsonObject } from '../json';
import { bodyOfRow, type RowsOfStep } from '../mapping/parts';
import { withoutHandles } from './attachments';
import { keyIn } from './keyIn';
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

/** A row of a step with `each` as it is sent, but for its files: of one that went with it the server has a name of its own. */
export const bareBody = (step: PartStep, fields: RowsOfStep['fields'], row: JsonObject): Json =>
  bodyOfRow(step, fields, withoutHandles(fields, row));

/** The rows that a server has added for a step with `each`: no more than were sent, as one more of the same is somebody else's. */
export function addedFor(
  step: PartStep,
  fields: RowsOfStep['fields'],
  there: readonly JsonObject[],
  { known, doubts, key }: Pick<LeftBehind, 'known' | 'key'> & { doubts: readonly Json[] },
): JsonObject[] {
  const { length } = doubts.filter((body) => isEmpty(keyIn(step, body, key)));
  const bodyOf = (row: JsonObject) => bareBody(step, fields, row);
  return leftBehind(there, { known, bodies: doubts, bodyOf, key })
    .map(({ row }) => row)
    .slice(0, length);
}
