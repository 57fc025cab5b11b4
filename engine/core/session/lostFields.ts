import type { FormStore } from '../form/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { isInPlace } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { getAt, type Pointer, parsePointer, toPointer } from '../pointer';
import { rowsOf } from '../state/state';
import { handlePlaces, withoutFiles, withoutNewFiles } from './attachments';

/** A field whose file went with a reload; in a list the row tells where it is: by its key, or by what else it has. */
export interface LostField {
  pointer: Pointer;
  row?: JsonObject;
}

/** Such fields by tab. */
export type LostFields = Record<string, LostField[]>;

/** Fields of a session of which a picked file is to be picked again. */
export interface LostFieldMarks {
  /** What a reload would lose, with what one has lost. */
  collect(): LostFields;
  restore(fields: LostFields | undefined): void;
  /** Whether the file of a field is to be picked again: as long as nothing else stands there. */
  isAt(tab: string, pointer: Pointer): boolean;
  /** Forgets those that are filled, and those of rows that are gone; whether there were any. */
  forgetPicked(): boolean;
  /** Forgets the others of some fields: they were saved without. */
  forget(isSaved: (tab: string, field: string) => boolean): void;
  /** The tabs and fields that have some, as `tab/field`. */
  places(): string[];
}

/** Whether a row without its file is kept: it is saved, or the form itself shows the list. Others are shown as a block shows them. */
export function staysWithout(plan: TabPlan, list: string, row: JsonObject, key: string): boolean {
  const field = plan.byNode.get(list);
  const isShown = field?.section !== undefined && field.block === undefined;
  return !isEmpty(row[key]) || (isShown && isInPlace(plan.definition.collections?.[list]));
}

/** What may be kept of a tab when the files are gone: without the rows that do not stay, and with what is stored for the others. */
export function withoutLost({ plan }: Pick<FormStore, 'plan'>, data: JsonObject, stored: JsonObject, key: string) {
  const gone = new Map<string, Set<number>>();
  for (const { pointer } of handlePlaces(plan.schemas, data)) {
    const [list = '', index = ''] = parsePointer(pointer);
    const row = plan.rowSchemas[list] && rowsOf(data, list)[Number(index)];
    if (row && !staysWithout(plan, list, row, key)) gone.set(list, (gone.get(list) ?? new Set()).add(Number(index)));
  }
  const left = [...gone].map(([list, rows]) => [list, rowsOf(data, list).filter((_, index) => !rows.has(index))]);
  return withoutFiles(plan.schemas, { ...data, ...Object.fromEntries(left) }, stored, key);
}

interface Mark {
  tab: string;
  /** Where it was; of a row the list, and the identity that it has on the screen. */
  path: readonly string[];
  row?: string;
  /** What stood there then. */
  value: Json | undefined;
}

/** No file of a field lost. */
export function createLostFields(forms: ReadonlyMap<string, FormStore>, key: string): LostFieldMarks {
  let marks: Mark[] = [];
  const formOf = (tab: string) => forms.get(tab) as FormStore;

  /** Where the field is now, if what stood there still stands. */
  function pathOf({ tab, path, row, value }: Mark): string[] | undefined {
    const [list = '', , ...rest] = path;
    const index = row === undefined ? undefined : formOf(tab).rowKeys(list).indexOf(row);
    if (index === -1) return undefined;
    const now = index === undefined ? [...path] : [list, String(index), ...rest];
    return isEqual(getAt(formOf(tab).getState().data, now), value) ? now : undefined;
  }

  function fieldAt(tab: string, pointer: Pointer): LostField {
    const { plan, getState } = formOf(tab);
    const [list = '', index = ''] = parsePointer(pointer);
    const fields = plan.rowSchemas[list];
    const row = fields && rowsOf(getState().data, list)[Number(index)];
    if (!row) return { pointer };
    const id = row[key];
    return { pointer, row: isEmpty(id) ? withoutNewFiles(fields, row) : { [key]: id as Json } };
  }

  function held(tab: string): Pointer[] {
    const { plan, getState } = formOf(tab);
    const { data } = getState();
    return handlePlaces(plan.schemas, data).flatMap(({ pointer }) => {
      const [list = '', index = ''] = parsePointer(pointer);
      const row = plan.rowSchemas[list] && rowsOf(data, list)[Number(index)];
      return row && !staysWithout(plan, list, row, key) ? [] : [pointer];
    });
  }

  function find(tab: string, { pointer, row }: LostField): Mark[] {
    const form = forms.get(tab);
    const path = parsePointer(pointer);
    const [list = '', index = '', ...rest] = path;
    if (!form?.plan.schemas[list]) return [];
    const { data } = form.getState();
    if (!row) return [{ tab, path, value: getAt(data, path) }];
    const rows = rowsOf(data, list);
    const id = row[key];
    const isIt = (one: JsonObject | undefined) => isEqual(isEmpty(id) ? one : one?.[key], isEmpty(id) ? row : id);
    const at = isIt(rows[Number(index)]) ? Number(index) : rows.findIndex(isIt);
    const identity = form.rowKeys(list)[at];
    if (identity === undefined) return [];
    return [{ tab, path, row: identity, value: getAt(data, [list, at, ...rest]) }];
  }

  return {
    collect() {
      const all: LostFields = {};
      for (const tab of forms.keys()) {
        const lost = marks.flatMap((mark) => {
          const now = mark.tab === tab ? pathOf(mark) : undefined;
          return now ? [toPointer(now)] : [];
        });
        const pointers = [...new Set([...lost, ...held(tab)])];
        if (pointers.length > 0) all[tab] = pointers.map((pointer) => fieldAt(tab, pointer));
      }
      return all;
    },
    restore(fields = {}) {
      for (const [tab, all] of Object.entries(fields)) marks.push(...all.flatMap((field) => find(tab, field)));
    },
    isAt: (tab, pointer) => marks.some((mark) => mark.tab === tab && isEqual(pathOf(mark), parsePointer(pointer))),
    forgetPicked() {
      const before = marks.length;
      if (before > 0) marks = marks.filter(pathOf);
      return marks.length < before;
    },
    forget(isSaved) {
      marks = marks.filter(({ tab, path }) => !isSaved(tab, path[0] ?? ''));
    },
    places: () => marks.map(({ tab, path }) => `${tab}/${path[0]}`),
  };
}
