import { randomUUID } from 'node:crypto';
import type { Scope } from '../../engine/core/condition/scope';
import type { Action, CallDefinition, CollectionDefinition, CompiledTab } from '../../engine/core/definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../../engine/core/json';
import { fieldsToWire } from '../../engine/core/mapping/wire';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import { isInPlace } from '../../engine/core/plan/fields';
import { costsSignatures, invalidateSignatures } from '../declarations/invalidate';
import { Refusal } from '../refusal';
import { asksForToken, spendConfirmation } from '../tokens/confirmation';
import { checkRow } from './checkRow';
import { contextFor } from './context';
import {
  changeRegistration,
  type Endpoint,
  type EndpointInput,
  isTaken,
  notFound,
  parametersOfCall,
  placeOfCall,
  type WizardServices,
} from './endpoint';
import { partId } from './parts';
import type { GuardedChange } from './questions';
import { readPart, readRows, readWizardData, removeRow, writePart, writeRow } from './store';

/** A list of a tab. */
interface Place {
  loaded: LoadedWizard;
  tab: CompiledTab;
  list: string;
  collection: CollectionDefinition;
}

/** The calls of the collections of a tab. */
export function endpointsOfCollections(wizards: WizardServices, loaded: LoadedWizard, tab: CompiledTab): Endpoint[] {
  return Object.entries(tab.definition.collections ?? {}).flatMap(([list, collection]) => {
    const place: Place = { loaded, tab, list, collection };
    if (isInPlace(collection)) return collection.delete ? [deleteInPlace(wizards, place, collection.delete)] : [];
    const saves = (collection.forms ?? []).flatMap(({ create, update, save }) => [create, update, save]);
    return [
      ...(collection.load ? [loadEndpoint(wizards, place, collection.load)] : []),
      ...saves.flatMap((call) => (call ? [saveEndpoint(wizards, place, call)] : [])),
      ...(collection.delete ? [deleteEndpoint(wizards, place, collection.delete)] : []),
    ];
  });
}

const nameOf = ({ tab, list }: Place) => `${tab.definition.id}/${list}`;
const toWire = ({ tab, list }: Place, row: JsonObject) =>
  fieldsToWire(tab.definition.schema.properties[list]?.items?.properties ?? {}, row);

function loadEndpoint({ services }: WizardServices, place: Place, call: CallDefinition): Endpoint {
  const { loaded } = place;
  return {
    kind: 'load',
    ...placeOfCall(call),
    type: loaded.wizard.type,
    async answer({ client }) {
      const rows = await readRows(services.database, { client, loaded }, nameOf(place));
      return rows.map((row) => toWire(place, row));
    },
  };
}

function saveEndpoint({ services, lists }: WizardServices, place: Place, call: CallDefinition): Endpoint {
  const { loaded, tab, list, collection } = place;
  const { take } = collection;
  const { key, type } = loaded.wizard;
  return {
    kind: 'save',
    ...placeOfCall(call),
    type,
    ...(take && { accepts: (body) => isTaken(take, body) }),
    answer: ({ client: caller, body, seenIp }) =>
      changeRegistration(services, caller, async ({ tx, client, services: inside, now }) => {
        const owner = { client, loaded };
        const stored = await readWizardData(tx, owner);
        const rows = await readRows(tx, owner, nameOf(place));
        const sentKey = isObject(body) ? keyOf(body[key]) : undefined;
        const before = rows.find((row) => row[key] === sentKey);
        if (sentKey !== undefined && !before) notFound();
        const context = await contextFor(inside, lists, { client, loaded, tabs: stored });
        const others = rows.filter((row) => row !== before);
        const checked = checkRow({ loaded, tab, list, context, before: before ?? {}, others }, body);
        if ('errors' in checked) throw new Refusal(400, checked.errors);
        const row: JsonObject = { ...checked.data, [key]: sentKey ?? randomUUID() };
        const change = changeOf(place, before ? 'update' : 'create');
        const scope: Scope = { data: row, context: { ...context, stored: before ?? {}, others } };
        if (asksForToken(change, scope)) await spendConfirmation(tx, client, now);
        await writeRow(tx, owner, { collection: nameOf(place), row, now });
        if (!isEqual(before, row) && costsSignatures(change, scope)) {
          await invalidateSignatures(tx, { client, seenIp, now });
        }
        return toWire(place, row);
      }),
  };
}

/** What the definition says of a change of a list. */
function changeOf({ loaded, collection }: Place, action: Action): GuardedChange {
  return { rules: collection.rules ?? [], action, asks: loaded.wizard.asks };
}

/** A key as rows are stored under it; what is no text is left to the check of the row. */
function keyOf(sent: Json | undefined): string | undefined {
  return isEmpty(sent) || typeof sent === 'object' ? undefined : String(sent).toLowerCase();
}

/** The row that the parameters of a delete call name; each parameter must fit the row. */
function findNamed(rows: JsonObject[], call: CallDefinition, { query }: EndpointInput, key: string): JsonObject {
  const parameters = Object.entries(parametersOfCall(call));
  const id = query[parametersOfCall(call)[key] ?? key.toLowerCase()];
  const row = rows.find((candidate) => id !== undefined && candidate[key] === id.toLowerCase());
  const fits = parameters.every(
    ([field, name]) => field === key || !query[name] || query[name] === String(row?.[field] ?? ''),
  );
  return row && fits ? row : notFound();
}

function deleteEndpoint({ services, lists }: WizardServices, place: Place, call: CallDefinition): Endpoint {
  const { loaded } = place;
  return {
    kind: 'delete',
    ...placeOfCall(call),
    type: loaded.wizard.type,
    answer: (input) =>
      changeRegistration(services, input.client, async ({ tx, client, services: inside, now }) => {
        const owner = { client, loaded };
        const tabs = await readWizardData(tx, owner);
        const row = findNamed(await readRows(tx, owner, nameOf(place)), call, input, loaded.wizard.key);
        const context = await contextFor(inside, lists, { client, loaded, tabs });
        const change = changeOf(place, 'delete');
        const scope: Scope = { data: row, context: { ...context, stored: row } };
        if (asksForToken(change, scope)) await spendConfirmation(tx, client, now);
        await removeRow(tx, owner, { collection: nameOf(place), id: String(row[loaded.wizard.key]) });
        if (costsSignatures(change, scope)) await invalidateSignatures(tx, { client, seenIp: input.seenIp, now });
        return true;
      }),
  };
}

/** Rows that are edited in place are kept in the part that carries their tab. */
function deleteInPlace({ services }: WizardServices, place: Place, call: CallDefinition): Endpoint {
  const { loaded, tab, list, collection } = place;
  return {
    kind: 'delete',
    ...placeOfCall(call),
    type: loaded.wizard.type,
    answer: (input) =>
      changeRegistration(services, input.client, async ({ tx, client, now }) => {
        const owner = { client, loaded };
        const id = carrierOf(loaded, tab.definition.id, list);
        const data = await readPart(tx, owner, id);
        const fields = data[tab.definition.id] ?? {};
        const rows = Array.isArray(fields[list]) ? (fields[list] as JsonObject[]) : [];
        const row = findNamed(rows, call, input, loaded.wizard.key);
        if (rows.indexOf(row) < (collection.fixed?.length ?? 0))
          throw new Refusal(400, 'O registro não pode ser excluído.');
        const left = { ...data, [tab.definition.id]: { ...fields, [list]: rows.filter((other) => other !== row) } };
        await writePart(tx, owner, { id, data: left, now });
        return true;
      }),
  };
}

/** The name of the part that carries a list: the one that names it, else the one with the rest of its tab. */
function carrierOf({ wizard }: LoadedWizard, tab: string, list: string): string {
  const steps = wizard.parts.flatMap((part) => stepsOfPart(part).map((step) => ({ part, step })));
  const carrying = (source: string) => steps.find(({ step }) => step.data.includes(source));
  const found = carrying(`${tab}/${list}`) ?? carrying(tab);
  if (found) return partId(found.part, found.step);
  throw new Error(`no part of the wizard ${wizard.id} carries ${tab}/${list}`);
}
