import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { PartDefinition } from '../definition/types';
import type { FormStore } from '../form/formStore';
import { isEmpty, isEqual, isObject, type Json, type JsonObject, withValues } from '../json';
import { bodyOfStep, carriesField, fieldsOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { SaveEvent } from '../save/flow';
import { rowsOf } from '../state/state';
import { handlesIn, withoutHandles } from './attachments';
import { tellFailure } from './calls';
import type { GateServices } from './gates';
import { loadPart, type Versions } from './loads';
import { placeOfSent, typedOver, withKeys } from './merge';
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
  /** Called when a run has ended, well or not, with the parts that were sent and went well. */
  afterwards(sent: readonly string[]): void;
}

/** Sends the parts of a wizard. */
export interface Saver {
  /** Parts whose load failed: never sent before they are loaded. */
  unloaded: Set<PartDefinition>;
  /** Takes over which versions were loaded. */
  learn(versions: Versions): void;
  /**
   * Sends the changed parts among `only`, one after another, stopping at the first failure, which is told.
   * A part of later or hidden tabs alone, and one with nothing changed, is done without a call.
   */
  save(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean>;
  /** Sends the changed parts that carry fields of a tab. */
  saveFields(tab: string, fields: readonly string[]): Promise<boolean>;
}

/** A saver over the forms of a session. */
export function createSaver({ loaded, gate, forms, stored, context, dispatch, afterwards }: SaverInput): Saver {
  const { wizard } = loaded;
  const unloaded = new Set<PartDefinition>();
  const versions: Versions = new Map();
  const learn = (loadedNow: Versions) => {
    for (const [step, version] of loadedNow) versions.set(step, version);
  };
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
    learn(result.versions);
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

  /** What the server made of a part, under what was typed since. Without an answer all stays as it was sent. */
  async function loadAgain(part: PartDefinition, here: Context): Promise<void> {
    const result = await loadPart(loaded, part, gate.transport, here);
    if (result.failure) return;
    learn(result.versions);
    for (const id of tabsOfPart(part)) {
      const before = stored.get(id) ?? {};
      const now = form(id).getState().data;
      const isCarried = (field: string) => stepsOfPart(part).some((step) => carriesField(loaded, step, id, field));
      const fields = Object.keys(form(id).plan.schemas).filter(isCarried);
      form(id).patch(pick(result.data[id] ?? {}, fields));
      stored.set(id, withValues(before, pick(form(id).getState().data, fields)));
      const merged = typedOver(stored.get(id) ?? {}, before, now);
      if (!isEqual(merged, stored.get(id))) form(id).patch(pick(withoutTwins(merged, wizard.key), fields));
    }
  }

  async function send(part: PartDefinition, openTab: string): Promise<boolean> {
    const data = dataToSend(openTab);
    const { transport, host } = gate;
    const here = context(openTab);
    const onRow = (tab: string, list: string, sent: JsonObject, saved: JsonObject) =>
      takeRow(tab, list, rowsOf(data[tab] ?? {}, list), sent, saved);
    const held = Object.fromEntries(stored);
    const services = { loaded, transport, host, context: here, stored: held, versions, onRow };
    const outcome = await savePart(part, data, services);
    for (const [id, keyed] of Object.entries(outcome.data)) takeKeys(id, data[id] ?? {}, keyed);
    if (!outcome.ok) {
      await tellFailure(gate.host, outcome.outcome, outcome.failure, gate);
      return false;
    }
    for (const id of tabsOfPart(part)) {
      const fields = stepsOfPart(part).flatMap((step) => Object.keys(fieldsOfStep(loaded, step)));
      const { schemas } = form(id).plan;
      const saved = withoutHandles(schemas, { ...data[id], ...outcome.data[id] });
      stored.set(id, withValues(stored.get(id) ?? {}, pick(saved, fields)));
      dropHandles(id, pick(data[id] ?? {}, fields));
    }
    if (part.reload) await loadAgain(part, here);
    return true;
  }

  /** A row that the server has takes its key and loses its handle at once: it is never sent again. */
  function takeRow(tab: string, list: string, sent: readonly JsonObject[], row: JsonObject, saved: JsonObject): void {
    const { key } = wizard;
    const now = rowsOf(form(tab).getState().data, list);
    const place = placeOfSent(now, sent, row, key);
    const changes = Object.fromEntries(
      Object.keys({ ...row, ...saved })
        .filter((name) => row[name] !== saved[name])
        .map((name) => [name, saved[name]]),
    );
    if (place !== -1) {
      form(tab).patch({ [list]: now.map((one, index) => (index === place ? withValues(one, changes) : one)) });
    }
    const before = rowsOf(stored.get(tab) ?? {}, list);
    const known = before.findIndex((one) => !isEmpty(saved[key]) && one[key] === saved[key]);
    const rows = known === -1 ? [...before, saved] : before.map((one, index) => (index === known ? saved : one));
    stored.set(tab, { ...stored.get(tab), [list]: rows });
  }

  /** What went out with its content has no use for its handle any more; one that was picked since stays. */
  function dropHandles(id: string, sent: Record<string, Json | undefined>): void {
    const { schemas } = form(id).plan;
    const gone = handlesIn(schemas, sent);
    if (gone.size === 0) return;
    const { data } = form(id).getState();
    form(id).patch(pick(withoutHandles(schemas, data, gone), Object.keys(sent)));
  }

  /** Gives the rows of a tab, and its objects that are saved by themselves, the keys that the server gave them. */
  function takeKeys(id: string, sent: JsonObject, keyed: JsonObject): void {
    for (const [list, rows] of Object.entries(keyed)) {
      if (isObject(rows)) {
        const own = form(id).getState().data[list];
        form(id).patch({ [list]: { ...(isObject(own) && own), [wizard.key]: rows[wizard.key] as Json } });
        continue;
      }
      const now = rowsOf(form(id).getState().data, list);
      form(id).patch({ [list]: withKeys(now, rowsOf(sent, list), Array.isArray(rows) ? rows : [], wizard.key) });
    }
  }

  async function run(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean> {
    const here = context(openTab);
    const data = dataToSend(openTab);
    const due = wizard.parts.filter(
      (part) => only(part) && mayBeSent(part, openTab, here) && (unloaded.has(part) || isChanged(part, data, here)),
    );
    dispatch({ type: 'start', send: due.map((part) => part.id) });
    const sent: string[] = [];
    for (const part of due) {
      const isSaved = (await loadFirst(part, here)) && (await send(part, openTab));
      dispatch({ type: isSaved ? 'saved' : 'failed', part: part.id });
      if (!isSaved) break;
      sent.push(part.id);
    }
    dispatch({ type: 'finish' });
    afterwards(sent);
    return sent.length === due.length;
  }

  /** A block may save while the customer goes on: one run waits for the other. */
  let last: Promise<unknown> = Promise.resolve();
  const save: Saver['save'] = (openTab, only) => {
    const next = last.then(() => run(openTab, only));
    last = next.catch(() => undefined);
    return next;
  };

  return {
    unloaded,
    learn,
    save,
    saveFields: (tab, fields) =>
      save(tab, (part) =>
        stepsOfPart(part).some((step) => fields.some((field) => carriesField(loaded, step, tab, field))),
      ),
  };
}

/** Some fields of an object; absent ones are there, without a value. */
function pick(data: JsonObject, fields: readonly string[]): Record<string, Json | undefined> {
  return Object.fromEntries(fields.map((field) => [field, data[field]]));
}

/** Data whose lists have one row of each key: the last one. */
function withoutTwins(data: JsonObject, key: string): JsonObject {
  const isLast = (row: Json, index: number, rows: Json[]) =>
    !isObject(row) || isEmpty(row[key]) || !rows.slice(index + 1).some((one) => isObject(one) && one[key] === row[key]);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.filter(isLast) : value]),
  );
}
