import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { PartDefinition } from '../definition/types';
import type { FormStore } from '../form/formStore';
import { isEqual, type JsonObject } from '../json';
import { bodyOfStep, fieldsOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { SaveEvent } from '../save/flow';
import { rowsOf } from '../state/state';
import { tellFailure } from './calls';
import type { GateServices } from './gates';
import { loadPart } from './loads';
import { typedOver, withKeys } from './merge';
import { savePart } from './saves';
import { isTabHidden } from './view';

/** What a saver works on; `stored` is what the server holds, by tab. */
export interface SaverInput {
  loaded: LoadedWizard;
  gate: GateServices;
  forms: ReadonlyMap<string, FormStore>;
  stored: Map<string, JsonObject>;
  context(tab: string): Context;
  dispatch(event: SaveEvent): void;
  /** Called when a run has ended, well or not. */
  afterwards(): void;
}

/** Sends the parts of a wizard. */
export interface Saver {
  /** Parts whose load failed: never sent before they are loaded. */
  unloaded: Set<PartDefinition>;
  /**
   * Sends the changed parts among `only`, one after another, stopping at the first failure, which is told.
   * A part of later or hidden tabs alone, and one with nothing changed, is done without a call.
   */
  save(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean>;
}

/** A saver over the forms of a session. */
export function createSaver({ loaded, gate, forms, stored, context, dispatch, afterwards }: SaverInput): Saver {
  const { wizard } = loaded;
  const unloaded = new Set<PartDefinition>();
  const form = (tab: string) => forms.get(tab) as FormStore;
  const indexOf = (tab: string) => wizard.tabs.findIndex((entry) => entry.id === tab);

  /** A tab that is not open and holds malformed values goes as it was last stored. */
  const dataToSend = (openTab: string): WizardData =>
    Object.fromEntries(
      [...forms].map(([id, store]) => {
        const { data } = store.getState();
        const fits = id === openTab || isEqual(data, stored.get(id)) || store.isValid('save');
        return [id, fits ? data : (stored.get(id) ?? {})];
      }),
    );

  const isChanged = (part: PartDefinition, data: WizardData, here: Context): boolean => {
    const before = Object.fromEntries(stored);
    return stepsOfPart(part).some(
      (step) => !isEqual(bodyOfStep(loaded, step, data, here), bodyOfStep(loaded, step, before, here)),
    );
  };

  const mayBeSent = (part: PartDefinition, openTab: string, here: Context): boolean => {
    const tabs = tabsOfPart(part).map(indexOf);
    return (
      tabs.some((index) => index <= indexOf(openTab)) &&
      !tabs.every((index) => isTabHidden(loaded, index, here)) &&
      evaluateCondition(part.when, { data: {}, context: here })
    );
  };

  /** A part whose load failed is loaded before it is sent, under what was typed since. */
  async function loadFirst(part: PartDefinition, here: Context): Promise<boolean> {
    if (!unloaded.has(part)) return true;
    const result = await loadPart(loaded, part, gate.transport, here);
    if (result.failure) {
      await tellFailure(gate.host, result.failure, part.failure ?? gate.messages.loadFailed, gate);
      return false;
    }
    unloaded.delete(part);
    for (const [id, own] of Object.entries(result.data)) {
      const store = form(id);
      const before = stored.get(id) ?? {};
      const typed = store.getState().data;
      store.load({ ...before, ...own });
      stored.set(id, store.getState().data);
      store.load(typedOver(store.getState().data, before, typed), { locals: 'kept' });
    }
    return true;
  }

  async function send(part: PartDefinition, openTab: string): Promise<boolean> {
    const data = dataToSend(openTab);
    const outcome = await savePart(loaded, part, data, gate.transport, context(openTab));
    for (const [id, keyed] of Object.entries(outcome.data)) takeKeys(id, data[id] ?? {}, keyed);
    if (!outcome.ok) {
      await tellFailure(gate.host, outcome.outcome, outcome.failure, gate);
      return false;
    }
    for (const id of tabsOfPart(part)) {
      const fields = stepsOfPart(part).flatMap((step) => Object.keys(fieldsOfStep(loaded, step)));
      stored.set(id, withFields(stored.get(id) ?? {}, { ...data[id], ...outcome.data[id] }, fields));
    }
    return true;
  }

  /** Gives the rows of a tab the keys that the server gave them. */
  function takeKeys(id: string, sent: JsonObject, keyed: JsonObject): void {
    for (const [list, rows] of Object.entries(keyed)) {
      const now = rowsOf(form(id).getState().data, list);
      form(id).patch({ [list]: withKeys(now, rowsOf(sent, list), Array.isArray(rows) ? rows : [], wizard.key) });
    }
  }

  return {
    unloaded,
    async save(openTab, only) {
      const here = context(openTab);
      const data = dataToSend(openTab);
      const due = wizard.parts.filter(
        (part) => only(part) && mayBeSent(part, openTab, here) && (unloaded.has(part) || isChanged(part, data, here)),
      );
      dispatch({ type: 'start', send: due.map((part) => part.id) });
      let saved = true;
      for (const part of due) {
        saved = (await loadFirst(part, here)) && (await send(part, openTab));
        dispatch({ type: saved ? 'saved' : 'failed', part: part.id });
        if (!saved) break;
      }
      dispatch({ type: 'finish' });
      afterwards();
      return saved;
    },
  };
}

/** An object with some of its fields as another one has them, absent ones taken off. */
function withFields(base: JsonObject, other: JsonObject, fields: readonly string[]): JsonObject {
  const result = { ...base };
  for (const field of fields) {
    const value = other[field];
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
}
