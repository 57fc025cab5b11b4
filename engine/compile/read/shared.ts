import { join } from 'node:path';
import { entriesOf } from '../../analyse/entries';
import type { Messages, PartDefinition, TabDefinition, TabEntry, WizardDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import { isBlock } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import { mergeMessages } from '../model/messages';
import type { SchemasModel } from '../model/model';
import { type Problem, problemAt } from '../problems/problem';
import { say } from '../problems/say';
import type { Elsewhere, Source, Use } from '../problems/source';
import { suggestion } from '../problems/words';
import type { Folder } from './folder';
import { SHARED_FOLDER } from './sharedFolder';

/** A wizard as its file writes it, before what it shares stands in its place. */
export interface WrittenWizard extends Omit<WizardDefinition, 'tabs' | 'parts'> {
  tabs: ListedTab[];
  /** A text is the name of a part of shared.json. */
  parts: (PartDefinition | string)[];
}

/** A tab as a wizard lists it. */
export interface ListedTab extends TabEntry {
  /** Its file stands in `shared/`, for several wizards. */
  shared?: true;
  own?: OwnOfTab;
}

/** What a wizard says otherwise of a tab that it shares. */
export interface OwnOfTab {
  title?: string;
  lead?: string;
  messages?: Messages;
  /** Options of blocks, by the block's id. */
  blocks?: Record<string, JsonObject>;
}

/** The names of the tabs in the folder of shared ones. */
export function sharedTabs({ dir, files }: Folder): string[] {
  return files(join(dir, SHARED_FOLDER)).map((name) => name.slice(0, -'.json'.length));
}

/**
 * The wizard as the engine knows it: tabs without a word of where their files stand, parts in the place of their names;
 * and a source that knows where these stand.
 */
export function resolveWizard(
  source: Source,
  written: WrittenWizard,
  { shared, sharedSource }: Pick<SchemasModel, 'shared' | 'sharedSource'>,
): { source: Source; definition: WizardDefinition; uses: Use[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const uses: Use[] = [];
  const moved = new Map<string, Elsewhere>();
  const known = entriesOf(shared.parts);
  const parts = entriesOf(written.parts).flatMap(([part, index]) => {
    if (typeof part !== 'string') return [[part, index] as const];
    const pointer = `/parts/${index}`;
    const [found, position] = known.find(([{ id }]) => id === part) ?? [];
    if (found && sharedSource) {
      const use = { item: `parts/${part}`, source, pointer };
      uses.push(use);
      moved.set(pointer, { source: sharedSource, pointer: `/parts/${position}`, use });
      return [[found, index] as const];
    }
    const ids = known.map(([{ id }]) => id);
    const message = say`A parte "${part}" não está em shared.json. ${suggestion(part, ids)}`;
    problems.push(problemAt(source, 'DEF_UNKNOWN_PART', { pointer }, message));
    return [];
  });
  const definition: WizardDefinition = {
    ...written,
    tabs: inPlace(entriesOf(written.tabs).map(([{ shared: _, own: __, ...tab }, index]) => [tab, index] as const)),
    parts: inPlace(parts),
  };
  return { source: withMoved(source, moved), definition, uses, problems };
}

/** A list with holes where nothing usable stands, so that the others keep their places. */
function inPlace<T>(entries: readonly (readonly [T, number])[]): T[] {
  const list: T[] = Array.from({ length: (entries.at(-1)?.[1] ?? -1) + 1 });
  for (const [item, index] of entries) list[index] = item;
  return list;
}

/** A shared tab with what the wizard at `pointer` says otherwise, and a source that knows where that stands. */
export function withOwn(
  tab: { definition: TabDefinition; source: Source },
  own: OwnOfTab,
  place: { source: Source; pointer: string },
): { definition: TabDefinition; source: Source; problems: Problem[] } {
  const { blocks = {}, messages, ...texts } = own;
  const at = `${place.pointer}/own`;
  const moved = new Map<string, Elsewhere>();
  const move = (from: string, to = from) => moved.set(from, { source: place.source, pointer: at + to });
  for (const key of Object.keys(texts)) move(`/${key}`);
  for (const [kind, message] of Object.entries(messages ?? {})) {
    const members = tab.definition.messages?.[kind] ? Object.keys(message).map((member) => [kind, member]) : [[kind]];
    for (const steps of members) move(`/messages${toPointer(steps)}`);
  }
  const left = new Set(Object.keys(blocks));
  const ids: string[] = [];
  const sections = tab.definition.uiSchema['ui:sections'].map((section, index) => {
    const fields = section?.fields?.map((item, position) => {
      if (!item || !isBlock(item)) return item;
      ids.push(item.id);
      const options = blocks[item.id];
      if (!options) return item;
      left.delete(item.id);
      for (const name of Object.keys(options)) {
        const option = toPointer([name]);
        const pointer = `/uiSchema/ui:sections/${index}/fields/${position}${option}`;
        move(pointer, `/blocks${toPointer([item.id])}${option}`);
      }
      return { ...item, ...options };
    });
    return fields ? { ...section, fields } : section;
  });
  const definition: TabDefinition = {
    ...tab.definition,
    ...texts,
    ...(messages && { messages: mergeMessages(tab.definition.messages ?? {}, messages) }),
    uiSchema: { ...tab.definition.uiSchema, 'ui:sections': sections },
  };
  const problems = [...left].map((id) => {
    const message = say`O bloco "${id}" não está na aba "${definition.id}". ${suggestion(id, ids)}`;
    const pointer = `${at}/blocks${toPointer([id])}`;
    return problemAt(place.source, 'DEF_UNKNOWN_BLOCK', { pointer, at: 'key' }, message);
  });
  return { definition, source: withMoved(tab.source, moved), problems };
}

/** A source some of whose values stand in another file, by pointer. */
function withMoved(source: Source, moved: ReadonlyMap<string, Elsewhere>): Source {
  const elsewhere: Source['elsewhere'] = (place) => {
    for (const [from, to] of moved) {
      if (place.pointer === from || place.pointer.startsWith(`${from}/`)) {
        return { ...place, ...to, pointer: to.pointer + place.pointer.slice(from.length) };
      }
    }
    return source.elsewhere?.(place);
  };
  return { ...source, elsewhere };
}
