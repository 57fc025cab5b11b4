import { isEmpty, type Json, type JsonObject } from '../../core/json';
import { useStore } from '../useStore';
import type { RowFormPlace } from './useRowForm';

/** What was typed into forms of a list that are not on the screen, and is neither added nor saved. */
export interface Unfinished {
  /** A new row, or one that somebody else has deleted since. */
  isNew(form: string): boolean;
  /** A row of the list. */
  isEdited(row: JsonObject): boolean;
}

/** The unfinished forms of a list; `rows` are those that it has. */
export function useUnfinished({ session, tab, list }: RowFormPlace, rows: readonly JsonObject[]): Unfinished {
  const { key } = session.loaded.wizard;
  const held = new Set<Json | undefined>(rows.map((row) => row[key]));
  const names = useStore(session.subscribe, () => {
    const named = (forms: ReturnType<typeof session.openForms>) =>
      forms
        .filter((form) => form.tab === tab && form.list === list)
        .map(({ form, row }) => JSON.stringify([form, isEmpty(row[key]) ? null : row[key]]));
    const shown = new Set(named(session.shownForms()));
    return named(session.openForms())
      .filter((name) => !shown.has(name))
      .join();
  });
  const forms = JSON.parse(`[${names}]`) as [form: string, id: Json][];
  return {
    isNew: (form) => forms.some(([one, id]) => one === form && !(id !== null && held.has(id))),
    isEdited: (row) => !isEmpty(row[key]) && forms.some(([, id]) => id === row[key]),
  };
}
