import type { Context } from '../condition/scope';
import type { PartDefinition, PartStep } from '../definition/types';
import { isEmpty, type Json } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { dataOfStep, sourcesOf, toldOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { withoutContents } from './attachments';
import { type CallOutcome, makeLoad, NO_ANSWER } from './calls';
import type { Transport } from './host';
import type { Versions } from './versions';

/** What loading a part brought. */
export interface LoadedPart {
  part: PartDefinition;
  data: WizardData;
  /** What the formats say of its stored values, in their places. */
  told: WizardData;
  /** The failed call, when one failed: the part must not be sent. */
  failure?: CallOutcome;
}

/** Loads one part, and learns its versions: its calls one after another; two steps with the same call share one answer. */
export async function loadPart(
  loaded: LoadedWizard,
  part: PartDefinition,
  { transport, versions }: { transport: Transport; versions: Versions },
  context: Context,
): Promise<LoadedPart> {
  const answers = new Map<string, CallOutcome>();
  const versionsTold = new Map<PartStep, string | undefined>();
  let data: WizardData = {};
  let told: WizardData = {};
  for (const step of stepsOfPart(part)) {
    if (!step.load) continue;
    const key = typeof step.load === 'string' ? step.load : step.load.call;
    const outcome = answers.get(key) ?? (await makeLoad(transport, step.load, context));
    answers.set(key, outcome);
    if (!outcome.ok) return { part, data: {}, told: {}, failure: outcome };
    const answer = unwrapAnswer(outcome.body) as Json | undefined;
    if (!isReadable(loaded, step, answer)) return { part, data: {}, told: {}, failure: NO_ANSWER };
    versionsTold.set(step, outcome.version);
    data = mergeData(data, dataOfStep(loaded, step, answer, context));
    told = mergeData(told, toldOfStep(loaded, step, answer, context));
  }
  for (const [id, own] of Object.entries(data)) {
    data[id] = withoutContents(loaded.tabs[id]?.definition.schema.properties ?? {}, own);
  }
  for (const [step, version] of versionsTold) versions.learn(step, version);
  return { part, data, told };
}

/**
 * Whether an answer may be what a step holds. A text in the place of an object or of rows is none, as the page of a proxy
 * is that speaks for the server: taken as empty, the next save would go over what is there.
 */
export function isReadable(loaded: LoadedWizard, step: PartStep, answer: Json | undefined): boolean {
  if (isEmpty(answer) || typeof answer === 'object') return true;
  const [source, ...others] = sourcesOf(loaded, step);
  const schema = source?.field === undefined || others.length > 0 ? undefined : source.fields[source.field];
  return schema !== undefined && schema.type !== 'object' && !schema.items?.properties;
}

/** What the parts of a wizard brought, one over the other. */
export interface LoadedParts {
  data: WizardData;
  told: WizardData;
  failed: { part: PartDefinition; failure: CallOutcome }[];
}

/** The parts together, as they were loaded, in their order. */
export function togetherLoaded(results: readonly LoadedPart[]): LoadedParts {
  return results.reduce<LoadedParts>(
    (all, { part, data, told, failure }) => ({
      data: mergeData(all.data, data),
      told: mergeData(all.told, told),
      failed: failure ? [...all.failed, { part, failure }] : all.failed,
    }),
    { data: {}, told: {}, failed: [] },
  );
}

/** Data by tab with other data over it, field by field. */
export function mergeData(base: WizardData, over: WizardData): WizardData {
  const merged: WizardData = { ...base };
  for (const [tab, fields] of Object.entries(over)) merged[tab] = { ...merged[tab], ...fields };
  return merged;
}
