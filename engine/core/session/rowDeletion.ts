import type { Context } from '../condition/scope';
import type { PartStep } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEmpty, type JsonObject } from '../json';
import { bodyOfStep, carriesField } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { isInPlace } from '../plan/fields';
import { rowsOf, scopeOf } from '../state/state';
import { type CallOutcome, isUnanswered } from './calls';
import { deleteRow, placeOfList } from './collections';
import type { GateServices } from './gates';
import type { RowVersions } from './rowVersions';
import type { Versions } from './versions';

/** What rows are deleted from; `stored` is what the server holds, by tab. */
export interface RowDeletionInput {
  loaded: LoadedWizard;
  gate: GateServices;
  form(tab: string): FormStore;
  context(tab: string): Context;
  stored: Map<string, JsonObject>;
  versions: Versions;
  rowVersions: RowVersions;
  /** Somebody else has changed a row of a list with calls of its own: it is loaded again, and says so. */
  tellStale(tab: string, list: string, name: string): Promise<void>;
  /** Without a connection nothing was done, which a list with calls of its own says. */
  tellOffline(tab: string, list: string): void;
}

/** Takes rows off their lists, the saved ones after their question and call. */
export function createRowDeletion(input: RowDeletionInput) {
  const { loaded, gate, form, context, stored, versions, rowVersions, tellStale, tellOffline } = input;
  const { key } = loaded.wizard;
  /** Keys of rows whose deletion was not answered. */
  const inDoubt = new Set<unknown>();

  const without = (tab: string, list: string, row: JsonObject): JsonObject => {
    const known = stored.get(tab) ?? {};
    return { ...known, [list]: rowsOf(known, list).filter((one) => one[key] !== row[key]) };
  };

  /**
   * A list edited in place is kept with a part: its deletion moves the version of that part, which the server tells to
   * who knew the one before.
   */
  const learn = (step: PartStep, held: { tab: string; left: JsonObject }, outcome: CallOutcome): void => {
    if (outcome.ok && outcome.version !== undefined) versions.learn(step, outcome.version);
    if (!isUnanswered(outcome)) return;
    const data = { ...Object.fromEntries(stored), [held.tab]: held.left };
    versions.doubt(step, bodyOfStep(loaded, step, data, context(held.tab)));
  };

  /**
   * Whether it is gone: a row that the server does not know any more is, when its deletion was under way before, or the
   * server has told its version.
   */
  const isGone = (row: JsonObject, outcome: CallOutcome, hadVersion: boolean): boolean => {
    const before = hadVersion || inDoubt.has(row[key]);
    if (isUnanswered(outcome)) inDoubt.add(row[key]);
    return outcome.ok || (before && outcome.status === 404);
  };

  /** True when the row is gone. One that was edited in place leaves the form, and what counts as stored. */
  return async (tab: string, list: string, row: JsonObject): Promise<boolean> => {
    const store = form(tab);
    const place = placeOfList(loaded, tab, list);
    const collection = store.plan.definition.collections?.[list];
    const inPlace = isInPlace(collection);
    const { data } = store.getState();
    const index = rowsOf(data, list).indexOf(row);
    const here = context(tab);
    const scope = inPlace
      ? scopeOf(store.plan, data, here, list, index)
      : { data: row, context: { ...here, stored: row }, index };
    const step = carrierOf(loaded, tab, list);
    const version = rowVersions.of(`${tab}/${list}`, row[key]);
    const isDeleted = await deleteRow(
      place,
      row,
      scope,
      inPlace ? gate : { ...gate, tellOffline: () => tellOffline(tab, list) },
      {
        knownVersion: step ? versions.of(step) : version,
        isGone(outcome) {
          if (step) learn(step, { tab, left: without(tab, list, row) }, outcome);
          return isGone(row, outcome, version !== undefined);
        },
        ...(version !== undefined && { tellStale: (name) => tellStale(tab, list, name) }),
      },
    );
    if (!isDeleted || !inPlace) return isDeleted;
    // Without a call of its own the row goes with the next save of its part.
    if (!isEmpty(row[key]) && collection?.delete) stored.set(tab, without(tab, list, row));
    const isRow = (one: JsonObject) => one === row || (!isEmpty(row[key]) && one[key] === row[key]);
    const now = rowsOf(store.getState().data, list).findIndex(isRow);
    if (now !== -1) store.removeRow(list, now);
    return true;
  };
}

/** The step that carries a list of a tab as a whole, with a version: rows that go one by one have none. */
function carrierOf(loaded: LoadedWizard, tab: string, list: string): PartStep | undefined {
  return loaded.wizard.parts.flatMap(stepsOfPart).find((step) => !step.each && carriesField(loaded, step, tab, list));
}
