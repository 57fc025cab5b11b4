import { readPlace } from '../draft/contents';
import type { Gathered } from '../draft/gather';
import { isSameTyping } from '../draft/lineage';
import type { DraftContent, DraftContents, DraftPlace, Origin } from '../draft/types';
import type { Left } from '../migration/migrate';
import { isChoice, type TypedForms } from './typedPlaces';

/** The tabs to which an earlier visit kept something, in their order. */
export interface Restored {
  /** What was typed there is back. */
  typed: string[];
  /** Files were picked there, and have to be picked again. */
  lost: string[];
  /** Where what is back was typed, the latest of each device. */
  origins: Origin[];
  /** How many fields and forms it fills. */
  count: number;
  /** The tab that was typed into last. */
  latest: string | undefined;
  /** What is back, but for choices of the screen alone. */
  contents: DraftContents;
  /** Fields that were changed otherwise elsewhere: the form shows one value of each. */
  clashes: Gathered['clashes'];
  /** What was typed in older definitions and cannot be carried over. */
  left: readonly Left[];
}

/** What there is to say of what was gathered, once it is in the forms. */
export function toRestored(
  { contents, origins, clashes }: Gathered,
  { lost, left }: { lost: readonly DraftPlace[]; left: readonly Left[] },
  typed: Pick<TypedForms, 'forms'>,
): Restored {
  const places = [...contents.keys()].filter((place) => !isChoice(typed, place));
  const tabsOf = (all: readonly string[]) => {
    const held = new Set(all.map((place) => readPlace(place).tab));
    return [...typed.forms.keys()].filter((id) => held.has(id));
  };
  const found = places.map((place) => ({ place, origin: origins.get(place) as Origin }));
  const last = latestOf(found);
  return {
    typed: tabsOf(places),
    lost: tabsOf(lost),
    origins: latestOfDevices(found.map(({ origin }) => origin)),
    count: places.length,
    latest: last && readPlace(last.place).tab,
    contents: new Map([...contents].filter(([place]) => places.includes(place))),
    clashes,
    left,
  };
}

/** What came from others alone: not what stood here already. */
export function withoutOwn({ contents, ...gathered }: Gathered, mine: DraftContents): Gathered {
  const isOwn = ([place, content]: [DraftPlace, DraftContent]) => {
    const own = mine.get(place);
    return own !== undefined && isSameTyping(own, content);
  };
  return { ...gathered, contents: new Map([...contents].filter((one) => !isOwn(one))) };
}

function latestOf<Found extends { origin: Origin }>(found: readonly Found[]): Found | undefined {
  let last: Found | undefined;
  for (const one of found) if ((one.origin.at ?? '') >= (last?.origin.at ?? '')) last = one;
  return last;
}

function latestOfDevices(origins: readonly Origin[]): Origin[] {
  const latest = new Map<string, Origin>();
  for (const origin of origins) {
    const { device = '', at = '' } = origin;
    if (at >= (latest.get(device)?.at ?? '')) latest.set(device, origin);
  }
  return [...latest.values()];
}
