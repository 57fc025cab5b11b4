import { isEqual, isObject, type Json } from '../json';
import { contentOf, readPlace } from './contents';
import { type Difference, mergeThreeWays } from './threeWay';
import type { DraftContent, DraftContents, DraftPlace, Origin } from './types';

/** What one window typed at one place. */
export interface Candidate {
  place: DraftPlace;
  content: DraftContent;
  origin: Origin;
  /** What it has in common with those before it; without any, what was saved when it was typed. */
  ancestors?: readonly DraftContent[];
}

/** A field that two sides changed differently. */
export interface PlaceClash extends Difference {
  place: DraftPlace;
  /** What was saved at the place when it was typed into. */
  base: Json | undefined;
  from: { mine: Origin; theirs: Origin };
}

/** What was typed in several windows, in one: by place, where the latest of it comes from, and what stands against it. */
export interface Gathered {
  contents: DraftContents;
  origins: Map<DraftPlace, Origin>;
  clashes: PlaceClash[];
}

/**
 * Merges what several windows typed with what is saved now.
 * @param candidates in the order of precedence: where two differ, the form shows the earlier one
 */
export function gatherDrafts(
  candidates: readonly Candidate[],
  saved: (place: DraftPlace) => Json | undefined,
  key: string,
): Gathered {
  const gathered: Gathered = { contents: new Map(), origins: new Map(), clashes: [] };
  for (const candidate of candidates) {
    const now = saved(candidate.place);
    if (!isSaved(candidate, now)) add(gathered, candidate, now, key);
  }
  for (const [place, content] of gathered.contents) {
    if (!isSaved({ place, content }, saved(place))) continue;
    gathered.contents.delete(place);
    gathered.origins.delete(place);
  }
  return gathered;
}

function add(
  gathered: Gathered,
  { place, content, origin, ancestors = [] }: Candidate,
  saved: Json | undefined,
  key: string,
): void {
  const { field } = readPlace(place);
  const known = gathered.contents.get(place);
  const value = toMerge(content, field);
  const sides = known
    ? {
        base: baseOf(ancestors, content.base, field, key),
        mine: toMerge(known, field),
        theirs: value,
        from: originOf(gathered, place),
        to: origin,
      }
    : field === undefined && (saved === undefined || content.base === undefined)
      ? { base: undefined, mine: value, theirs: value, from: origin, to: origin }
      : { base: content.base, mine: value, theirs: saved, from: origin, to: { kind: 'saved' as const } };
  const merged = mergeThreeWays(sides.base, sides.mine, sides.theirs, key);
  const texts = { ...content.texts, ...known?.texts };
  const begun = known?.begun ?? content.begun;
  const next = fromMerge(merged.value, field === undefined ? (saved ?? content.base) : saved, texts, field);
  gathered.contents.set(place, { ...next, ...(begun && { begun }) });
  if (!known) gathered.origins.set(place, origin);
  for (const difference of merged.differences) {
    gathered.clashes.push({ ...difference, place, base: content.base, from: { mine: sides.from, theirs: sides.to } });
  }
}

/** What two sides have in common; where two versions of it differ, nothing. */
function baseOf(
  ancestors: readonly DraftContent[],
  saved: Json | undefined,
  field: string | undefined,
  key: string,
): Json | undefined {
  const [first, second] = ancestors.map((content) => toMerge(content, field));
  if (ancestors.length < 2) return ancestors.length === 1 ? first : saved;
  const { value, differences } = mergeThreeWays(saved, first, second, key);
  return differences.reduce((left, { path }) => withoutAt(left, path), value);
}

/** A value without what stands at a place in it; what is left out of a row keeps the row. */
function withoutAt(value: Json | undefined, [name, ...rest]: Difference['path']): Json | undefined {
  if (name === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((row, index) => (index === name && rest.length > 0 ? (withoutAt(row, rest) ?? row) : row));
  if (!isObject(value)) return value;
  const { [name]: inner, ...others } = value;
  const left = rest.length > 0 ? withoutAt(inner, rest) : undefined;
  return left === undefined ? others : { ...others, [name]: left };
}

const originOf = ({ origins }: Gathered, place: DraftPlace) => origins.get(place) as Origin;

/** Whether a field, or the form of a saved row, holds what is saved there. */
const isSaved = ({ place, content: { value, texts } }: Omit<Candidate, 'origin'>, saved: Json | undefined) =>
  (readPlace(place).field !== undefined || saved !== undefined) && !texts && isEqual(value ?? null, saved ?? null);

/** Stands before the text of an empty field, so that it is compared as a value is. */
const UNREAD = '\u0000';

/** What stands at a place, as a side of a merge: the text of an empty field as a value. */
export function toMerge(
  { value, texts }: Pick<DraftContent, 'value' | 'texts'>,
  field: string | undefined,
): Json | undefined {
  const text = field === undefined ? undefined : texts?.[`/${field}`];
  return value === undefined && text ? `${UNREAD}${text}` : value;
}

function fromMerge(
  value: Json | undefined,
  base: Json | undefined,
  texts: Record<string, string>,
  field: string | undefined,
): DraftContent {
  const { [`/${field}`]: _own, ...others } = texts;
  const text = unreadText(value);
  if (text !== undefined) return contentOf(undefined, base, { ...others, [`/${field}`]: text });
  return contentOf(value, base, others);
}

/** The text of a side of a clash that is no value. */
export function unreadText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.startsWith(UNREAD) ? value.slice(UNREAD.length) : undefined;
}
