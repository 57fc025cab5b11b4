import { contentsOf } from '../draft/contents';
import { type Gathered, gatherDrafts } from '../draft/gather';
import { createDraftLedger } from '../draft/ledger';
import { byDescent, createLineage, isSameTyping, withOver } from '../draft/lineage';
import { createDraftSync, type DraftState } from '../draft/sync';
import type {
  DraftChange,
  DraftContent,
  DraftContents,
  DraftNews,
  DraftPlace,
  DraftService,
  RemoteEntry,
} from '../draft/types';
import type { Json } from '../json';
import { createDisputes } from './disputes';
import {
  earliestRevision,
  type FoundDraft,
  foundInKept,
  foundOnServer,
  isHeld,
  leftToSend,
  newBeside,
  placesAhead,
} from './foundDrafts';
import type { Clock, Host } from './host';
import type { KeptPlace, Unsaved } from './unsaved';
import type { GonePlace } from './versionTypes';

/** What the drafts of a session work on. */
export interface DraftsInput {
  /** Without it what is typed stays on this device. */
  service?: DraftService | undefined;
  clock: Pick<Clock, 'now'>;
  whenIdle?: Host['whenIdle'];
  /** The name of the key of rows. */
  key: string;
  /** What is saved at a place now. */
  saved(place: DraftPlace): Json | undefined;
  /** Whether the session may take over what was typed at a place. */
  isOpen(place: DraftPlace): boolean;
  /** Calls `note` with what is typed now. */
  collect(): void;
  onNews(entries: readonly RemoteEntry[]): void;
  onState(): void;
  /** Another window may have saved what the server was told of these places. */
  onOvertaken(places: readonly DraftPlace[]): Promise<void>;
}

/** The books of what this window typed, beside what others did, and the way to the server. */
export interface Drafts {
  state(): DraftState;
  /** Notes what is typed now, of which the server is told after a moment; what is known of its places. */
  note(unsaved: Unsaved | undefined): Pick<Unsaved, 'writer' | 'heirOf' | 'revision' | 'places'>;
  /** Something may have changed of which `note` hears later: the server is told in time. `isTyped` says that it did. */
  expect(isTyped?: boolean): void;
  /** Merges what windows of this device kept with the server's draft. */
  gather(kept: readonly Unsaved[], news: DraftNews | undefined): Gathered;
  /** The same for what came while this window was typed into. */
  gatherNews(entries: readonly RemoteEntry[], mine: DraftContents): GatheredNews;
  /** What stands elsewhere now goes from the server. */
  leave(places: readonly GonePlace[]): void;
  /** The forms hold what was gathered: from now on the server is told. */
  begin(news: DraftNews | undefined): void;
  /** Places at which what others typed stays beside what is typed here. */
  hold(places: ReadonlySet<DraftPlace>): void;
  touch(place: DraftPlace): void;
  /** What the server was told of a place, the last of it at the end. */
  told(place: DraftPlace): readonly DraftContent[];
  flush(isLast?: boolean): Promise<void>;
  /** Sends what the server does not know; whether it has everything then, or keeps no drafts. */
  settle(): Promise<boolean>;
  end(): void;
  /** Nothing typed is left, here and on the server. */
  discard(): Promise<void>;
}

/** What came while this window was typed into; `ahead`: the places where it goes on from what stands here, and stands in its place. */
export type GatheredNews = Gathered & { ahead: ReadonlySet<DraftPlace> };

/** Drafts of which the server hears nothing before `begin`. */
export function createDrafts(input: DraftsInput): Drafts {
  const { service, clock, key, saved, isOpen, collect, onNews, onState, whenIdle } = input;
  const ledger = createDraftLedger();
  const heirOf: Record<string, string> = {};
  /** What earlier visits knew of the server's draft. */
  let before: number | undefined;
  const lineage = createLineage(service?.writer);
  const disputes = createDisputes(lineage);
  const sync =
    service &&
    createDraftSync({
      service: tellingOver(service),
      ledger,
      note: collect,
      onNews,
      onState,
      onOvertaken: () => input.onOvertaken(ledger.places().filter((place) => ledger.told(place).length > 0)),
      whenIdle,
    });

  function tellingOver(own: DraftService): DraftService {
    const told = ({ content, ...change }: DraftChange): DraftChange =>
      content ? { ...change, content: withOver(content, lineage.over(change.place)) } : change;
    return { ...own, send: (changes, seen, options) => own.send(changes.map(told), seen, options) };
  }

  const merge = (found: readonly FoundDraft[]): Gathered => {
    for (const { place, content, at, isSent, writer } of [...found].reverse()) {
      ledger.adopt({ place, content, at, isSent });
      if (writer === service?.writer) ledger.follow(at);
    }
    return gatherDrafts(found, saved, key);
  };

  /** What entries have in common with what stands here, of these writers. */
  const withAncestors = (
    entries: readonly RemoteEntry[],
    here: (place: DraftPlace) => readonly string[],
  ): FoundDraft[] => {
    // Nobody has seen a later one of this window, whose clock may have been put back since.
    for (const { content } of entries) ledger.follow(content.over?.[service?.writer ?? '']?.at ?? '');
    return entries.map((entry) => ({
      ...foundOnServer(entry, service),
      ancestors: lineage.ancestors(entry, here(entry.place)),
    }));
  };

  const inherit = ({ writer, heirOf: before, places = {} }: Unsaved) => {
    Object.assign(heirOf, before);
    if (writer === undefined || writer === service?.writer) return;
    const times = Object.values(places).map(({ at }) => at);
    heirOf[writer] = [...times, clock.now()].reduce((one, other) => (one > other ? one : other));
  };

  return {
    state: () => sync?.state() ?? 'device',
    note(unsaved) {
      const contents: DraftContents = unsaved ? contentsOf(unsaved) : new Map();
      ledger.take(contents, clock.now());
      sync?.schedule();
      const stamp = (place: DraftPlace): KeptPlace => {
        const over = lineage.over(place);
        return {
          at: ledger.at(place) ?? '',
          ...(ledger.isSent(place) && { isSent: true }),
          ...(over && { over }),
        };
      };
      const revision = sync?.revision() ?? before;
      return {
        ...(service && { writer: service.writer, heirOf }),
        ...(revision !== undefined && { revision }),
        places: Object.fromEntries([...contents.keys()].map((place) => [place, stamp(place)])),
      };
    },
    expect: (isTyped) => sync?.expect(isTyped),
    gather(kept, news) {
      before = earliestRevision(kept);
      const found = kept.flatMap(foundInKept);
      for (const { place, over } of found) if (over) lineage.learn(place, over);
      const local = found.filter(({ place }) => isOpen(place));
      const unsent = leftToSend(local, news, { now: clock.now(), lifetime: service?.lifetime });
      kept.forEach(inherit);
      const entries = newBeside(unsent, news?.entries ?? []).filter(({ place }) => isOpen(place));
      const here = (place: DraftPlace) =>
        unsent.flatMap((one) => (one.place === place && one.writer !== undefined ? [one.writer] : []));
      const others = withAncestors(entries, here).sort((a, b) => (a.at < b.at ? 1 : -1));
      const gathered = merge(byDescent([...unsent, ...others]));
      disputes.take(entries, gathered, ({ place, content }) =>
        unsent.some((one) => one.place === place && isSameTyping(one.content, content)),
      );
      return gathered;
    },
    gatherNews(entries, mine) {
      const isKnown = (entry: RemoteEntry) => isHeld(entry, heirOf) || lineage.has(entry);
      // Told again, each place takes away what the other window told of it.
      for (const entry of entries) if (isKnown(entry)) ledger.touch(entry.place, clock.now());
      const open = entries.filter((entry) => isOpen(entry.place) && !isKnown(entry));
      const found = byDescent(withAncestors(open, () => (service ? [service.writer] : [])));
      const places = new Set(found.map(({ place }) => place));
      const ahead = placesAhead(mine, found);
      const own = [...mine].flatMap(([place, content]): FoundDraft[] => {
        if (!places.has(place) || ahead.has(place)) return [];
        const at = ledger.at(place) ?? clock.now();
        return [{ place, content, at, isSent: false, writer: service?.writer, origin: { kind: 'draft', at } }];
      });
      // What stands here stands beside them no more: what they have in common with it they have not with each other.
      const others = byDescent(found.map((one) => (ahead.has(one.place) ? { ...one, ancestors: [] } : one)));
      const gathered = merge([...own, ...others]);
      disputes.take(open, gathered, ({ place, content }) => isSameTyping(mine.get(place) ?? {}, content));
      return { ...gathered, ahead };
    },
    leave(places) {
      for (const gone of places) if (ledger.at(gone.place) === undefined) ledger.adopt({ ...gone, isSent: false });
    },
    begin: (news) => sync?.begin(news, before),
    hold(places) {
      disputes.keep(places);
      ledger.hold(places);
    },
    touch: (place) => ledger.touch(place, clock.now()),
    told: ledger.told,
    flush: async (isLast) => sync?.flush(isLast),
    settle: async () => sync?.sendAll() ?? true,
    end: () => sync?.end(),
    async discard() {
      // What came meanwhile was never seen here: it is not thrown away with the rest.
      sync?.ignoreNews();
      ledger.take(new Map(), clock.now());
      for (const place of ledger.places()) ledger.touch(place, clock.now());
      await sync?.sendAll();
    },
  };
}
