import { OUTDATED_PAGE } from '../../contract/outdatedPage';
import { isObject, type JsonObject } from '../../engine/core/json';
import { fieldsOfStep, type WizardData } from '../../engine/core/mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../../engine/core/mapping/wizard';
import { type Left, migrate } from '../../engine/core/migration/migrate';
import { fieldOf, placeAfter } from '../../engine/core/migration/trace';
import { Refusal } from '../http/refusal';
import { stepsBetween } from '../storage/definitions/steps';
import type { VersionFacts } from '../storage/definitions/types';
import { partId } from './partId';
import type { Stored, StoredPart, StoredRow } from './stored';

/** The number of the version that a wizard is of. */
export const numberOf = ({ number = 1 }: Pick<LoadedWizard, 'number'>): number => number;

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
 * @throws Refusal 409 when it was saved in a newer version than that
 */
export function carry(versions: readonly VersionFacts[], loaded: LoadedWizard, stored: Stored): Carried {
  const from = Math.max(0, ...[...stored.parts, ...stored.rows].map(({ definition }) => definition));
  const to = numberOf(loaded);
  if (from === 0 || from === to) return { stored, left: [] };
  if (from > to) throw new Refusal(409, OUTDATED_PAGE);
  const steps = stepsBetween(versions, loaded.wizard.id, { from, to });
  if (steps.length === 0) return { stored, older: stored, left: [] };
  const { data, left } = migrate(dataIn(loaded, stored), steps);
  const { parts, rest } = partsOf(loaded, stored, data);
  keepRetired(retiredUntil(versions, loaded), parts, rest);
  const rows = rowsIn(loaded, stored, rest);
  return { stored: { ...stored, parts, rows }, older: stored, left };
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
      for (const source of step.data) {
        const tab = source.split('/')[0] as string;
        for (const name of Object.keys(fieldsOfStep(loaded, { ...step, data: [source] }))) {
          const value = rest[tab]?.[name];
          if (value === undefined) continue;
          own[tab] = { ...own[tab], [name]: value };
          delete rest[tab]?.[name];
        }
      }
      if (!before && Object.keys(own).length === 0) return [];
      return [{ id, data: own, definition, savedAt: before?.savedAt ?? newest }];
    }),
  );
  return { parts, rest };
}

/** The fields that nobody is asked any more, by the names that they have now. */
function retiredUntil(versions: readonly VersionFacts[], loaded: LoadedWizard): string[] {
  const steps = stepsBetween(versions, loaded.wizard.id, { from: 0, to: numberOf(loaded) });
  return steps.flatMap((step, index) => {
    const place = 'retired' in step ? placeAfter(step.retired, steps.slice(index + 1)) : undefined;
    return place === undefined || place !== fieldOf(place) ? [] : [place];
  });
}

/** What is no longer asked stays with a part that keeps its tab, for the version that asks it again. */
function keepRetired(places: readonly string[], parts: readonly StoredPart[], rest: WizardData): void {
  for (const place of places) {
    const [tab = '', name = ''] = place.split('/');
    const [value, own] = [rest[tab]?.[name], parts.find(({ data }) => data[tab])?.data[tab]];
    if (value === undefined || !own) continue;
    own[name] = value;
    delete rest[tab]?.[name];
  }
}

/** The rows of the lists with calls of their own, in their order, under the names that their lists have now. */
function rowsIn({ wizard: { key }, number }: LoadedWizard, { rows }: Stored, data: WizardData): StoredRow[] {
  const lists = Object.entries(data).flatMap(([tab, fields]) =>
    Object.entries(fields).map(([list, value]) => ({ collection: `${tab}/${list}`, value })),
  );
  return rows.flatMap((row) => {
    for (const { collection, value } of lists) {
      const found = Array.isArray(value) && value.find((other) => isObject(other) && other[key] === row.id);
      if (!found) continue;
      const { [key]: _key, ...fields } = found as JsonObject;
      return [{ ...row, collection, data: fields, definition: number ?? 1 }];
    }
    return [];
  });
}
