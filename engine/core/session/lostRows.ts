import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { leftBehind } from './leftBehind';
import { isSameSave } from './overtaken';

/** A new row as a form sends it. */
export interface NewRow {
  /** `tab/list`. */
  list: string;
  /** The name of the form. */
  form: string;
  /** When typing into it began: another time is another row. */
  begun: string | undefined;
  sent: Json;
}

/** What is kept over a reload of calls for a new row whose answers were lost. */
export interface KeptLost {
  /** Of a form of the list: its name, and when typing into it began. */
  form?: string;
  begun?: string;
  /** As they were sent. */
  bodies: Json[];
  /** The keys of the list before. */
  known: Json[];
  /** Rows saved before whose keys were not known yet. */
  unnamed?: Json[];
}

/** What calls for one new row have sent whose answers were lost. */
interface Lost extends Pick<NewRow, 'form' | 'begun'> {
  bodies: readonly Json[];
  /** The keys of the list before. */
  known: ReadonlySet<Json | undefined>;
  /** Rows saved before, of which neither an answer nor a load has told the key. */
  unnamed: readonly Json[];
}

/** New rows of lists with forms that a server may have added though no answer said so. */
export interface LostRows {
  /** Whether a row may be there already: the list is to be loaded first. */
  isDoubted(row: NewRow): boolean;
  /** The key that a row has among those of its list, and whether it is there just as it is sent now. */
  find(row: NewRow, there: readonly JsonObject[], bodyOf: (row: JsonObject) => Json): FoundRow | undefined;
  /**
   * A row goes out whose answer may get lost; `there` are the rows that the list had before. Gives back what takes it back,
   * once there is an answer.
   */
  doubt(row: NewRow, there: readonly JsonObject[]): () => void;
  /** A row is saved, with the key that the answer gave, if it gave one; `there` are the rows that the list had before. */
  settle(row: NewRow, id: Json | undefined, there: readonly JsonObject[]): void;
  /** What is to be kept of them, by list, of forms that are typed into still: by name, when that began. */
  kept(begun: Readonly<Record<string, string>>): Record<string, KeptLost[]>;
  /** Takes over what an earlier visit kept of a list. */
  restore(list: string, kept: readonly KeptLost[]): void;
}

/** A row that was left behind. */
export interface FoundRow {
  id: Json;
  isSame: boolean;
}

/** No row lost. `key` is the name of the key of rows. */
export function createLostRows(key: string): LostRows {
  const lists = new Map<string, readonly Lost[]>();
  const named = new Map<string, Set<Json>>();
  const unnamed = new Map<string, { body: Json; there: readonly JsonObject[] }[]>();

  const lostOf = (list: string) => lists.get(list) ?? [];
  const isTypedOn = (lost: Lost, { form, begun }: NewRow) =>
    begun !== undefined && lost.begun === begun && lost.form === form;
  const hasSent = (lost: Lost, { sent }: NewRow) => lost.bodies.some((body) => isSameSave(body, sent, key));
  const keysOf = (list: string, rows: readonly JsonObject[]) =>
    new Set([...rows.map((row) => row[key]), ...(named.get(list) ?? [])]);
  /** Those of the list as it is now: one that was loaded since has them. */
  const unnamedIn = (list: string, there: readonly JsonObject[]) =>
    (unnamed.get(list) ?? []).filter((one) => isEqual(one.there, there));

  return {
    isDoubted: (row) => lostOf(row.list).some((lost) => isTypedOn(lost, row) || hasSent(lost, row)),
    find(row, there, bodyOf) {
      const found = lostOf(row.list).flatMap((lost) => {
        // Of a row that was given up, only the same one is it.
        const bodies = isTypedOn(lost, row) ? lost.bodies : hasSent(lost, row) ? [row.sent] : [];
        const known = new Set([...lost.known, ...(named.get(row.list) ?? [])]);
        const left = leftBehind(there, { known, bodies, bodyOf, key });
        for (const body of lost.unnamed) {
          const at = left.findIndex((one) => isSameSave(body, bodyOf(one.row), key));
          if (at !== -1) left.splice(at, 1);
        }
        return left;
      });
      const all = found.map(({ row: one, id }) => ({ id, isSame: isSameSave(row.sent, bodyOf(one), key) }));
      return all.find(({ isSame }) => isSame) ?? all[0];
    },
    doubt(row, there) {
      const all = lostOf(row.list);
      const before = all.find((lost) => isTypedOn(lost, row));
      const start = before ?? {
        bodies: [],
        known: keysOf(row.list, there),
        unnamed: unnamedIn(row.list, there).map(({ body }) => body),
      };
      const { form, begun, sent } = row;
      const lost = { ...start, form, begun, bodies: [...start.bodies, sent] };
      lists.set(row.list, [...all.filter((one) => one !== before), lost]);
      return () => {
        const left = lostOf(row.list).flatMap((one) => {
          const bodies = one.bodies.filter((body) => body !== sent);
          return bodies.length > 0 ? [{ ...one, bodies }] : [];
        });
        lists.set(row.list, left);
      };
    },
    settle(row, id, there) {
      if (isEmpty(id)) unnamed.set(row.list, [...unnamedIn(row.list, there), { body: row.sent, there }]);
      else named.set(row.list, new Set([...(named.get(row.list) ?? []), id as Json]));
      const others = lostOf(row.list).filter((lost) => !isTypedOn(lost, row) && !hasSent(lost, row));
      lists.set(row.list, others);
    },
    kept(typed) {
      const all = [...lists].map(([list, lost]): [string, KeptLost[]] => [
        list,
        lost.flatMap(({ form, begun, bodies, known, unnamed: others }) =>
          begun === undefined || typed[form] !== begun
            ? []
            : [
                {
                  form,
                  begun,
                  bodies: [...bodies],
                  known: keysIn([...known, ...(named.get(list) ?? [])]),
                  unnamed: [...others],
                },
              ],
        ),
      ]);
      return Object.fromEntries(all.filter(([, lost]) => lost.length > 0));
    },
    restore(list, kept) {
      const before = kept.map(({ form = '', begun, bodies, known, unnamed: others = [] }) => ({
        ...{ form, begun, bodies },
        known: new Set(known),
        unnamed: others,
      }));
      lists.set(list, [...lostOf(list), ...before]);
    },
  };
}

const keysIn = (keys: readonly (Json | undefined)[]): Json[] =>
  keys.flatMap((key) => (isEmpty(key) ? [] : [key as Json]));
