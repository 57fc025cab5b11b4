import { isEqual, isObject, type Json, type JsonObject } from '../../engine/core';
import { type LoadedWizard, stepsOfPart } from '../../engine/definition';
import { type Left, migrate, sourcesOf, type WizardData } from '../../engine/wire';
import { stepsBetween } from '../storage/definitions/steps';
import type { VersionFacts } from '../storage/definitions/types';
import { partId } from './partId';
import { SavedInNewer } from './savedInNewer';
import type { Stored, StoredPart, StoredRow } from './stored';

/** The number of the version that a wizard is of. */
export const numberOf = ({ number = 1 }: Pick<LoadedWizard, 'number'>): number => number;

/** The number of the version that all that is stored has the form of; 0 where nothing is. */
export const savedIn = ({ parts, rows }: Pick<Stored, 'parts' | 'rows'>): number =>
  Math.max(0, ...[...parts, ...rows].map(({ definition }) => definition));

/** What is stored, in the form of a version. */
export interface Carried {
  stored: Stored;
  /** As it is kept, where that is in the form of an older version. */
  older?: Stored;
  /** Values that did not come along: they are in `older` alone. */
  left: Left[];
}

/**
 * What is stored of a wizard in the form of the version that is asked for: the steps between both are taken. Nothing is
 * written; the next save keeps it.
 * @throws SavedInNewer when it was saved in a newer version than that
 */
export function carry(versions: readonly VersionFacts[], loaded: LoadedWizard, stored: Stored): Carried {
  const from = savedIn(stored);
  const to = numberOf(loaded);
  if (from === 0 || from === to) return { stored, left: [] };
  if (from > to) throw new SavedInNewer(from);
  const steps = stepsBetween(versions, loaded.wizard.id, { from, to });
  const { data, left } = migrate(dataIn(loaded, stored), steps);
  const { parts, rest } = partsOf(loaded, stored, data);
  const rows = rowsIn(loaded, stored, { data, rest });
  const carried = { ...stored, parts: withRest(parts, rest, stored), rows };
  // Where nothing went elsewhere, the next save has to say nothing but the number.
  return { stored: isSame(carried, stored) ? stored : carried, older: stored, left };
}

/** Whether everything stands where it stood. */
function isSame(one: Stored, other: Stored): boolean {
  const contentOf = ({ parts, rows }: Stored) => ({
    parts: Object.fromEntries(parts.map(({ id, data }) => [id, data])) as Json,
    rows: rows.map(({ id, collection, data }) => ({ id, collection, data })) as Json,
  });
  return isEqual(contentOf(one), contentOf(other));
}

/** All that is stored by tab, rows with their keys. */
export function dataIn({ wizard: { key } }: LoadedWizard, { parts, rows }: Stored): WizardData {
  const data: WizardData = {};
  for (const part of parts)
    for (const [tab, fields] of Object.entries(part.data)) data[tab] = { ...data[tab], ...fields };
  for (const { collection, id, data: row } of rows) {
    const [tab = '', list = ''] = collection.split('/');
    const before = data[tab]?.[list];
    data[tab] = { ...data[tab], [list]: [...(Array.isArray(before) ? before : []), { ...row, [key]: id }] };
  }
  return data;
}

/** What each part carries of the data, and what no part does. A part that was never saved, and gets nothing, stays so. */
function partsOf(loaded: LoadedWizard, stored: Stored, data: WizardData): { parts: StoredPart[]; rest: WizardData } {
  const rest = structuredClone(data);
  const definition = numberOf(loaded);
  const newest = Math.max(0, ...stored.parts.map(({ savedAt }) => savedAt));
  const parts = loaded.wizard.parts.flatMap((part) =>
    stepsOfPart(part).flatMap((step) => {
      const id = partId(part, step);
      const before = stored.parts.find((other) => other.id === id);
      const own: WizardData = {};
      for (const { tab, fields } of sourcesOf(loaded, step)) {
        for (const name of Object.keys(fields)) {
          const value = rest[tab]?.[name];
          if (value === undefined) continue;
          own[tab] = { ...own[tab], [name]: value };
          delete rest[tab]?.[name];
        }
      }
      if (!before && Object.keys(own).length === 0) return [];
      return [{ ...before, id, data: own, definition, savedAt: before?.savedAt ?? newest }];
    }),
  );
  return { parts, rest };
}

/**
 * What no part carries stays for the version that asks it again: with the part that held it, else with one that keeps its
 * tab, else where it was.
 */
function withRest(parts: readonly StoredPart[], rest: WizardData, stored: Stored): StoredPart[] {
  const kept = structuredClone([...parts]);
  for (const [tab, fields] of Object.entries(rest)) {
    for (const [name, value] of Object.entries(fields)) {
      const before = stored.parts.find(({ data }) => data[tab]?.[name] !== undefined);
      const place =
        kept.find(({ id }) => id === before?.id) ?? kept.find(({ data }) => data[tab]) ?? emptied(before, kept);
      if (place) place.data[tab] = { ...place.data[tab], [name]: value };
    }
  }
  return kept;
}

/** A part that the version does not have, for what it alone held. */
function emptied(before: StoredPart | undefined, parts: StoredPart[]): StoredPart | undefined {
  if (!before) return undefined;
  const part = {
    ...before,
    definition: Math.max(before.definition, ...parts.map(({ definition }) => definition)),
    data: {},
  };
  parts.push(part);
  return part;
}

/**
 * The rows of lists with calls of their own, in their order, under the names that their lists have now; without those
 * that are part of a part now. They are taken out of the rest.
 */
function rowsIn(
  { wizard: { key }, number = 1 }: LoadedWizard,
  { rows }: Stored,
  { data, rest }: { data: WizardData; rest: WizardData },
): StoredRow[] {
  const carried = rows.flatMap((row) => {
    const isOwn = (other: Json) => isObject(other) && other[key] === row.id;
    const held = listWith(rest, isOwn);
    if (!held) return listWith(data, isOwn) ? [] : [{ ...row, definition: number }];
    const { [key]: _key, ...fields } = held.list.find(isOwn) as JsonObject;
    return [{ ...row, collection: `${held.tab}/${held.name}`, data: fields, definition: number }];
  });
  const ids = new Set<Json | undefined>(carried.map(({ id }) => id));
  for (const fields of Object.values(rest)) {
    for (const [name, list] of Object.entries(fields)) {
      if (!Array.isArray(list)) continue;
      const others = list.filter((row) => !(isObject(row) && ids.has(row[key])));
      if (others.length === list.length) continue;
      if (others.length > 0) fields[name] = others;
      else delete fields[name];
    }
  }
  return carried;
}

function listWith(
  data: WizardData,
  isOwn: (row: Json) => boolean,
): { tab: string; name: string; list: Json[] } | undefined {
  for (const [tab, fields] of Object.entries(data)) {
    for (const [name, list] of Object.entries(fields)) {
      if (Array.isArray(list) && list.some(isOwn)) return { tab, name, list };
    }
  }
  return undefined;
}
