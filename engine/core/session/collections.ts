import { evaluateCondition } from '../condition/evaluate';
import type { Context, Scope } from '../condition/scope';
import type { CallDefinition, CollectionDefinition, CompiledTab, FormDefinition } from '../definition/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { rowMatches } from '../mapping/parts';
import { fieldsFromWire, fieldsToWire } from '../mapping/wire';
import { type LoadedWizard, tabOf } from '../mapping/wizard';
import { numberedTitle, rowTitle } from '../plan/rowTitle';
import { newRow } from '../state/evaluate';
import { nameText, valueText } from '../summary/valueText';
import {
  type CallOptions,
  type CallOutcome,
  CONFLICT,
  makeCall,
  makeLoad,
  NO_ANSWER,
  readingOf,
  tellFailure,
  tellMessage,
  tellNotDeleted,
  tellNotSaved,
} from './calls';
import { confirmDeletion, type GateServices, passGates } from './gates';

/** A collection with the tab that it belongs to. */
export interface CollectionPlace {
  tab: CompiledTab;
  list: string;
  /** The field that identifies a saved row. */
  key: string;
}

/**
 * A list of a tab of a wizard.
 * @throws EngineError `UNKNOWN_TAB`
 */
export const placeOfList = (loaded: LoadedWizard, tab: string, list: string): CollectionPlace => ({
  tab: tabOf(loaded, tab),
  list,
  key: loaded.wizard.key,
});

const definitionOf = ({ tab, list }: CollectionPlace) => tab.definition.collections?.[list] as CollectionDefinition;
const fieldsOf = ({ tab, list }: CollectionPlace) => tab.definition.schema.properties[list]?.items?.properties ?? {};

/** Rows as the server has them, and what it tells of their versions. */
export interface LoadedRows {
  rows: JsonObject[];
  version?: string | undefined;
}

/** Loads the rows of a collection with calls of its own. */
export async function loadRows(
  place: CollectionPlace,
  services: GateServices,
  context: Context,
): Promise<LoadedRows | CallOutcome> {
  const collection = definitionOf(place);
  if (!collection.load) return { rows: [] };
  const outcome = await makeLoad(services.transport, collection.load, context);
  if (!outcome.ok) return outcome;
  const answer = unwrapAnswer(outcome.body);
  // The page of a proxy that speaks for the server is no empty list.
  if (!isEmpty(answer) && typeof answer !== 'object') return NO_ANSWER;
  const all = Array.isArray(answer) ? answer : isObject(answer) ? [answer] : [];
  const rows = all
    .filter((row) => rowMatches(collection.take, row, context))
    .map((row) => fieldsFromWire(fieldsOf(place), row as JsonObject, context.formats));
  return { rows, version: outcome.version };
}

/** A fresh row for a form: defaults and the form's start values. */
export function startRow(place: CollectionPlace, form: FormDefinition): JsonObject {
  return newRow(fieldsOf(place), form.start ?? {});
}

/** How a row is sent; `id` = the key that it turned out to have, so it is no new one. */
export type RowSending = Pick<CallOptions, 'knownVersion' | 'begun'> & { id?: Json | undefined };

/** Sends a row over a version of it, and may judge what comes of it. */
export type SendRow = (send: (over: RowSending) => Promise<CallOutcome>) => Promise<CallOutcome>;

/**
 * Sends a row: `create` without a key, else `update`; `save` is both. True when it was saved; a failure is told, unless
 * it was given up.
 */
export async function saveRow(
  place: CollectionPlace,
  form: FormDefinition,
  row: JsonObject,
  scope: Scope,
  services: GateServices,
  over: SendRow = (send) => send({}),
): Promise<boolean> {
  const action = isEmpty(row[place.key]) ? 'create' : 'update';
  const call = form[action] ?? form.save;
  if (!call || !(await passGates(definitionOf(place).rules ?? [], [action], [scope], services))) return false;
  const outcome = await over(({ id, ...options }) => {
    const sent = id === undefined ? row : { ...row, [place.key]: id };
    const body = fieldsToWire(fieldsOf(place), sent);
    const own = id === undefined ? call : (form.update ?? form.save ?? call);
    return makeCall(services.transport, own, { body, read: readingOf(sent, scope.context), ...options });
  });
  if (!outcome.ok) {
    await tellNotSaved(services.host, outcome, failureOf(call), services);
    return false;
  }
  await tellMessage(services.host, action === 'create' ? 'created' : 'updated', services);
  return true;
}

/** What a deletion has to do with the version of its list. */
export interface DeletionTie {
  /** The one that is known. */
  knownVersion?: string | undefined;
  /** Hears how the call went; whether the row is gone, which it may know better. */
  isGone(outcome: CallOutcome): boolean;
  /** Somebody else has changed the row `name`: tells it in its place. Without it a dialog does. */
  tellStale?(name: string): Promise<void>;
}

/**
 * Deletes a row: one without a key only on the screen; a saved one after the question and the gates, by its call.
 * True when it is gone; a failure is told. `tie` binds the call to a version of the list, where it has one.
 */
export async function deleteRow(
  place: CollectionPlace,
  row: JsonObject,
  scope: Scope,
  services: GateServices,
  tie: DeletionTie = { isGone: ({ ok }) => ok },
): Promise<boolean> {
  if (isEmpty(row[place.key])) return true;
  const collection = definitionOf(place);
  if (!collection.delete) return true;
  if ((await services.host.isOnline?.()) === false) return tellOffline(services);
  const question = collection.messages?.delete ?? services.messages.delete;
  const name = rowName(place, row, scope, services);
  if (!(await confirmDeletion(question, name, services))) return false;
  if (!(await passGates(collection.rules ?? [], ['delete'], [scope], services))) return false;
  const { knownVersion, isGone, tellStale } = tie;
  const read = readingOf(row, scope.context);
  const outcome = await makeCall(services.transport, collection.delete, { read, fresh: true, knownVersion });
  if (!isGone(outcome)) {
    const isStale = !outcome.ok && outcome.status === CONFLICT;
    if (isStale && tellStale) await tellStale(name);
    else
      await tellNotDeleted(
        services.host,
        outcome,
        failureOf(collection.delete) ?? services.messages.notDeleted,
        services,
      );
    return false;
  }
  await tellMessage(services.host, 'deleted', services);
  return true;
}

/** Without a connection nothing is deleted, which is said in the place of the list, where it has one. */
async function tellOffline(services: GateServices): Promise<false> {
  const { tellOffline: tellThere, messages, texts } = services;
  if (tellThere) tellThere();
  else
    await tellFailure(
      services.host,
      NO_ANSWER,
      { ...(messages.offline ?? messages.noAnswer), text: texts.rowOffline ?? '' },
      services,
    );
  return false;
}

/** What a row is called: the main line of its first column; its title, and its name, where it is edited in place. */
function rowName(place: CollectionPlace, row: JsonObject, scope: Scope, { texts }: GateServices): string {
  const collection = definitionOf(place);
  const [column] = columnsOf(collection, scope.context, scope.data);
  const main = column?.fields[0];
  const field = main ?? collection.titleField ?? '';
  const schema = fieldsOf(place)[field] ?? {};
  const subject = { schema, ui: {}, format: schema.format, scope, texts };
  if (main === undefined)
    return [rowTitle(collection, scope.index ?? 0), nameText(row[field], subject)].filter(Boolean).join(', ');
  const { value } = valueText(row[field], subject);
  return value || numberedTitle(collection.title ?? '', scope.index ?? 0);
}

/** The columns of a table that stand at the moment. */
export function columnsOf(collection: CollectionDefinition, context: Context, data: JsonObject) {
  return (collection.columns ?? []).filter((column) => evaluateCondition(column.when, { data, context }));
}

function failureOf(call: CallDefinition) {
  return typeof call === 'string' ? undefined : call.failure;
}

/** Whether a call outcome, not rows, came back. */
export function isFailure(result: LoadedRows | CallOutcome): result is CallOutcome {
  return 'ok' in result;
}
