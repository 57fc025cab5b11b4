import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import type { MigrationStep } from './types';

/**
 * Data of a wizard by tab, taken through steps in their order. Pure: what it is given stays as it is. A place that holds
 * something already keeps it: what was answered in the newer form is never replaced by an older answer.
 */
export function migrate(data: WizardData, steps: readonly MigrationStep[]): WizardData {
  const moved = structuredClone(data);
  for (const step of steps) apply(moved, step);
  return moved;
}

function apply(data: WizardData, step: MigrationStep): void {
  if ('moved' in step) move(data, step.moved, step.to);
  else if ('split' in step) each(data, step.split, (holder, name) => split(holder, name, step));
  else if ('merged' in step) merge(data, step);
  else if ('codes' in step) each(data, step.codes, (holder, name) => mapCodes(holder, name, step.map));
  else if ('default' in step) each(data, step.default, (holder, name) => fill(holder, name, step.value));
}

/** What a place names: a tab, perhaps one of its lists, and a field. */
export interface Place {
  tab: string;
  list?: string;
  field: string;
}

/** The parts of `tab/field` or `tab/list/field`. */
export function readPlace(place: string): Place {
  const [tab = '', second = '', third] = place.split('/');
  return third === undefined ? { tab, field: second } : { tab, list: second, field: third };
}

/** The objects that hold the field of a place: the tab's, or the rows of its list. */
function holdersOf(data: WizardData, { tab, list }: Place): JsonObject[] {
  const fields = data[tab];
  if (!fields) return [];
  if (list === undefined) return [fields];
  const rows = fields[list];
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

function each(data: WizardData, place: string, work: (holder: JsonObject, name: string) => void): void {
  const found = readPlace(place);
  if (found.list === undefined) data[found.tab] ??= {};
  for (const holder of holdersOf(data, found)) work(holder, found.field);
}

function move(data: WizardData, from: string, to: string): void {
  const [before, after] = [readPlace(from), readPlace(to)];
  if (before.list !== undefined) {
    for (const row of holdersOf(data, before)) hand(row, before.field, { holder: row, name: after.field });
    return;
  }
  const source = data[before.tab];
  if (!source || !(before.field in source)) return;
  const target = data[after.tab] ?? {};
  data[after.tab] = target;
  hand(source, before.field, { holder: target, name: after.field });
}

function hand(source: JsonObject, field: string, { holder, name }: { holder: JsonObject; name: string }): void {
  const value = source[field];
  if (value === undefined || !isEmpty(holder[name])) return;
  delete source[field];
  holder[name] = value;
}

function split(holder: JsonObject, field: string, { into, at }: { into: string[]; at: string }): void {
  const value = holder[field];
  if (typeof value !== 'string' || into.some((place) => !isEmpty(holder[readPlace(place).field]))) return;
  const pieces = value.split(at);
  delete holder[field];
  into.forEach((place, index) => {
    const isLast = index === into.length - 1;
    const piece = isLast ? pieces.slice(index).join(at) : pieces[index];
    if (piece) holder[readPlace(place).field] = piece;
  });
}

function merge(
  data: WizardData,
  { merged, into, with: between }: { merged: string[]; into: string; with: string },
): void {
  each(data, into, (holder, name) => {
    const fields = merged.map((place) => readPlace(place).field);
    const texts = fields.map((field) => holder[field]).filter((value) => typeof value === 'string' && value !== '');
    if (!isEmpty(holder[name]) || texts.length === 0) return;
    for (const field of fields) delete holder[field];
    holder[name] = texts.join(between);
  });
}

function mapCodes(holder: JsonObject, field: string, map: Record<string, Json>): void {
  const value = holder[field];
  const next = (code: Json) => (typeof code !== 'object' && String(code) in map ? (map[String(code)] as Json) : code);
  if (value === undefined) return;
  const changed = Array.isArray(value) ? value.map(next).filter((code) => code !== null) : next(value);
  if (isEmpty(changed)) delete holder[field];
  else holder[field] = changed;
}

function fill(holder: JsonObject, field: string, value: Json): void {
  if (isEmpty(holder[field])) holder[field] = structuredClone(value);
}
