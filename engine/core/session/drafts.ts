import { contentsOf } from '../draft/contents';
import { type Candidate, type Gathered, gatherDrafts } from '../draft/gather';
import { createDraftLedger } from '../draft/ledger';
import { byDescent, createLineage, type Descendant, isSameTyping, withOver } from '../draft/lineage';
import { createDraftSync, type DraftState, holds } from '../draft/sync';
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

interface Found extends Candidate, Descendant {
  isSent: boolean;
  revision?: number | undefined;
  heirOf?: Unsaved['heirOf'];
}

/** Drafts of which the server hears nothing before `begin`. */
export function createDrafts(input: DraftsInput): Drafts {
  const { service, clock, key, saved, isOpen, collect, onNews, onState, whenIdle } = input;
  const ledger = createDraftLedger();
  const heirOf: Record<string, string> = {};
  /** What earlier visits knew of the server's draft. */
  let before: number | undefined;
  const lineage = createLineage(service?.writer);
  /** What others typed and the customer has yet to choose about: nothing goes on from it. */
  let disputed: readonly RemoteEntry[] = [];
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

  const merge = (found: readonly Found[]): Gathered => {
    for (const { place, content, at, isSent, writer } of [...found].reverse()) {
      ledger.adopt({ place, content, at, isSent });
      if (writer === service?.writer) ledger.follow(at);
    }
    return gatherDrafts(found, saved, key);
  };

  /** What entries have in common with what stands here, of these writers. */
  const withAncestors = (entries: readonly RemoteEntry[], here: (place: DraftPlace) => readonly string[]): Found[] => {
    // Nobody has seen a later one of this window, whose clock may have been put back since.
    for (const { content } of entries) ledger.follow(content.over?.[service?.writer ?? '']?.at ?? '');
    return entries.map((entry) => ({ ...remote(entry), ancestors: lineage.ancestors(entry, here(entry.place)) }));
  };

  /**
   * Takes over the entries that were merged; those of a clash wait for the choice. Who typed the same here by chance goes
   * on from nothing.
   */
  const takeMerged = (entries: readonly RemoteEntry[], { clashes }: Gathered, typed: (one: RemoteEntry) => boolean) => {
    const clashing = new Set(clashes.map(({ place }) => place));
    const isSameEntry = (one: RemoteEntry, other: RemoteEntry) =>
      one.place === other.place && one.writer === other.writer;
    const left = disputed.filter((one) => !entries.some((entry) => isSameEntry(one, entry)));
    disputed = [...left, ...entries.filter(({ place }) => clashing.has(place))];
    for (const entry of entries) {
      const isChance = typed(entry) && !lineage.over(entry.place)?.[entry.writer];
      if (!clashing.has(entry.place) && !isChance) lineage.take(entry);
    }
  };

  const keptIn = (unsaved: Unsaved): Found[] =>
    [...contentsOf(unsaved)].map(([place, content]) => {
      const { at = '', isSent = false, over } = unsaved.places?.[place] ?? {};
      const { writer, heirOf, revision } = unsaved;
      if (over) lineage.learn(place, over);
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

  const inherit = ({ writer, heirOf: before, places = {} }: Unsaved) => {
    Object.assign(heirOf, before);
    if (writer === undefined || writer === service?.writer) return;
    const times = Object.values(places).map(({ at }) => at);
    heirOf[writer] = [...times, clock.now()].reduce((one, other) => (one > other ? one : other));
  };

  const remote = ({ place, content: { over, ...content }, at, writer, device, isMigrated }: RemoteEntry): Found => {
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
  };

  /** Whether what the server does not tell was discarded or saved there: not so where nothing can have come in between. */
  const isDone = ({ place, at, revision = -1 }: Found, news: DraftNews): boolean => {
    if (news.isOff || news.isPartial) return false;
    const isForgotten = Date.parse(at) + (service?.lifetime ?? Number.POSITIVE_INFINITY) < Date.parse(clock.now());
    const isOvertaken = news.revision > revision && revision >= (news.since ?? revision);
    return isOvertaken || isForgotten || holds(news.entries, place, at);
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
      before = earliest(kept);
      const local = kept.flatMap(keptIn).filter((one) => isOpen(one.place));
      const unsent = local.flatMap((one) => {
        if (news && wasToldLater(one, news)) return [];
        if (!news || !one.isSent) return [one];
        return isDone(one, news) ? [] : [{ ...one, isSent: false }];
      });
      kept.forEach(inherit);
      const isOld = (entry: RemoteEntry) =>
        unsent.some(
          ({ place, writer, heirOf: before }) =>
            place === entry.place && (writer === entry.writer || isHeld(entry, before)),
        );
      const entries = (news?.entries ?? []).filter((entry) => isOpen(entry.place) && !isOld(entry));
      const here = (place: DraftPlace) =>
        unsent.flatMap((one) => (one.place === place && one.writer !== undefined ? [one.writer] : []));
      const others = withAncestors(entries, here).sort((a, b) => (a.at < b.at ? 1 : -1));
      const gathered = merge(byDescent([...unsent, ...others]));
      const isTyped = ({ place, content }: RemoteEntry) =>
        unsent.some((one) => one.place === place && isSameTyping(one.content, content));
      takeMerged(entries, gathered, isTyped);
      return gathered;
    },
    gatherNews(entries, mine) {
      const isKnown = (entry: RemoteEntry) => isHeld(entry, heirOf) || lineage.has(entry);
      // Told again, each place takes away what the other window told of it.
      for (const entry of entries) if (isKnown(entry)) ledger.touch(entry.place, clock.now());
      const open = entries.filter((entry) => isOpen(entry.place) && !isKnown(entry));
      const found = byDescent(withAncestors(open, () => (service ? [service.writer] : [])));
      const places = new Set(found.map(({ place }) => place));
      const isBehind = (place: DraftPlace, content: DraftContent) =>
        found.some(({ place: other, ancestors = [] }) => {
          const [first, ...others] = ancestors;
          return other === place && first && others.length === 0 && isSameTyping(first, content);
        });
      const ahead = new Set([...mine].flatMap(([place, content]) => (isBehind(place, content) ? [place] : [])));
      const own = [...mine].flatMap(([place, content]): Found[] => {
        if (!places.has(place) || ahead.has(place)) return [];
        const at = ledger.at(place) ?? clock.now();
        return [{ place, content, at, isSent: false, writer: service?.writer, origin: { kind: 'draft', at } }];
      });
      const gathered = merge([...own, ...found]);
      takeMerged(open, gathered, ({ place, content }) => isSameTyping(mine.get(place) ?? {}, content));
      return { ...gathered, ahead };
    },
    leave(places) {
      for (const gone of places) if (ledger.at(gone.place) === undefined) ledger.adopt({ ...gone, isSent: false });
    },
    begin: (news) => sync?.begin(news, before),
    hold(places) {
      for (const entry of disputed) if (!places.has(entry.place)) lineage.take(entry);
      disputed = disputed.filter(({ place }) => places.has(place));
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

/** Whether its own window has told the server something later of it: a page may end before the device has that, too. */
const wasToldLater = ({ place, writer, at }: Found, { entries }: DraftNews): boolean =>
  entries.some((entry) => entry.place === place && entry.writer === writer && entry.at > at);

/** What all of them knew of the server's draft. */
const earliest = (kept: readonly Unsaved[]): number | undefined => {
  const known = kept.map(({ revision = -1 }) => revision);
  return known.includes(-1) || known.length === 0 ? undefined : Math.min(...known);
};

/** Whether what a closed window told is among what its heir holds. */
const isHeld = ({ writer, at }: RemoteEntry, heirOf: Unsaved['heirOf'] = {}): boolean => at <= (heirOf[writer] ?? '');
