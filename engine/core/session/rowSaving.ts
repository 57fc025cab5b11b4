import type { Context } from '../condition/scope';
import type { FormDefinition } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { fieldsToWire } from '../mapping/wire';
import type { LoadedWizard } from '../mapping/wizard';
import { rowsOf } from '../state/state';
import { type CallOutcome, CONFLICT, DONE, isUnanswered } from './calls';
import { type CollectionPlace, type RowSending, saveRow } from './collections';
import { formNameOf } from './formNames';
import type { GateServices } from './gates';
import type { LostRows } from './lostRows';
import { placesRefused } from './refused';
import type { RowVersions } from './rowVersions';

/**
 * How saving a row went: `changed` and `deleted` = somebody else was faster, which the form says in its place; a row
 * that was `deleted` is there again when it is sent without its key. `clash` = a field has two values, and the customer
 * chooses first. `offline` = a question before it needs a connection. Any other failure has been told.
 */
export type RowOutcome = 'saved' | 'failed' | 'changed' | 'deleted' | 'clash' | 'offline';

/** The status of a row that the server does not know any more. */
const NOT_FOUND = 404;

/** A row as a form of its list leaves it. */
export interface RowToSave {
  tab: string;
  list: string;
  definition: FormDefinition;
  row: JsonObject;
  /** The row as it was opened. */
  before: JsonObject;
}

/** What rows are saved with. */
export interface RowSavingInput {
  loaded: LoadedWizard;
  gate: GateServices;
  form(tab: string): FormStore;
  context(tab: string): Context;
  rowVersions: RowVersions;
  /** What calls that were not answered may have left on the server, of new rows, which have no key. */
  lost: LostRows;
  reloadRows(tab: string, list: string): Promise<boolean>;
  freshenRows(tab: string, list: string): Promise<CallOutcome>;
  /** When typing into a form began. */
  begun(form: string): string | undefined;
  /** A form that is on the screen. */
  shown(form: string): FormStore | undefined;
  /** Whether a form waits for the customer's choice. */
  isWaiting(form: string): boolean;
  /** The answer for the row of a form was lost: what is known of a new one is kept; `reload` shows what became of it, once it is given up. */
  onLost(form: string, reload: () => void): void;
  /** The row is saved: what was typed into its form is nobody's draft any more. */
  forget(form: string): void;
}

/** Saves rows of lists with calls of their own, each over the version that it was made from. */
export function createRowSaving(input: RowSavingInput) {
  const { loaded, gate, form, context, rowVersions, lost, reloadRows, freshenRows } = input;
  const { begun, shown, isWaiting, forget } = input;
  const { key } = loaded.wizard;
  /** What calls that were not answered may have left on the server, by the key of the row. */
  const doubts = new Map<unknown, Json[]>();

  return async ({ tab, list, definition, row, before }: RowToSave): Promise<RowOutcome> => {
    const compiled = loaded.tabs[tab] as CollectionPlace['tab'];
    const fields = compiled.definition.schema.properties[list]?.items?.properties ?? {};
    const isNew = isEmpty(row[key]);
    let id = isNew ? undefined : row[key];
    const name = formNameOf({ tab, list, form: definition.id }, before[key]);
    if (isWaiting(name)) return 'clash';
    const sent = fieldsToWire(fields, row);
    const newRow = { list: `${tab}/${list}`, form: name, begun: begun(name), sent };
    const canLoad = compiled.definition.collections?.[list]?.load !== undefined;
    const rows = () => rowsOf(form(tab).getState().data, list);
    const held = () => rows().find((one) => one[key] === id);
    const version = () => rowVersions.of(`${tab}/${list}`, id);
    let stale: Exclude<RowOutcome, 'saved' | 'failed'> | undefined;

    /** Looks for the row as a call without an answer left it there. With an outcome nothing is sent: it is there just so, or could not be asked. */
    async function findLost(): Promise<{ id?: Json; outcome?: CallOutcome }> {
      if (!isNew || !canLoad || !lost.isDoubted(newRow)) return {};
      const outcome = await freshenRows(tab, list);
      if (!outcome.ok) return { outcome };
      const found = lost.find(newRow, rows(), (one) => fieldsToWire(fields, one));
      return found ? { id: found.id, ...(found.isSame && { outcome: DONE }) } : {};
    }

    /** Sends it over what is known of it. */
    async function sendAs(sendOver: (over: RowSending) => Promise<CallOutcome>): Promise<CallOutcome> {
      const send = () => sendOver({ knownVersion: version(), begun: begun(name), ...(isNew && { id }) });
      // Before the call: the page may end while it waits for the answer.
      const takeBack = isNew ? lost.doubt(newRow, rows()) : undefined;
      const outcome = await judge(send, await send());
      if (!isUnanswered(outcome)) {
        doubts.delete(id);
        if (!outcome.ok) takeBack?.();
      } else {
        if (!isNew) doubts.set(id, [...(doubts.get(id) ?? []), sent]);
        input.onLost(name, () => canLoad && void freshenRows(tab, list));
      }
      return outcome;
    }

    /** Somebody else was faster, unless what is there came from here. */
    async function judge(send: () => Promise<CallOutcome>, outcome: CallOutcome) {
      if (outcome.ok) return outcome;
      const isRefused = outcome.status === CONFLICT && version() !== undefined;
      const isUnknown = outcome.status === NOT_FOUND && id !== undefined && canLoad;
      if (!(isRefused || isUnknown) || !(await reloadRows(tab, list))) return outcome;
      const found = held();
      if (found && isUnknown) return outcome;
      const there = found && fieldsToWire(fields, found);
      if (doubts.get(id)?.some((body) => isEqual(body, there))) {
        return isEqual(there, sent) ? DONE : send();
      }
      stale = isWaiting(name) ? 'clash' : found ? 'changed' : 'deleted';
      return outcome;
    }

    const isSaved = await saveRow(
      { tab: compiled, list, key },
      definition,
      row,
      { data: row, context: { ...context(tab), stored: before } },
      {
        ...gate,
        tellOffline: () => {
          stale = 'offline';
        },
      },
      async (sendOver) => {
        const found = await findLost();
        id ??= found.id;
        const outcome = found.outcome ?? (await sendAs(sendOver));
        if (outcome.ok && isNew) lost.settle(newRow, id ?? keyIn(outcome, key), rows());
        if (outcome.ok) forget(name);
        const store = stale ? undefined : shown(name);
        const places = placesRefused(outcome, gate.answers);
        const told = store && places.length > 0 && (await import('./showRefused').catch(() => undefined));
        if (told) told.showRefused({ form: store, sent: row, key }, { places, settings: context(tab).settings });
        // Told in the form, not by a dialog.
        return stale && !outcome.ok ? { ...outcome, aborted: true } : outcome;
      },
    );
    return isSaved ? 'saved' : (stale ?? 'failed');
  };
}

/** The key that an answer gives to a new row. */
function keyIn({ body }: CallOutcome, key: string): Json | undefined {
  const answer = unwrapAnswer(body);
  return isObject(answer) ? answer[key] : undefined;
}
