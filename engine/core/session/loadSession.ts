import type { Context } from '../condition/scope';
import type { PartDefinition } from '../definition/types';
import type { DraftNews, DraftService } from '../draft/types';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { BlockModels } from './blockModels';
import type { CallOutcome } from './calls';
import type { Transport } from './host';
import { type LoadedParts, loadPart, togetherLoaded } from './loads';
import { type OwnLists, ownListsOf, sourcesOf } from './ownLists';
import type { Versions } from './versions';

/** What a session is loaded with. */
export interface LoadInput {
  loaded: LoadedWizard;
  forms: ReadonlyMap<string, FormStore>;
  /** What the server holds, by tab: filled here. */
  stored: Map<string, JsonObject>;
  transport: Transport;
  versions: Versions;
  /** Parts whose load failed: filled here. */
  unloaded: Set<PartDefinition>;
  blocks: Pick<BlockModels, 'load' | 'start'>;
  lists: Pick<OwnLists, 'openRows' | 'loadSource'>;
  drafts?: DraftService | undefined;
  context(tab: string): Context;
  isOpenable(tab: string): boolean;
  /** Whether a tab can come to be shown at all. */
  isUsed(tab: string): boolean;
}

/** What a load brought beside what is in the forms now. */
export interface LoadedSession extends Pick<LoadedParts, 'told' | 'failed'> {
  /** The calls that failed of lists that load by their own. */
  failedRows: CallOutcome[];
  /** What the server keeps of what was typed. */
  news: DraftNews | undefined;
}

/** Loads the parts, and beside them the blocks, which wait with what they write until the parts are there. */
export async function loadSession(input: LoadInput): Promise<LoadedSession> {
  const { loaded, forms, stored, transport, versions, blocks, lists, isUsed } = input;
  const tabs = [...forms.keys()].filter((id) => input.isOpenable(id) && isUsed(id));
  const blocksLoaded = blocks.load(tabs);
  const newsLoaded = input.drafts?.load(transport);
  const context = input.context(loaded.wizard.tabs[0]?.id ?? '');
  const active = partsToLoad(loaded.wizard.parts, isUsed);
  const results = await Promise.all(active.map((part) => loadPart(loaded, part, { transport, versions }, context)));
  const { data, told, failed } = togetherLoaded(results);
  for (const { part } of failed) input.unloaded.add(part);
  for (const [id, store] of forms) {
    store.load(data[id] ?? {});
    stored.set(id, store.getState().data);
  }
  blocks.start();
  const own = tabs.flatMap((id) => ownListsOf(loaded, id).map((list) => lists.openRows(id, list)));
  const sources = sourcesOf(loaded, tabs)
    .filter(([id]) => isUsed(id))
    .map(([id, list]) => lists.loadSource(id, list));
  const [rows] = await Promise.all([Promise.all(own), blocksLoaded, ...sources]);
  return { told, failed, failedRows: rows.filter(({ ok }) => !ok), news: await newsLoaded };
}

/** The parts that have something to load, for a tab that is used. */
export function partsToLoad(
  parts: readonly PartDefinition[],
  isUsed: (tab: string) => boolean,
): readonly PartDefinition[] {
  return parts.filter((part) => stepsOfPart(part).some((step) => step.load) && tabsOfPart(part).some(isUsed));
}
