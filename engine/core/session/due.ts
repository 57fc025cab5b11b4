import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { PartDefinition, PartStep } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEqual, type JsonObject } from '../json';
import { bodyOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { SaveServices } from './sendStep';
import type { Versions } from './versions';
import { isTabHidden } from './view';

/** What decides whether a part is sent; `stored` is what the server holds, by tab. */
export interface DueInput {
  loaded: LoadedWizard;
  stored: ReadonlyMap<string, JsonObject>;
  versions: Versions;
  /** Parts whose load failed: they are loaded before they are sent. */
  unloaded: ReadonlySet<PartDefinition>;
  openTab: string;
  context: Context;
}

/** The forms of a session, what is stored of each, and which of them waits for the customer's choice. */
export interface Outgoing {
  forms: ReadonlyMap<string, FormStore>;
  stored: ReadonlyMap<string, JsonObject>;
  isWaiting(tab: string): boolean;
}

/** What goes out. A tab that is not open and holds malformed values, or waits for a choice, goes as it was last stored. */
export function dataToSend({ forms, stored, isWaiting }: Outgoing, openTab: string): WizardData {
  return Object.fromEntries(
    [...forms].map(([id, store]) => {
      const { data } = store.getState();
      const fits = id === openTab || isEqual(data, stored.get(id)) || (store.isValid('save') && !isWaiting(id));
      return [id, fits ? data : (stored.get(id) ?? {})];
    }),
  );
}

/** The parts among these that are to be sent from the open tab, in their order: what is changed, or not even loaded. */
export function partsDue(parts: readonly PartDefinition[], data: WizardData, input: DueInput): PartDefinition[] {
  return parts.filter((part) => mayBeSent(part, input) && (input.unloaded.has(part) || isPartDue(part, data, input)));
}

/** Whether a part holds anything else than the server, as far as that is known. */
function isPartDue(part: PartDefinition, data: WizardData, { stored, ...input }: DueInput): boolean {
  const services = { ...input, stored: Object.fromEntries(stored) };
  return stepsOfPart(part).some((step) => isStepDue(step, data, services));
}

/** Whether a part may be sent from the open tab: one of later or of hidden tabs alone may not, nor one out of its condition. */
function mayBeSent(part: PartDefinition, { loaded, openTab, context }: DueInput): boolean {
  const indexOf = (tab: string) => loaded.wizard.tabs.findIndex((entry) => entry.id === tab);
  const tabs = tabsOfPart(part).map(indexOf);
  return (
    tabs.some((index) => index <= indexOf(openTab)) &&
    !tabs.every((index) => isTabHidden(loaded, index, context)) &&
    evaluateCondition(part.when, { data: {}, context })
  );
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
