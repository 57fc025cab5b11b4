import type { Context } from '../condition/scope';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import type { LoadedWizard } from '../mapping/wizard';
import { parseReference } from '../plan/references';
import { fillText } from '../text';
import { type CallOutcome, DONE, tellFailure } from './calls';
import { isFailure, loadRows, placeOfList } from './collections';
import type { GateServices } from './gates';
import type { RowVersions } from './rowVersions';
import type { WizardView } from './view';

/** The lists of a tab that load with calls of their own. */
export function ownListsOf({ tabs }: LoadedWizard, tab: string): string[] {
  return Object.entries(tabs[tab]?.definition.collections ?? {}).flatMap(([list, { load }]) => (load ? [list] : []));
}

/** Lists with calls of their own of which those of these tabs may take values, as `[tab, list]`; those of these tabs left out. */
export function sourcesOf(loaded: LoadedWizard, tabs: readonly string[]): [tab: string, list: string][] {
  const named = tabs.flatMap((tab) =>
    Object.values(loaded.tabs[tab]?.definition.collections ?? {}).flatMap(({ reuse = [] }) =>
      reuse.map(({ from }) => parseReference(from)),
    ),
  );
  const sources = named.flatMap((reference): [string, string][] =>
    reference.kind === 'tabs' && !tabs.includes(reference.tab) ? [[reference.tab, reference.path.join('/')]] : [],
  );
  const isOwn = ([tab, list]: [string, string]) => ownListsOf(loaded, tab).includes(list);
  return [...new Map(sources.filter(isOwn).map((source) => [source.join('/'), source])).values()];
}

/** What the loading of lists works on. */
export interface OwnListsInput {
  loaded: LoadedWizard;
  gate: GateServices;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** What the server holds, by tab. */
  stored: Map<string, JsonObject>;
  rowVersions: RowVersions;
  /** A list was loaded. */
  onLoaded(tab: string, list: string): void;
  view(): WizardView;
  update(change: Partial<WizardView>): void;
}

/** Loads the lists that have calls of their own. */
export interface OwnLists {
  /** Loads the rows of a list; a failure is neither told nor shown: the rows that are known stay. */
  freshenRows(tab: string, list: string): Promise<CallOutcome>;
  /** Loads the rows of a list; a failure is shown in its place, and not told. */
  openRows(tab: string, list: string): Promise<CallOutcome>;
  /** Loads the rows of a list; false when that fails, which is told. */
  reloadRows(tab: string, list: string): Promise<boolean>;
  /** Loads the rows of a list of which others may take values; without them nothing is offered. */
  loadSource(tab: string, list: string): Promise<void>;
  /** Loads those of a tab whose load failed; false when one still fails. */
  reloadFailedRows(tab: string): Promise<boolean>;
  /** Loads a list of which somebody else has changed a row, and says over it that the row was not deleted. */
  tellStale(tab: string, list: string, name: string): Promise<void>;
  /** Says over a list that without a connection nothing was done. */
  tellOffline(tab: string, list: string): void;
}

/** The lists of a session. */
export function createOwnLists(input: OwnListsInput): OwnLists {
  const { loaded, gate, form, context, stored, rowVersions, onLoaded, view, update } = input;

  const load = (tab: string, list: string) => loadRows(placeOfList(loaded, tab, list), gate, context(tab));
  const put = (tab: string, list: string, rows: JsonObject[]) => {
    form(tab).patch({ [list]: rows });
    stored.set(tab, { ...stored.get(tab), [list]: form(tab).getState().data[list] ?? [] });
  };
  const otherFailures = (name: string) => view().failedLists.filter((other) => other !== name);
  const freshenRows = async (tab: string, list: string): Promise<CallOutcome> => {
    const found = await load(tab, list);
    if (isFailure(found)) return found;
    const name = `${tab}/${list}`;
    rowVersions.learn(name, found.version);
    put(tab, list, found.rows);
    const { [name]: _, ...staleLists } = view().staleLists;
    update({ failedLists: otherFailures(name), staleLists });
    onLoaded(tab, list);
    return DONE;
  };
  const openRows = async (tab: string, list: string): Promise<CallOutcome> => {
    const outcome = await freshenRows(tab, list);
    const name = `${tab}/${list}`;
    if (!outcome.ok) update({ failedLists: [...otherFailures(name), name] });
    return outcome;
  };
  const reloadRows = async (tab: string, list: string): Promise<boolean> => {
    const outcome = await openRows(tab, list);
    await tellFailure(gate.host, outcome, gate.messages.loadFailed, gate);
    return outcome.ok;
  };

  const tellOver = (tab: string, list: string, text = '') =>
    update({ staleLists: { ...view().staleLists, [`${tab}/${list}`]: text } });

  return {
    freshenRows,
    openRows,
    reloadRows,
    async loadSource(tab, list) {
      const found = await load(tab, list);
      if (!isFailure(found)) put(tab, list, found.rows);
    },
    async reloadFailedRows(tab) {
      for (const list of ownListsOf(loaded, tab)) {
        if (view().failedLists.includes(`${tab}/${list}`) && !(await reloadRows(tab, list))) return false;
      }
      return true;
    },
    async tellStale(tab, list, name) {
      if (!(await reloadRows(tab, list))) return;
      tellOver(tab, list, fillText(gate.texts.rowNotDeleted ?? '', { name }));
    },
    tellOffline: (tab, list) => tellOver(tab, list, gate.texts.rowOffline),
  };
}
