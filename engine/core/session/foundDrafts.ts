import { contentsOf } from '../draft/contents';
import type { Candidate } from '../draft/gather';
import { type Descendant, isSameTyping } from '../draft/lineage';
import { holds } from '../draft/sync';
import type { DraftContent, DraftContents, DraftNews, DraftPlace, DraftService, RemoteEntry } from '../draft/types';
import type { Unsaved } from './unsaved';

/** What a window typed at a place, found on the device or on the server. */
export interface FoundDraft extends Candidate, Descendant {
  isSent: boolean;
  /** What its window knew of the server's draft. */
  revision?: number | undefined;
  heirOf?: Unsaved['heirOf'];
}

/** What a window of this device kept. */
export function foundInKept(unsaved: Unsaved): FoundDraft[] {
  const { writer, heirOf, revision } = unsaved;
  return [...contentsOf(unsaved)].map(([place, content]) => {
    const { at = '', isSent = false, over } = unsaved.places?.[place] ?? {};
    return {
      place,
      content,
      at,
      isSent,
      revision,
      writer,
      heirOf,
      ...(over && { over }),
      origin: { kind: 'draft', ...(at && { at }) },
    };
  });
}

/** What the server told. */
export function foundOnServer(
  { place, content: { over, ...content }, at, writer, device, isMigrated }: RemoteEntry,
  service: DraftService | undefined,
): FoundDraft {
  const isHere = service?.isSameDevice(writer) ?? false;
  return {
    place,
    content,
    ...(over && { over }),
    at,
    isSent: !isMigrated,
    writer,
    origin: { kind: 'draft', at, ...(!isHere && { device }) },
  };
}

/**
 * What of the device's the server does not have: what it was never told, and what it was told and does not tell where that
 * was neither discarded nor saved there since. `lifetime` of a draft on the server, in milliseconds.
 */
export function leftToSend(
  found: readonly FoundDraft[],
  news: DraftNews | undefined,
  { now, lifetime = Number.POSITIVE_INFINITY }: { now: string; lifetime?: number | undefined },
): FoundDraft[] {
  if (!news) return [...found];
  const isForgotten = ({ at }: FoundDraft) => Date.parse(at) + lifetime < Date.parse(now);
  return found.flatMap((one) => {
    if (wasToldLater(one, news)) return [];
    if (!one.isSent) return [one];
    return isDone(one, news, isForgotten(one)) ? [] : [{ ...one, isSent: false }];
  });
}

/** Whether its own window has told the server something later of it: a page may end before the device has that, too. */
const wasToldLater = ({ place, writer, at }: FoundDraft, { entries }: DraftNews): boolean =>
  entries.some((entry) => entry.place === place && entry.writer === writer && entry.at > at);

/** Whether what the server does not tell was discarded or saved there: not so where nothing can have come in between. */
function isDone({ place, at, revision = -1 }: FoundDraft, news: DraftNews, isForgotten: boolean): boolean {
  if (news.isOff || news.isPartial) return false;
  const isOvertaken = news.revision > revision && revision >= (news.since ?? revision);
  return isOvertaken || isForgotten || holds(news.entries, place, at);
}

/** Whether what a closed window told is among what its heir holds. */
export const isHeld = ({ writer, at }: RemoteEntry, heirOf: Unsaved['heirOf'] = {}): boolean =>
  at <= (heirOf[writer] ?? '');

/** What the server told that is not what these windows of the device have, or go on from. */
export const newBeside = (unsent: readonly FoundDraft[], entries: readonly RemoteEntry[]): RemoteEntry[] =>
  entries.filter(
    (entry) =>
      !unsent.some(
        ({ place, writer, heirOf }) => place === entry.place && (writer === entry.writer || isHeld(entry, heirOf)),
      ),
  );

/** The places at which what was found goes on from what is typed here alone. */
export function placesAhead(mine: DraftContents, found: readonly FoundDraft[]): Set<DraftPlace> {
  const isBehind = (place: DraftPlace, content: DraftContent) =>
    found.some(({ place: other, ancestors = [] }) => {
      const [first, ...others] = ancestors;
      return other === place && first && others.length === 0 && isSameTyping(first, content);
    });
  return new Set([...mine].flatMap(([place, content]) => (isBehind(place, content) ? [place] : [])));
}

/** What all of them knew of the server's draft. */
export function earliestRevision(kept: readonly Unsaved[]): number | undefined {
  const known = kept.map(({ revision = -1 }) => revision);
  return known.includes(-1) || known.length === 0 ? undefined : Math.min(...known);
}
