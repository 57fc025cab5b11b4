import type { PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import type { RowsOfStep, WizardData } from '../mapping/parts';
import type { LoadedWizard } from '../mapping/wizard';
import { rowsOf } from '../state/state';
import { addedFor, bareBody } from './leftBehind';
import { isSameSave } from './overtaken';
import type { Held } from './takeOver';
import type { Versions } from './versions';

/** What the rows of `each` are met with: the forms, what is stored of them, and what is in doubt. */
export interface MeetInput extends Held {
  versions: Versions;
}

type Keys = ReadonlySet<Json | undefined>;

/** A list with rows that the server has added though no answer said so. */
interface MetList extends Omit<RowsOfStep, 'rows'> {
  step: PartStep;
  /** As it was loaded. */
  all: readonly JsonObject[];
  left: readonly JsonObject[];
}

/** The list of a step with `each`. */
export function listOf(loaded: LoadedWizard, { data: [source = ''] }: PartStep): Omit<RowsOfStep, 'rows'> {
  const [tab = '', list = ''] = source.split('/');
  return { tab, list, fields: loaded.tabs[tab]?.definition.schema.properties[list]?.items?.properties ?? {} };
}

/** Keys of rows that were there before the calls whose answers were lost. */
export function knownHere({ loaded, forms, stored, versions }: MeetInput, step: PartStep): Keys {
  const { tab, list } = listOf(loaded, step);
  const rows = [forms.get(tab)?.getState().data, stored.get(tab)].flatMap((data) => rowsOf(data ?? {}, list));
  return new Set([...versions.known(step), ...rows.map((row) => row[loaded.wizard.key])]);
}

/** Data of steps; `known` are the keys that were there before, if not those that are here. */
interface Meeting {
  steps: readonly PartStep[];
  data: WizardData;
  known?: (step: PartStep) => Keys;
}

/**
 * Takes over data of steps in which new rows of `each` may stand whose answers were lost: `take` gets it without them, and
 * they meet afterwards what was typed: the row that was sent gets the key of the one that is there. What meets nothing is as loaded.
 * @returns what `take` gave, and the lists, `tab/list`, in which nothing is left that is not as it was loaded
 */
export function meetRows<Result>(
  input: MeetInput,
  { steps, data, known = (step) => knownHere(input, step) }: Meeting,
  take: (data: WizardData) => Result,
): { result: Result; met: string[] } {
  const lists = steps.flatMap((step) => metIn(input, { step, data, known: known(step) }));
  const rest = { ...data };
  for (const { tab, list, all, left } of lists)
    rest[tab] = { ...rest[tab], [list]: all.filter((row) => !left.includes(row)) };
  const result = take(rest);
  const met = lists.filter((one) => meet(input, one)).map(({ tab, list }) => `${tab}/${list}`);
  return { result, met };
}

function metIn(
  { loaded, versions }: MeetInput,
  { step, data, known }: { step: PartStep; data: WizardData; known: Keys },
): MetList[] {
  const { key } = loaded.wizard;
  const doubts = versions.doubts(step);
  if (!step.each || doubts.length === 0) return [];
  const { tab, list, fields } = listOf(loaded, step);
  const all = rowsOf(data[tab] ?? {}, list).filter(isObject);
  const left = addedFor(step, fields, all, { known, doubts, key });
  return left.length > 0 ? [{ step, tab, list, fields, all, left }] : [];
}

/** Puts the rows where they belong; whether the list holds then what is stored. */
function meet(
  { loaded, forms, stored, versions }: MeetInput,
  { step, tab, list, fields, all, left }: MetList,
): boolean {
  const { key } = loaded.wizard;
  const form = forms.get(tab);
  const now = rowsOf(form?.getState().data ?? {}, list);
  const free = left.filter((row) => !now.some((one) => one[key] === row[key]));
  const isNew = (row: JsonObject) => isEmpty(row[key]);
  const isSame = (row: JsonObject, one: JsonObject) =>
    isSameSave(bareBody(step, fields, row), bareBody(step, fields, one), key);
  const take = (at: number) => (at === -1 ? undefined : free.splice(at, 1)[0]);
  const same = now.map((row) => (isNew(row) ? take(free.findIndex((one) => isSame(row, one))) : undefined) ?? row);
  // What was changed since is sent over the row that is there.
  const keyed = same.map((row) => {
    const there = isNew(row) ? take(free.length === 0 ? -1 : 0) : undefined;
    return there ? { ...row, [key]: there[key] as Json } : row;
  });
  const held = rowsOf(stored.get(tab) ?? {}, list).filter((row) => !left.some((one) => one[key] === row[key]));
  const whole = all.map((row) => (left.includes(row) ? row : (held.shift() ?? row)));
  stored.set(tab, { ...stored.get(tab), [list]: whole });
  form?.patch({ [list]: [...keyed, ...free] });
  versions.settle(step);
  return isEqual(form?.getState().data[list], whole);
}
