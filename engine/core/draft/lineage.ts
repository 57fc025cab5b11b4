import { isEqual } from '../json';
import type { DraftContent, DraftPlace, RemoteEntry, TakenOver, TakenVersion } from './types';

/** An entry with what it goes on from is sent up to this size, a bigger one without: a server takes 64 KiB. */
const MOST_CHARACTERS = 30_000;

/** Which typing goes on from which: whose text another one goes on from has nothing to choose. */
export interface Lineage {
  /** Takes over an entry, with all that it goes on from. */
  take(entry: RemoteEntry): void;
  /** Takes over again what was taken over before a reload. */
  learn(place: DraftPlace, over: TakenOver): void;
  /** Whether an entry was taken over, or a later one than it: it is told once more, as of a call without an answer. */
  has(entry: RemoteEntry): boolean;
  /** What of others this window goes on from; `undefined` when that is nothing. */
  over(place: DraftPlace): TakenOver | undefined;
  /** What an entry and that which one of these writers typed have in common: one version, or two that know nothing of each other. */
  ancestors(entry: RemoteEntry, here: readonly string[]): DraftContent[];
}

/** Nothing taken over. `own` is this window's name as a writer. */
export function createLineage(own: string | undefined): Lineage {
  const places = new Map<DraftPlace, TakenOver>();
  const known = ({ place, writer }: Pick<RemoteEntry, 'place' | 'writer'>) => places.get(place)?.[writer];

  function learn(place: DraftPlace, over: TakenOver): void {
    const taken = { ...places.get(place) };
    for (const [writer, version] of Object.entries(over)) {
      if (writer !== own && version.at > (taken[writer]?.at ?? '')) taken[writer] = version;
    }
    if (Object.keys(taken).length > 0) places.set(place, taken);
  }

  return {
    learn,
    take({ place, writer, at, content: { over = {}, ...content } }) {
      const of = Object.fromEntries(Object.entries(over).map(([name, version]) => [name, version.at]));
      learn(place, { ...over, [writer]: { at, content, ...(Object.keys(of).length > 0 && { of }) } });
    },
    has: (entry) => entry.at <= (known(entry)?.at ?? ''),
    over: (place) => places.get(place),
    ancestors(entry, here) {
      const { over = {} } = entry.content;
      const writer = here.find((one) => over[one]) ?? '';
      return inCommon({ writer, version: over[writer] }, { writer: entry.writer, version: known(entry) });
    },
  };
}

/** A version with its writer; without one nothing was taken over. */
interface Taken {
  writer: string;
  version: TakenVersion | undefined;
}

/** Of two versions that two sides have in common, the one that went on from the other; both, where neither did. */
function inCommon(one: Taken, other: Taken): DraftContent[] {
  const [first, second] = [one.version, other.version];
  if (!first || !second) return [first, second].flatMap((version) => version?.content ?? []);
  if (first.at <= (second.of?.[one.writer] ?? '')) return [second.content];
  if (second.at <= (first.of?.[other.writer] ?? '')) return [first.content];
  return [first.content, second.content];
}

/** What one window typed at a place, with what it goes on from. */
export interface Descendant {
  place: DraftPlace;
  content: DraftContent;
  at: string;
  writer: string | undefined;
  over?: TakenOver | undefined;
  /** What it has in common with those before it. */
  ancestors?: readonly DraftContent[];
}

/**
 * Without what others among them go on from. What two of them have in common otherwise is the version of one that the
 * other goes on from.
 */
export function byDescent<Found extends Descendant>(found: readonly Found[]): Found[] {
  const isPassed = ({ place, writer = '', at, content }: Found) =>
    found.some((other) => {
      const passed = other.place === place ? other.over?.[writer] : undefined;
      return passed?.at === at && isSameTyping(passed.content, content);
    });
  const left = found.filter((one) => !isPassed(one));
  return left.map((one, index) => {
    const before = left.slice(0, index).filter(({ place }) => place === one.place);
    const common = before.map(({ writer = '', over }) =>
      inCommon(
        { writer: one.writer ?? '', version: over?.[one.writer ?? ''] },
        { writer, version: one.over?.[writer] },
      ),
    );
    const known = one.ancestors ?? [];
    return { ...one, ancestors: known.length > 0 ? known : (common.find(({ length }) => length > 0) ?? []) };
  });
}

/** A content as it is sent, with what it goes on from where there is room for that. */
export function withOver(content: DraftContent, over: TakenOver | undefined): DraftContent {
  const whole = over && { ...content, over };
  return whole && JSON.stringify(whole).length <= MOST_CHARACTERS ? whole : content;
}

/** Whether two contents of one place show the same: what was saved when they were typed may differ. */
export function isSameTyping(a: DraftContent, b: DraftContent): boolean {
  return isEqual(a.value ?? null, b.value ?? null) && isEqual(a.texts ?? {}, b.texts ?? {});
}
