import type { Message, PartDefinition, PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfStep, dataOfStep, fieldsOfStep, namedByStep, rowsOfStep, type WizardData } from '../mapping/parts';
import type { SentBody } from '../mapping/refusedFields';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { withContents, withoutHandles, withRemoved } from './attachments';
import { type CallOutcome, CONFLICT, FILES_GONE, isUnanswered, makeLoad, readingOf } from './calls';
import { isStepDue } from './due';
import type { Attachment } from './host';
import { mergeData } from './loads';
import { bodyHeld, judge } from './overtaken';
import { saveRows } from './saveRows';
import { type Outgoing, type SaveServices, type StepResult, sendStep } from './sendStep';

/** What saving a part brought: rows with their new keys, and what the answers have; or the failed call and its texts. */
export type SaveOutcome =
  | { ok: true; data: WizardData; answered: WizardData }
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
  let answered: WizardData = {};
  for (const step of stepsOfPart(part)) {
    if (part.steps && !isStepDue(step, data, services)) continue;
    const rows = rowsOfStep(services.loaded, step, data, services.context);
    const result = await (rows ? saveRows(step, rows, data, services) : saveWhole(step, data, services));
    if (!result.outcome.ok) {
      const { outcome, row } = result;
      return { ok: false, data: taken, outcome, failure: step.failure ?? part.failure, sent: { step, data, row } };
    }
    taken = mergeData(taken, result.data);
    answered = mergeData(answered, result.answered ?? {});
  }
  return { ok: true, data: taken, answered };
}

async function saveWhole(step: PartStep, data: WizardData, services: SaveServices): Promise<StepResult> {
  const { loaded, host, context, stored } = services;
  const sent: WizardData = {};
  const filled: WizardData = {};
  const bare: WizardData = {};
  const attachments: Attachment[] = [];
  for (const [tab, fields] of Object.entries(data)) {
    const schemas = schemasOf(loaded, tab, step);
    const before = stored[tab] ?? {};
    const own = withRemoved(schemas, fields, before, loaded.wizard.key);
    const opened = await withContents(schemas, own, { host, stored: before });
    if (!opened) return { outcome: FILES_GONE, data: {} };
    sent[tab] = own;
    filled[tab] = opened.data;
    bare[tab] = withoutHandles(schemas, own);
    attachments.push(...opened.attachments);
  }
  const bodyOf = (of: WizardData) => bodyOfStep(loaded, step, of, context);
  const read = readingOf(namedByStep(loaded, step, data), context);
  const outgoing = { body: bodyOf(filled), kept: bodyOf(sent), bare: bodyOf(bare), attachments, read };
  const outcome = await sendOver(step, outgoing, services);
  if (!outcome.ok) return { outcome, data: {} };
  const answered = dataOfStep(loaded, step, unwrapAnswer(outcome.body) as Json | undefined, context);
  return { outcome, data: keysOf(loaded, step, data, answered), answered };
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
  const sent = {
    sent: outgoing.kept,
    hasFiles: !isEqual(outgoing.body, outgoing.kept),
    known: [bodyOfStep(loaded, step, stored, context)],
    doubts: versions.doubts(step),
  };
  const verdict = judge(held, sent, loaded.wizard.key);
  if (verdict === 'foreign') return refused;
  versions.learn(step, answer.version);
  return verdict === 'saved' ? answer : sendVersion(step, outgoing, services);
}

async function sendVersion(step: PartStep, outgoing: Outgoing, services: SaveServices): Promise<CallOutcome> {
  const { transport, versions } = services;
  const outcome = await sendStep(step, outgoing, transport, versions.of(step));
  if (outcome.ok) versions.learn(step, outcome.version);
  else if (isUnanswered(outcome))
    versions.doubt(step, isEqual(outgoing.body, outgoing.kept) ? outgoing.kept : outgoing.bare);
  return outcome;
}

/** The rows that were sent, with the keys that the server gave them in the order sent; an object with its key. */
function keysOf(loaded: LoadedWizard, step: PartStep, data: WizardData, answered: WizardData): WizardData {
  const { key } = loaded.wizard;
  const lists = step.data.filter((source) => source.includes('/'));
  if (lists.length !== 1) return {};
  const [tab = '', field = ''] = (lists[0] as string).split('/');
  const rows = data[tab]?.[field];
  const saved = answered[tab]?.[field];
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
