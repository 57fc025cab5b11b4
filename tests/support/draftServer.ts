import type { DraftChange, DraftNews, DraftService, RemoteEntry } from '../../engine/core/draft/types';

type Kept = RemoteEntry & { revision: number };

const GENERATION = 1000;

/** What becomes of a call: `lost` = done, and its answer is not heard. */
export type DraftFate = 'answered' | 'lost' | 'dropped';

/** A server of drafts as the real one keeps them, with a way to it for each window. */
export function createDraftServer() {
  let revision = 0;
  let since = 0;
  let entries: Kept[] = [];
  let isSealed = false;
  let isOff = false;
  let lifetime: number | undefined;
  const calls: DraftChange[][] = [];
  const loads: string[] = [];

  const take = (writer: string, changes: readonly DraftChange[], seen: number, definition?: number) => {
    revision += 1;
    for (const { place, content, at } of changes) {
      entries = entries.filter((entry) => entry.place !== place || (entry.writer !== writer && entry.revision > seen));
      if (content)
        entries.push({
          place,
          content,
          at,
          writer,
          device: `Device ${writer}`,
          revision,
          ...(definition && { definition }),
        });
    }
  };

  const newsFor = (writer: string, seen: number): DraftNews => ({
    revision,
    entries: entries.filter((entry) => entry.writer !== writer && entry.revision > seen),
  });

  /** A way back to what it holds now. */
  const backUp = () => {
    const then = { revision, entries };
    return () => {
      ({ revision, entries } = then);
    };
  };

  return {
    calls,
    /** Who read it. */
    loads,
    backUp,
    /** The institution keeps no drafts, and what there is goes. */
    switchOff() {
      isOff = true;
      if (entries.length > 0) {
        since += GENERATION;
        revision = since;
      }
      entries = [];
    },
    switchOn() {
      isOff = false;
    },
    /** What there is was kept for as long as it may be: so many milliseconds. */
    forget(lasting: number) {
      lifetime = lasting;
      entries = [];
    },
    entries: () => entries,
    /** It cannot read any more what it holds. */
    loseKey() {
      isSealed = true;
    },
    /** @param definition the number of the definitions that the window works with */
    windowOf(writer: string, fate: () => DraftFate = () => 'answered', definition?: number): DraftService {
      return {
        writer,
        ...(lifetime !== undefined && { lifetime }),
        isSameDevice: (other) => other === writer,
        async load() {
          if (fate() === 'dropped') return undefined;
          if (isOff) return { revision: 0, entries: [], isOff };
          loads.push(writer);
          return {
            revision,
            entries: isSealed ? [] : [...entries],
            ...(isSealed && { isPartial: true as const }),
            ...(since > 0 && { since }),
          };
        },
        async send(changes, seen) {
          const now = fate();
          if (now === 'dropped') return undefined;
          if (isOff) return { revision: 0, entries: [], isOff };
          // What is sent is a copy: the window goes on with its own.
          const copy = structuredClone(changes) as DraftChange[];
          calls.push(copy);
          const news = newsFor(writer, seen);
          take(writer, copy, seen, definition);
          return now === 'lost' ? undefined : { ...news, revision };
        },
      };
    },
  };
}
