import type { Context } from '../condition/scope';
import type { Message, PartDefinition, PartStep } from '../definition/types';
import { isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfStep, dataOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { type CallOutcome, makeCall } from './calls';
import type { Transport } from './host';
import { mergeData } from './loads';

/** What saving a part brought: rows with their new keys, or the failed call and its texts. */
export type SaveOutcome =
  | { ok: true; data: WizardData }
  | { ok: false; data: WizardData; outcome: CallOutcome; failure: Message | undefined };

/** Sends one part: its calls one after another, stopping at the first failure. `each` sends a call per row. */
export async function savePart(
  loaded: LoadedWizard,
  part: PartDefinition,
  data: WizardData,
  transport: Transport,
  context: Context,
): Promise<SaveOutcome> {
  let taken: WizardData = {};
  for (const step of stepsOfPart(part)) {
    const body = bodyOfStep(loaded, step, data, context);
    const bodies = step.each && Array.isArray(body) ? body : [body];
    const answers: Json[] = [];
    for (const one of bodies) {
      const outcome = await makeCall(transport, step.save, { body: one });
      if (!outcome.ok) {
        return { ok: false, data: taken, outcome, failure: step.failure ?? part.failure };
      }
      answers.push((unwrapAnswer(outcome.body) ?? null) as Json);
    }
    taken = mergeData(taken, keysOf(loaded, step, data, step.each ? answers : answers[0], context));
  }
  return { ok: true, data: taken };
}

/** The rows that were sent, with the keys that the server gave them in the order sent. */
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
