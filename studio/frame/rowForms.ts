import { isEmpty } from '../../engine/core';
import type { FormStore } from '../../engine/session';
import { rowsOf } from '../../engine/state';
import type { OpenRow } from '../analysis/why/types';
import type { OpenTab } from './openTab';
import type { TabInPage } from './tabInPage';

/** A form of a list on the screen, with the row that it is about. */
export interface RowForm extends Omit<OpenRow, 'data'> {
  store: FormStore;
}

/** The forms of the tab's lists that are on the screen, the one in front at the end. */
export function rowFormsOf({ id, session }: TabInPage): RowForm[] {
  const { key } = session.loaded.wizard;
  const { data } = session.form(id).getState();
  return session
    .shownForms()
    .filter(({ tab }) => tab === id)
    .map(({ list, form, row, store }) => {
      const rows = rowsOf(data, list);
      const at = isEmpty(row[key]) ? -1 : rows.findIndex((one) => one[key] === row[key]);
      return { list, form, store, stored: row, index: at < 0 ? rows.length : at };
    });
}

/** What they hold, for those who ask about their fields. */
export const openRowsOf = (open: TabInPage): OpenRow[] =>
  rowFormsOf(open).map(({ store, ...form }) => ({ ...form, data: store.getState().data }));

/** The prefix of the ids in a form of a list. */
export const prefixOf = (tab: string, { list, form }: Pick<OpenRow, 'list' | 'form'>): string =>
  `${tab}-${list}-${form}`;

/** Hears every change of the tab's form, and of the forms of its lists as they come and go. Gives back what ends that. */
export function watchForms({ id, session }: Pick<OpenTab, 'id' | 'session'>, hear: () => void): () => void {
  let watched: readonly FormStore[] = [];
  let stops: readonly (() => void)[] = [];
  const end = () => {
    for (const stop of stops) stop();
  };
  const look = () => {
    const stores = session.shownForms().map(({ store }) => store);
    if (stores.length === watched.length && stores.every((store, index) => store === watched[index])) return false;
    end();
    [watched, stops] = [stores, stores.map(({ listeners }) => listeners.subscribeAll(hear))];
    return true;
  };
  look();
  const ownStops = [
    session.form(id).listeners.subscribeAll(hear),
    session.subscribe(() => {
      if (look()) hear();
    }),
  ];
  return () => {
    end();
    for (const stop of ownStops) stop();
  };
}
