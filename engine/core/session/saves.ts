import type { Context } from '../condition/scope';
import type { Message, PartDefinition, PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfStep, dataOfStep, fieldsOfStep, namedByStep, rowsOfStep, type WizardData } from '../mapping/parts';
import type { SentBody } from '../mapping/refusedFields';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { withContents } from './attachments';
import { type CallOutcome, CONFLICT, FILES_GONE, isUnanswered, makeLoad, readingOf } from './calls';
import type { Attachment } from './host';
import { mergeData } from './loads';
import { bodyHeld, judge } from './overtaken';
import { saveRows } from './saveRows';
import { type Outgoing, type SaveServices, type StepResult, sendStep } from './sendStep';

/** What saving a part brought: rows with their new keys and without handles, or the failed call and its texts. */
export type SaveOutcome =
  | { ok: true; data: WizardData }
  | {
      ok: false;
      data: WizardData;
      outcome: CallOutcome;
      failure: Message | undefined;
      /** The body that was not taken. */
      sent: SentBody;
    };

/**
 * Sends one part: its calls one after another, stopping at the first failure. `each` sends a call per row. Of several
 * steps, one with nothing changed is done without a call.
 */
export async function savePart(part: PartDefinition, data: WizardData, services: SaveServices): Promise<SaveOutcome> {
  let taken: WizardData = {};
  for (const step of stepsOfPart(part)) {
    if (part.steps && !isStepDue(step, data, services)) continue;
    const rows = rowsOfStep(services.loaded, step, data, services.context);
    const result = await (rows ? saveRows(step, rows, data, services) : saveWhole(step, data, services));
    if (!result.outcome.ok) {
      const { outcome, row } = result;
      return { ok: false, data: taken, outcome, failure: step.failure ?? part.failure, sent: { step, data, row } };
    }
    taken = mergeData(taken, result.data);
  }
  return { ok: true, data: taken };
}

/** Whether a step would send anything else than what the server holds, as far as that is known. */
export function isStepDue(
  step: PartStep,
  data: WizardData,
  { loaded, context, stored, versions }: Pick<SaveServices, 'loaded' | 'context' | 'stored' | 'versions'>,
): boolean {
  if (versions.doubts(step).length > 0) return true;
  return !isEqual(bodyOfStep(loaded, step, data, context), bodyOfStep(loaded, step, stored, context));
}

async function saveWhole(step: PartStep, data: WizardData, services: SaveServices): Promise<StepResult> {
  const { loaded, host, context } = services;
  const filled = new Map<string, JsonObject>();
  const attachments: Attachment[] = [];
  for (const [tab, fields] of Object.entries(data)) {
    const own = await withContents(schemasOf(loaded, tab, step), fields, host);
    if (!own) return { outcome: FILES_GONE, data: {} };
    filled.set(tab, own.data);
    attachments.push(...own.attachments);
  }
  const body = bodyOfStep(loaded, step, Object.fromEntries(filled), context);
  const kept = bodyOfStep(loaded, step, data, context);
  const read = readingOf(namedByStep(loaded, step, data), context);
  const outcome = await sendOver(step, { body, kept, attachments, read }, services);
  return { outcome, data: outcome.ok ? keysOf(loaded, step, data, unwrapAnswer(outcome.body), context) : {} };
}

/** The fields of a tab that a step carries. */
function schemasOf(loaded: LoadedWizard, tab: string, step: PartStep) {
  const carried = fieldsOfStep(loaded, step);
  const all = Object.entries(loaded.tabs[tab]?.definition.schema.properties ?? {});
  return Object.fromEntries(all.filter(([name, schema]) => carried[name] === schema));
}

/**
 * Sends a whole step over the version that it was made from. Where the server holds another one, what it holds decides:
 * a change of this session's own is no conflict, whether its answer was lost or never told a version.
 */
async function sendOver(step: PartStep, outgoing: Outgoing, services: SaveServices): Promise<CallOutcome> {
  const { loaded, transport, versions, context, stored } = services;
  const refused = await sendVersion(step, outgoing, services);
  if (refused.ok || refused.status !== CONFLICT || !step.load || versions.of(step) === undefined) return refused;
  const answer = await makeLoad(transport, step.load, context);
  if (!answer.ok) return refused;
  const held = bodyHeld(loaded, step, answer, { stored, context });
  const known = [bodyOfStep(loaded, step, stored, context), ...versions.doubts(step)];
  const sent = { sent: outgoing.kept, hasFiles: outgoing.attachments.length > 0, known };
  const verdict = judge(held, sent, loaded.wizard.key);
  if (verdict === 'foreign') return refused;
  versions.learn(step, answer.version);
  return verdict === 'saved' ? answer : sendVersion(step, outgoing, services);
}

async function sendVersion(step: PartStep, outgoing: Outgoing, services: SaveServices): Promise<CallOutcome> {
  const { transport, versions } = services;
  const outcome = await sendStep(step, outgoing, transport, versions.of(step));
  if (outcome.ok) versions.learn(step, outcome.version);
  else if (isUnanswered(outcome)) versions.doubt(step, outgoing.kept);
  return outcome;
}

/** The rows that were sent, with the keys that the server gave them in the order sent; an object with its key. */
function keysOf(
  loaded: LoadedWizard,
  step: PartStep,
  data: WizardData,
  answer: Json | undefined,
  context: Context,
): WizardData {
  const { key } = loaded.wizard;
  const lists = step.data.filter((source) => source.includes('/'));
  if (lists.length !== 1) return {};
  const [tab = '', field = ''] = (lists[0] as string).split('/');
  const rows = data[tab]?.[field];
  const saved = dataOfStep(loaded, step, answer, context)[tab]?.[field];
  if (isObject(rows) && isObject(saved) && !isEmpty(saved[key])) {
    return { [tab]: { [field]: { ...rows, [key]: saved[key] as Json } } };
  }
  if (!Array.isArray(rows) || !Array.isArray(saved) || saved.length !== rows.length) return {};
  return {
    [tab]: {
      [field]: rows.map((row, index) => {
        const known = isObject(saved[index]) ? (saved[index] as JsonObject)[key] : undefined;
        return known === undefined ? row : { ...(row as JsonObject), [key]: known };
      }),
    },
  };
}
