import type { PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfRow, dataOfStep, type RowsOfStep, type WizardData } from '../mapping/parts';
import { rowsOf } from '../state/state';
import { asSaved, handlesIn, withContents, withoutHandles, withRemoved } from './attachments';
import { type CallOutcome, DONE, FILES_GONE, isUnanswered, makeCall, makeLoad, NO_ANSWER, readingOf } from './calls';
import { keyIn } from './keyIn';
import { addedFor, bareBody } from './leftBehind';
import { isReadable } from './loads';
import { type SaveServices, type StepResult, sendStep } from './sendStep';

/**
 * Sends the rows of a step with `each`, one call after another, but for those that are as the server holds them. A new row
 * whose answer was lost is looked for there first: it is not added twice, and deleted where it was taken off since.
 */
export async function saveRows(
  step: PartStep,
  sent: RowsOfStep,
  data: WizardData,
  services: SaveServices,
): Promise<StepResult> {
  const { tab, list } = sent;
  const { versions, onRow } = services;
  const found = await rowsLeftBehind(step, sent, services);
  if (!Array.isArray(found)) return { outcome: found, data: {} };
  const added = sent.rows.filter((row) => isEmpty(row[services.loaded.wizard.key]));
  for (const row of found.slice(added.length)) {
    const outcome = await deleteLeft(sent, row, services);
    if (!outcome.ok && outcome.status !== 404) return { outcome, data: {} };
  }
  const keys = new Map(added.flatMap((row, index) => (found[index] ? [[row, keyOf(found[index], services)]] : [])));
  const saved = new Map<Json, JsonObject>();
  for (const row of sent.rows) {
    if (isAsHeld(step, sent, row, services)) continue;
    const { outcome, done } = await saveRow(step, sent, { ...row, ...keys.get(row) }, services);
    if (!outcome.ok) return { outcome, data: {}, row };
    saved.set(row, done);
    onRow(tab, list, row, done);
  }
  versions.settle(step);
  const all = data[tab]?.[list];
  const kept = Array.isArray(all) ? all.map((row) => saved.get(row) ?? row) : undefined;
  return { outcome: DONE, data: kept ? { [tab]: { [list]: kept } } : {} };
}

async function saveRow(
  step: PartStep,
  { tab, list, fields }: RowsOfStep,
  row: JsonObject,
  { loaded, transport, host, context, stored, versions }: SaveServices,
): Promise<{ outcome: CallOutcome; done: JsonObject }> {
  const { key } = loaded.wizard;
  const before = heldRow(row, rowsOf(stored[tab] ?? {}, list), key) ?? {};
  const filled = await withContents(fields, withRemoved(fields, row, before, key), { host, stored: before });
  const kept = withoutHandles(fields, row);
  if (!filled) return { outcome: FILES_GONE, done: kept };
  const read = readingOf(filled.data, context);
  const body = bodyOfRow(step, fields, filled.data);
  // Before the call: the page may end while it waits for the answer.
  const takeBack = versions.doubt(step, bareBody(step, fields, row));
  const outcome = await sendStep(step, { body, read, attachments: filled.attachments }, transport);
  if (!isUnanswered(outcome)) takeBack();
  if (!outcome.ok) return { outcome, done: kept };
  const answer = unwrapAnswer(outcome.body) as Json | undefined;
  const answered = dataOfStep(loaded, { ...step, take: {} }, answer, context)[tab]?.[list];
  const given = Array.isArray(answered) && isObject(answered[0]) ? answered[0] : {};
  const known = handlesIn(fields, before);
  const done = asSaved(fields, row, { answered: given, known, key });
  return { outcome, done: { ...done, ...(!isEmpty(given[key]) && { [key]: given[key] as Json }) } };
}

const heldRow = (row: JsonObject, held: readonly JsonObject[], key: string) =>
  isEmpty(row[key]) ? undefined : held.find((one) => one[key] === row[key]);

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
  const held = heldRow(row, rowsOf(stored[tab] ?? {}, list), key);
  return held !== undefined && isEqual(bodyOfRow(step, fields, held), body);
}

/** The rows that the server added without an answer that came; or why it could not be asked. */
async function rowsLeftBehind(
  step: PartStep,
  { tab, list, fields, rows }: RowsOfStep,
  { loaded, transport, context, stored, versions }: SaveServices,
): Promise<JsonObject[] | CallOutcome> {
  const { key } = loaded.wizard;
  const doubts = versions.doubts(step);
  if (!step.load || doubts.every((body) => !isEmpty(keyIn(step, body, key)))) return [];
  const outcome = await makeLoad(transport, step.load, context);
  if (!outcome.ok) return outcome;
  const answer = unwrapAnswer(outcome.body) as Json | undefined;
  if (!isReadable(loaded, step, answer)) return NO_ANSWER;
  const here = [...rows, ...rowsOf(stored[tab] ?? {}, list)].map((row) => row[key]);
  const known = new Set([...here, ...versions.known(step)]);
  const there = rowsOf(dataOfStep(loaded, step, answer, context)[tab] ?? {}, list).filter(isObject);
  return addedFor(step, fields, there, { known, doubts, key });
}

const keyOf = (row: JsonObject, { loaded }: SaveServices): JsonObject => {
  const { key } = loaded.wizard;
  return { [key]: row[key] as Json };
};

/** Deletes a row that was taken off the list before its answer was missed. Without a call for it the server never knows. */
async function deleteLeft(
  { tab, list }: RowsOfStep,
  row: JsonObject,
  { loaded, transport, context }: SaveServices,
): Promise<CallOutcome> {
  const call = loaded.tabs[tab]?.definition.collections?.[list]?.delete;
  return call ? makeCall(transport, call, { read: readingOf(row, context), fresh: true }) : DONE;
}
