import type { Context } from '../condition/scope';
import type { PartDefinition, PartStep } from '../definition/types';
import type { Json } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { dataOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { withoutHandles } from './attachments';
import { type CallOutcome, makeCall } from './calls';
import type { Transport } from './host';

/** The version of what the server has, by the step that carries it. */
export type Versions = Map<PartStep, string>;

/** What loading a part brought. */
export interface LoadedPart {
  part: PartDefinition;
  data: WizardData;
  /** The versions of what was loaded, as far as the server tells them. */
  versions: Versions;
  /** The failed call, when one failed: the part must not be sent. */
  failure?: CallOutcome;
}

/** Loads one part: its calls one after another; two steps with the same call share one answer. */
export async function loadPart(
  loaded: LoadedWizard,
  part: PartDefinition,
  transport: Transport,
  context: Context,
): Promise<LoadedPart> {
  const answers = new Map<string, CallOutcome>();
  const versions: Versions = new Map();
  let data: WizardData = {};
  for (const step of stepsOfPart(part)) {
    if (!step.load) continue;
    const key = typeof step.load === 'string' ? step.load : step.load.call;
    const outcome = answers.get(key) ?? (await makeCall(transport, step.load, { fresh: true }));
    answers.set(key, outcome);
    if (!outcome.ok) return { part, data: {}, versions, failure: outcome };
    if (outcome.version !== undefined) versions.set(step, outcome.version);
    data = mergeData(data, dataOfStep(loaded, step, unwrapAnswer(outcome.body) as Json | undefined, context));
  }
  // A content that the server gives all the same is no handle.
  for (const [id, own] of Object.entries(data)) {
    data[id] = withoutHandles(loaded.tabs[id]?.definition.schema.properties ?? {}, own);
  }
  return { part, data, versions };
}

/** Data by tab with other data over it, field by field. */
export function mergeData(base: WizardData, over: WizardData): WizardData {
  const merged: WizardData = { ...base };
  for (const [tab, fields] of Object.entries(over)) merged[tab] = { ...merged[tab], ...fields };
  return merged;
}
