import type { FormStore } from '../form/types';
import { isEqual, isNone, isObject, type JsonObject } from '../json';
import { rowsOf } from '../state/state';
import { handlePlaces, hasAttachment, withoutHandles } from './attachments';
import { createLostFields, type LostFieldMarks, staysWithout } from './lostFields';
import type { Unsaved } from './unsaved';

/** Rows whose files went with a reload and are to be picked again, by `tab/list`: what is known of them. */
export type LostRows = Record<string, JsonObject[]>;

/** What of files is kept over a reload. */
export type Lost = Pick<Unsaved, 'lost' | 'lostFields'>;

/** The rows and fields of a session that hold files which are not sent, and those whose files are lost. */
export interface LostFiles {
  /** What a reload would lose, with what one has lost. */
  collect(): Lost;
  restore(lost: Lost): void;
  /** Takes away what was picked again; whether a field lacked it. */
  forgetPicked(): boolean;
  /** The fields that are still in the form, and lack their files. */
  fields: LostFieldMarks;
  /** The tabs, and the lists or fields, that lack files, as `tab/list`. */
  places(): string[];
  of(tab: string, list: string): JsonObject[];
  /** Forgets a row of a list, or all of them. */
  dismiss(tab: string, list: string, row?: JsonObject): void;
  /** How many files of a tab are held. */
  waiting(tab: string): number;
}

/** No files lost. */
export function createLostFiles(forms: ReadonlyMap<string, FormStore>, key: string): LostFiles {
  const lost = new Map<string, JsonObject[]>();
  const fields = createLostFields(forms, key);
  /** Asked after each key: what cannot be costs no call. */
  let mayLack = false;
  const heldIn = (tab: string) => heldRows(forms.get(tab) as FormStore, key);
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
      const lostFields = fields.collect();
      return {
        ...(all.size > 0 && { lost: Object.fromEntries(all) }),
        ...(!isNone(lostFields) && { lostFields }),
      };
    },
    restore({ lost: rows = {}, lostFields }) {
      for (const [place, known] of Object.entries(rows)) lost.set(place, known);
      if (lostFields === undefined) return;
      mayLack = true;
      fields.restore(lostFields);
    },
    fields,
    forgetPicked() {
      for (const [place, rows] of lost) {
        const [tab = '', list = ''] = place.split('/');
        const picked = heldIn(tab).get(list) ?? [];
        set(
          place,
          rows.filter((row) => !picked.some((one) => isEqual(one, row))),
        );
      }
      return mayLack && fields.forgetPicked();
    },
    places: () => [...lost.keys(), ...fields.places()],
    of,
    dismiss: (tab, list, row) => set(`${tab}/${list}`, row ? of(tab, list).filter((one) => !isEqual(one, row)) : []),
    waiting(tab) {
      const { plan, getState } = forms.get(tab) as FormStore;
      return handlePlaces(plan.schemas, getState().data).length;
    },
  };
}

/** The rows of a form's lists that hold files and do not stay without them, without the handles. */
function heldRows({ plan, getState }: FormStore, key: string): Map<string, JsonObject[]> {
  const { data } = getState();
  return new Map(
    Object.entries(plan.rowSchemas).flatMap(([list, fields]): [string, JsonObject[]][] => {
      const rows = rowsOf(data, list).filter(
        (row) => isObject(row) && hasAttachment(fields, row) && !staysWithout(plan, list, row, key),
      );
      return rows.length > 0 ? [[list, rows.map((row) => withoutHandles(fields, row))]] : [];
    }),
  );
}
