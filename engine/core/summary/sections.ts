import type { BlockItem, CompiledTab, SectionDefinition, SectionItem } from '../definition/types';
import { blockNode, isBlock } from '../plan/fields';
import { fillSettings } from '../validation/messages';
import { itemsOf, type TabSubject } from './items';
import { listOf } from './lists';
import { countOfRows } from './tabLine';
import type { SummaryGroup, SummaryItem, SummarySection } from './types';

/** What sections are described with beside the state of their tab. */
export interface SectionInput {
  tab: CompiledTab;
  /** What a block says of itself; `undefined` = nothing, and it is left out. */
  blockItems?: ((tab: string, block: BlockItem) => SummaryItem[] | undefined) | undefined;
  /** A block that a rule takes from the screen is told of too, where it has something to say. */
  hiddenBlocks?: boolean | undefined;
  /** Lists that did not load, as `tab/list`. */
  failedLists?: readonly string[] | undefined;
}

/** A piece of a group; `undefined` where nothing is to be seen. */
type Piece = (Omit<SummaryGroup, 'title'> & { count?: string }) | undefined;

/** A section as a group; `undefined` when nothing of it is to be seen. */
export function groupOfSection(
  section: SectionDefinition,
  subject: TabSubject,
  input: SectionInput,
): SummarySection | undefined {
  const pieces = section.fields.flatMap((item) => pieceOf(item, subject, input) ?? []);
  if (pieces.length === 0) return undefined;
  const note = pieces.find((piece) => piece.note)?.note;
  const counts = pieces.flatMap(({ count }) => count ?? []);
  return {
    id: section.id,
    title: fillSettings(section.title, subject.context.settings),
    items: pieces.flatMap((piece) => piece.items),
    groups: pieces.flatMap((piece) => piece.groups ?? []),
    ...(note !== undefined && { note }),
    ...(counts.length > 0 && { counts }),
  };
}

function pieceOf(item: SectionItem, subject: TabSubject, input: SectionInput): Piece {
  if (isBlock(item)) return pieceOfBlock(item, subject, input);
  if (typeof item !== 'string') return undefined;
  const list = listOf(item, subject, input.tab);
  if (!list) {
    const items = itemsOf([item], subject);
    return items.length > 0 ? { items } : undefined;
  }
  if (list.hidden) return undefined;
  const isFailed = input.failedLists?.includes(`${subject.plan.definition.id}/${item}`);
  const note = isFailed ? subject.texts.listFailed : list.groups.length === 0 ? list.empty : undefined;
  const n = list.groups.length;
  const count = n > 0 ? countOfRows(item, n, subject.plan.definition) : undefined;
  return { items: [], groups: list.groups, ...(note && { note }), ...(count !== undefined && { count }) };
}

function pieceOfBlock(
  block: BlockItem,
  { plan, state }: TabSubject,
  { blockItems, hiddenBlocks = false }: SectionInput,
): Piece {
  const isHidden = state.hidden.has(blockNode(block.id));
  if (isHidden && !hiddenBlocks) return undefined;
  const items = blockItems?.(plan.definition.id, block);
  if (isHidden && !items?.some(({ value }) => value !== '')) return undefined;
  return items && { items };
}
