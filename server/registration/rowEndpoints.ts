import { randomUUID } from 'node:crypto';
import { isEmpty, isEqual, isObject, type Json, type JsonObject, type Scope, toPointer } from '../../engine/core';
import {
  type Action,
  type AskDefinition,
  type CallDefinition,
  type CollectionDefinition,
  type CompiledTab,
  type LoadedWizard,
  stepsOfPart,
} from '../../engine/definition';
import { isInPlace } from '../../engine/state';
import { fieldsToWire } from '../../engine/wire';
import { Refusal } from '../http/refusal';
import { checkRow } from './checkRow';
import { describeDeletion, describeRow, describeRows } from './described/parts';
import { type Endpoint, type EndpointInput, namesInQuery, notFound, parametersOfCall, placeOfCall } from './endpoint';
import { partId } from './partId';
import { questionsBefore } from './questions';
import { rowsOf, rowVersions, savedVersion, versionOf } from './registration';
import type { Registrations } from './registrations';
import { save } from './save';
import { assertSeen, ROW_CHANGED, ROW_DELETED, seenOf, seenOfDeleted } from './seen';
import { listRow, partRow, versionOfRow } from './store';

/** A list of a tab. */
interface Place {
  loaded: LoadedWizard;
  tab: CompiledTab;
  list: string;
  collection: CollectionDefinition;
}

/** The calls of the collections of a tab. */
export function endpointsOfCollections(
  registrations: Registrations,
  loaded: LoadedWizard,
  tab: CompiledTab,
): Endpoint[] {
  return Object.entries(tab.definition.collections ?? {}).flatMap(([list, collection]) => {
    const place: Place = { loaded, tab, list, collection };
    if (isInPlace(collection)) return collection.delete ? [deleteInPlace(registrations, place, collection.delete)] : [];
    const forms = collection.forms ?? [];
    const saves = forms.flatMap(({ create, save }) => [create, save]).flatMap((call) => call ?? []);
    const updates = forms.flatMap(({ update }) => update ?? []);
    return [
      ...(collection.load ? [loadEndpoint(place, collection.load)] : []),
      ...saves.map((call) => saveEndpoint(registrations, place, { call, isUpdate: false })),
      ...updates.map((call) => saveEndpoint(registrations, place, { call, isUpdate: true })),
      ...(collection.delete ? [deleteEndpoint(registrations, place, collection.delete)] : []),
    ];
  });
}

const describedList = ({ loaded, tab, list }: Place) => ({ loaded, tab: tab.definition.id, list });
const nameOf = ({ tab, list }: Place) => `${tab.definition.id}/${list}`;
const fieldsOf = ({ tab, list }: Place) => tab.definition.schema.properties[list]?.items?.properties ?? {};

function loadEndpoint(place: Place, call: CallDefinition): Endpoint {
  const { loaded } = place;
  return {
    kind: 'load',
    ...placeOfCall(call),
    type: loaded.wizard.type,
    describe: (examples) => describeRows(describedList(place), examples),
    async answer({ read, tellVersion }) {
      const { stored } = await read();
      const rows = rowsOf(loaded, stored, nameOf(place));
      // `6f1c...=1763726400000&7a2d...=1763726400321`, each row with its own.
      if (rows.length > 0) tellVersion(new URLSearchParams([...rowVersions(stored, nameOf(place))]).toString());
      return rows.map((row) => fieldsToWire(fieldsOf(place), row));
    },
  };
}

function saveEndpoint(
  registrations: Registrations,
  place: Place,
  { call, isUpdate }: { call: CallDefinition; isUpdate: boolean },
): Endpoint {
  const { loaded, tab, list, collection } = place;
  const { take } = collection;
  const { key, type } = loaded.wizard;
  return {
    kind: 'save',
    ...placeOfCall(call),
    type,
    takes: take && { condition: take, fields: fieldsOf(place), shape: {} },
    describe: (examples) => describeRow(describedList(place), examples, isUpdate),
    answer: (input) =>
      save(registrations, { loaded, input }, (registration, now) => {
        const { body, knownVersions } = input;
        const { context, stored } = registration;
        const rows = rowsOf(loaded, stored, nameOf(place));
        const sentKey = isObject(body) ? keyOf(body[key]) : undefined;
        const before = rows.find((row) => row[key] === sentKey);
        if (sentKey !== undefined) {
          const known = seenOf(knownVersions, sentKey);
          if (!before && known !== undefined) throw new Refusal(409, ROW_DELETED);
          if (!before) notFound();
          const held = rowVersions(stored, nameOf(place)).get(sentKey);
          assertSeen(registration, { known, held, overtaken: ROW_CHANGED });
        }
        if (isUpdate && !before) throw new Refusal(400, `Valor inesperado: ${toPointer([key])}`);
        const others = rows.filter((row) => row !== before);
        const checked = checkRow({ loaded, tab, list, context, before: before ?? {}, others }, body);
        if ('errors' in checked) throw new Refusal(400, checked.errors, { field: checked.field });
        const row: JsonObject = { ...checked.data, [key]: sentKey ?? randomUUID() };
        const kept = listRow(registration, { collection: nameOf(place), row, now });
        const scope: Scope = { data: row, context: { ...context, stored: before ?? {}, others } };
        return {
          answer: fieldsToWire(fieldsOf(place), row),
          write: { kind: 'row', row: kept },
          version: versionOfRow(kept),
          data: { [tab.definition.id]: { [list]: [...others, row] } },
          carried: [list],
          questions: questionsOf(place, before ? 'update' : 'create', scope),
          isChanged: !isEqual(before, row),
        };
      }),
  };
}

/** The questions that a definition puts before a change of a list. */
function questionsOf({ loaded, collection }: Place, action: Action, scope: Scope): AskDefinition[] {
  return questionsBefore({ rules: collection.rules ?? [], action, asks: loaded.wizard.asks }, scope);
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

function deleteEndpoint(registrations: Registrations, place: Place, call: CallDefinition): Endpoint {
  const { loaded, tab, list } = place;
  return {
    kind: 'delete',
    ...placeOfCall(call),
    type: loaded.wizard.type,
    describe: () => describeDeletion(describedList(place), namesInQuery(call)),
    answer: (input) =>
      save(registrations, { loaded, input }, (registration) => {
        const rows = rowsOf(loaded, registration.stored, nameOf(place));
        const row = findNamed(rows, call, input, loaded.wizard.key);
        const id = String(row[loaded.wizard.key]);
        const known = seenOf(seenOfDeleted(input), id);
        const held = rowVersions(registration.stored, nameOf(place)).get(id);
        assertSeen(registration, { known, held, overtaken: ROW_CHANGED });
        const scope: Scope = { data: row, context: { ...registration.context, stored: row } };
        const gone = { id, clientId: input.client.id, wizard: loaded.wizard.id, collection: nameOf(place) };
        return {
          answer: true,
          write: { kind: 'removal', row: gone },
          data: { [tab.definition.id]: { [list]: rows.filter((other) => other !== row) } },
          carried: [list],
          questions: questionsOf(place, 'delete', scope),
          isChanged: true,
        };
      }),
  };
}

/** Rows that are edited in place are kept in the part that carries their tab: to delete one moves that part's version. */
function deleteInPlace(registrations: Registrations, place: Place, call: CallDefinition): Endpoint {
  const { loaded, tab, list, collection } = place;
  const tabId = tab.definition.id;
  const id = carrierOf(loaded, tabId, list);
  return {
    kind: 'delete',
    ...placeOfCall(call),
    part: id,
    type: loaded.wizard.type,
    describe: () => describeDeletion(describedList(place), namesInQuery(call)),
    answer: (input) =>
      save(registrations, { loaded, input }, (registration, now) => {
        const data = registration.stored.parts.find((part) => part.id === id)?.data ?? {};
        const fields = data[tabId] ?? {};
        const rows = Array.isArray(fields[list]) ? (fields[list] as JsonObject[]) : [];
        const row = findNamed(rows, call, input, loaded.wizard.key);
        const index = rows.indexOf(row);
        if (index < (collection.fixed?.length ?? 0)) throw new Refusal(400, 'O registro não pode ser excluído.');
        const left = { ...fields, [list]: rows.filter((other) => other !== row) };
        const { knownVersions } = input;
        // The portal deletes over any version of the part (If-Match): what it deletes is in sight.
        const held = knownVersions === undefined ? savedVersion(registration, id) : undefined;
        const known = held === undefined ? undefined : seenOfDeleted(input);
        assertSeen(registration, { known, held, overtaken: ROW_CHANGED });
        const kept = partRow(registration, { id, data: { ...data, [tabId]: left }, now });
        // Who has not seen the version before is not told the new one: the next save would overwrite what it never saw.
        const isTold = knownVersions === undefined || knownVersions.includes(versionOf(registration, id));
        const context = { ...registration.context, stored: row };
        return {
          answer: true,
          write: { kind: 'part', row: kept },
          ...(isTold && { version: versionOfRow(kept) }),
          data: { [tabId]: left },
          carried: [list],
          questions: questionsOf(place, 'delete', { data: registration.data[tabId] ?? {}, context, list, index }),
          isChanged: true,
        };
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
