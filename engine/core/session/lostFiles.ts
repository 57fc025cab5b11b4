import type { FormStore } from '../form/types';
import { isEqual, isObject, type JsonObject } from '../json';
import { rowsOf } from '../state/state';
import { hasAttachment, withoutHandles } from './attachments';

/** Rows whose files went with a reload and are to be picked again, by `tab/list`: what is known of them. */
export type LostRows = Record<string, JsonObject[]>;

/** The rows of a session that hold files which are not sent, and those whose files are lost. */
export interface LostFiles {
  /** What a reload would lose, with what one has lost; `undefined` when there is nothing. */
  collect(): LostRows | undefined;
  restore(rows: LostRows | undefined): void;
  /** Takes away what was picked again. */
  forgetPicked(): void;
  /** The tabs and lists that lack files, as `tab/list`. */
  places(): string[];
  of(tab: string, list: string): JsonObject[];
  /** Forgets a row of a list, or all of them. */
  dismiss(tab: string, list: string, row?: JsonObject): void;
  /** How many rows of a tab hold files. */
  waiting(tab: string): number;
}

/** No files lost. */
export function createLostFiles(forms: ReadonlyMap<string, FormStore>): LostFiles {
  const lost = new Map<string, JsonObject[]>();
  const heldIn = (tab: string) => heldRows(forms.get(tab) as FormStore);
  const of = (tab: string, list: string) => lost.get(`${tab}/${list}`) ?? [];

  function set(place: string, rows: JsonObject[]): void {
    if (rows.length > 0) lost.set(place, rows);
    else lost.delete(place);
  }

  return {
    collect() {
      const all = new Map(lost);
      for (const id of forms.keys()) {
        for (const [list, rows] of heldIn(id)) all.set(`${id}/${list}`, [...of(id, list), ...rows]);
      }
      return all.size > 0 ? Object.fromEntries(all) : undefined;
    },
    restore(rows = {}) {
      for (const [place, known] of Object.entries(rows)) lost.set(place, known);
    },
    forgetPicked() {
      for (const [place, rows] of lost) {
        const [tab = '', list = ''] = place.split('/');
        const picked = heldIn(tab).get(list) ?? [];
        set(
          place,
          rows.filter((row) => !picked.some((one) => isEqual(one, row))),
        );
      }
    },
    places: () => [...lost.keys()],
    of,
    dismiss: (tab, list, row) => set(`${tab}/${list}`, row ? of(tab, list).filter((one) => !isEqual(one, row)) : []),
    waiting: (tab) => [...heldIn(tab).values()].flat().length,
  };
}

/** The rows of a form's lists that hold files, without the handles. */
function heldRows({ plan, getState }: FormStore): Map<string, JsonObject[]> {
  const { data } = getState();
  return new Map(
    Object.entries(plan.rowSchemas).flatMap(([list, fields]): [string, JsonObject[]][] => {
      const rows = rowsOf(data, list).filter((row) => isObject(row) && hasAttachment(fields, row));
      return rows.length > 0 ? [[list, rows.map((row) => withoutHandles(fields, row))]] : [];
    }),
  );
}
