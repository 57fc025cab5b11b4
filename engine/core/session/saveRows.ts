import type { PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfRow, dataOfStep, type RowsOfStep, type WizardData } from '../mapping/parts';
import { fromShape } from '../mapping/shape';
import { rowsOf } from '../state/state';
import { withContents, withoutHandles } from './attachments';
import { type CallOutcome, DONE, isUnanswered, makeLoad, NO_ANSWER, readingOf } from './calls';
import { leftBehind } from './leftBehind';
import { isReadable } from './loads';
import { type SaveServices, type StepResult, sendStep } from './sendStep';

/**
 * Sends the rows of a step with `each`, one call after another, but for those that are as the server holds them. A new row
 * whose answer was lost is looked for there first: it is not added twice.
 */
export async function saveRows(
  step: PartStep,
  sent: RowsOfStep,
  data: WizardData,
  services: SaveServices,
): Promise<StepResult> {
  const { tab, list } = sent;
  const { versions, onRow } = services;
  const found = await keysLeftBehind(step, sent, services);
  if (!('keys' in found)) return { outcome: found, data: {} };
  const saved = new Map<Json, JsonObject>();
  for (const row of sent.rows) {
    if (isAsHeld(step, sent, row, services)) continue;
    const { outcome, done } = await saveRow(step, sent, { ...row, ...found.keys.get(row) }, services);
    if (!outcome.ok) return { outcome, data: {}, row };
    saved.set(row, done);
    onRow(tab, list, row, done);
  }
  versions.learn(step, undefined);
  const all = data[tab]?.[list];
  const kept = Array.isArray(all) ? all.map((row) => saved.get(row) ?? row) : undefined;
  return { outcome: DONE, data: kept ? { [tab]: { [list]: kept } } : {} };
}

async function saveRow(
  step: PartStep,
  { tab, list, fields }: RowsOfStep,
  row: JsonObject,
  { loaded, transport, host, context, versions }: SaveServices,
): Promise<{ outcome: CallOutcome; done: JsonObject }> {
  const { key } = loaded.wizard;
  const filled = await withContents(fields, row, host);
  const kept = withoutHandles(fields, row);
  // What was picked is gone: nothing is sent.
  if (!filled) return { outcome: NO_ANSWER, done: kept };
  const read = readingOf(filled.data, context);
  const body = bodyOfRow(step, fields, filled.data);
  const outcome = await sendStep(step, { body, read, attachments: filled.attachments }, transport);
  if (isUnanswered(outcome)) versions.doubt(step, bodyOfRow(step, fields, kept));
  if (!outcome.ok) return { outcome, done: kept };
  const answer = unwrapAnswer(outcome.body) as Json | undefined;
  const answered = dataOfStep(loaded, { ...step, take: {} }, answer, context)[tab]?.[list];
  const given = Array.isArray(answered) && isObject(answered[0]) ? answered[0][key] : undefined;
  return { outcome, done: { ...kept, ...(!isEmpty(given) && { [key]: given as Json }) } };
}

/** Whether the server has a row just so: another window may have changed it since, which sending it would undo. */
function isAsHeld(
  step: PartStep,
  { tab, list, fields }: RowsOfStep,
  row: JsonObject,
  { loaded, stored, versions }: SaveServices,
): boolean {
  const { key } = loaded.wizard;
  const body = bodyOfRow(step, fields, row);
  // What became of an earlier call for it is not known.
  const isDoubted = versions.doubts(step).some((one) => isEqual(keyIn(step, one, key), keyIn(step, body, key)));
  if (isEmpty(row[key]) || isDoubted) return false;
  const held = rowsOf(stored[tab] ?? {}, list).find((one) => one[key] === row[key]);
  return held !== undefined && isEqual(bodyOfRow(step, fields, held), body);
}

/** The key of the row in a body of a step with `each`. */
function keyIn(step: PartStep, body: Json, key: string): Json | undefined {
  const inner = fromShape(step, body);
  const row = Array.isArray(inner) ? inner[0] : inner;
  return isObject(row) ? row[key] : undefined;
}

/** The keys of rows that the server added without an answer that came, for the new rows here; or why it could not be asked. */
async function keysLeftBehind(
  step: PartStep,
  { tab, list, fields, rows }: RowsOfStep,
  { loaded, transport, context, stored, versions }: SaveServices,
): Promise<{ keys: ReadonlyMap<JsonObject, JsonObject> } | CallOutcome> {
  const { key } = loaded.wizard;
  const doubts = versions.doubts(step);
  const added = rows.filter((row) => isEmpty(row[key]));
  if (!step.load || doubts.length === 0 || added.length === 0) return { keys: new Map() };
  const outcome = await makeLoad(transport, step.load, context);
  if (!outcome.ok) return outcome;
  const answer = unwrapAnswer(outcome.body) as Json | undefined;
  if (!isReadable(loaded, step, answer)) return NO_ANSWER;
  const known = new Set([...rows, ...rowsOf(stored[tab] ?? {}, list)].map((row) => row[key]));
  const there = rowsOf(dataOfStep(loaded, step, answer, context)[tab] ?? {}, list).filter(isObject);
  const bodyOf = (row: JsonObject) => bodyOfRow(step, fields, row);
  const found = leftBehind(there, { known, bodies: doubts, bodyOf, key }).map(({ id }) => ({ [key]: id }));
  return { keys: new Map(added.flatMap((row, index) => (found[index] ? [[row, found[index]]] : []))) };
}
