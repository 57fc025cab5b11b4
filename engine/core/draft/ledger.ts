import { isEqual } from '../json';
import type { DraftChange, DraftContent, DraftContents, DraftPlace } from './types';

/** One place in the books: without `content`, what was typed there is gone. */
interface Entry {
  content?: DraftContent;
  at: string;
  isSent: boolean;
  /** The server does not take it as it is, or somebody took it away there: it stays on this device. */
  isRefused?: true;
  /** What the server was told of the place last, and what it had of it before that when others may have come in between. */
  told?: readonly DraftContent[];
}

/** What the server does not know yet: `held` is what others have another value of, which stays beside it. */
export interface PendingChanges {
  free: DraftChange[];
  held: DraftChange[];
}

/** When each place was typed into, and whether the server knows. */
export interface DraftLedger {
  /** Notes what is typed now. */
  take(contents: DraftContents, now: string): void;
  /** Notes what was typed at a place before, or elsewhere. */
  adopt(change: DraftChange & { isSent: boolean }): void;
  /** Every change from now on is later: a clock that is put back makes nothing older than what came before it. */
  follow(at: string): void;
  /** What the server does not know yet. */
  pending(): PendingChanges;
  /** The server has these. What was typed since is pending still. */
  acknowledge(changes: readonly DraftChange[]): void;
  /** The server does not take these: they are not pending until they change. */
  refuse(changes: readonly DraftChange[]): void;
  hasRefused(): boolean;
  /**
   * Of what the server had it has these alone: the rest is pending again, or `alone` on this device until it changes.
   * @param isThere whether the server has what was typed at a place then
   */
  confirm(isThere: (place: DraftPlace, at: string) => boolean, rest: 'pending' | 'alone'): void;
  hasSent(): boolean;
  /** What the server was told of a place that is still typed into, the last of it at the end: another window may have saved it since. */
  told(place: DraftPlace): readonly DraftContent[];
  /** Nobody came in between: what the server had of a place before its last change was saved by nobody. */
  forgetBefore(): void;
  /** Places that wait for the customer's choice. */
  hold(places: ReadonlySet<DraftPlace>): void;
  /** The customer chose: the place is sent, though it may hold what the server has from this window. */
  touch(place: DraftPlace, now: string): void;
  /** All places, also those where nothing is typed any more. */
  places(): DraftPlace[];
  /** When a place was typed into. */
  at(place: DraftPlace): string | undefined;
  isSent(place: DraftPlace): boolean;
}

/** Nothing typed, nothing on the server. */
export function createDraftLedger(): DraftLedger {
  const entries = new Map<DraftPlace, Entry>();
  /** The entries of changes that were typed no further since. */
  const unchanged = (changes: readonly DraftChange[]) =>
    changes.flatMap(({ place, content }) => {
      const known = entries.get(place);
      return known && known.content === content ? [{ place, ...known }] : [];
    });
  let held: ReadonlySet<DraftPlace> = new Set();
  let latest = '';
  const timeOf = (now: string) => (now > latest ? now : new Date(Date.parse(latest) + 1).toISOString());
  const change = (place: DraftPlace, entry: Pick<Entry, 'content'>, at: string) => {
    latest = at;
    const { told } = entries.get(place) ?? {};
    entries.set(place, { ...entry, at, isSent: false, ...(told && { told }) });
  };

  return {
    take(contents, now) {
      const at = timeOf(now);
      for (const [place, content] of contents) {
        const known = entries.get(place);
        if (known?.content && isEqual(known.content, content)) continue;
        change(place, { content }, at);
      }
      for (const [place, { content }] of entries) {
        if (content && !contents.has(place)) change(place, {}, at);
      }
    },
    adopt({ place, ...entry }) {
      entries.set(place, { ...entry, ...(entry.isSent && entry.content && { told: [entry.content] }) });
    },
    follow(at) {
      if (at > latest) latest = at;
    },
    pending() {
      const changes: PendingChanges = { free: [], held: [] };
      for (const [place, { content, at, isSent, isRefused }] of entries) {
        if (!isSent && !isRefused)
          changes[held.has(place) ? 'held' : 'free'].push({ place, at, ...(content && { content }) });
      }
      return changes;
    },
    acknowledge(changes) {
      for (const { place, ...known } of unchanged(changes)) {
        const told = known.content && [...(known.told ?? []).slice(-1), known.content];
        if (told) entries.set(place, { ...known, isSent: true, told });
        else entries.delete(place);
      }
    },
    refuse(changes) {
      for (const { place, ...known } of unchanged(changes)) entries.set(place, { ...known, isRefused: true });
    },
    hasRefused: () => [...entries.values()].some(({ isRefused }) => isRefused),
    confirm(isThere, rest) {
      for (const [place, { isSent, ...known }] of entries) {
        if (!isSent || isThere(place, known.at)) continue;
        entries.set(place, { ...known, isSent: false, ...(rest === 'alone' && { isRefused: true }) });
      }
    },
    hasSent: () => [...entries.values()].some(({ isSent }) => isSent),
    told(place) {
      const { content, told = [] } = entries.get(place) ?? {};
      return content ? told : [];
    },
    forgetBefore() {
      for (const [place, entry] of entries) {
        if (entry.told && entry.told.length > 1) entries.set(place, { ...entry, told: entry.told.slice(-1) });
      }
    },
    hold(places) {
      held = places;
    },
    touch(place, now) {
      const { content } = entries.get(place) ?? {};
      change(place, { ...(content && { content }) }, timeOf(now));
    },
    places: () => [...entries.keys()],
    at: (place) => entries.get(place)?.at,
    isSent: (place) => entries.get(place)?.isSent ?? false,
  };
}
