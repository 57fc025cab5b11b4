import type { Host } from '../session/host';
import { createIdleTimer } from '../session/idleTimer';
import type { DraftLedger } from './ledger';
import type { DraftChange, DraftNews, DraftPlace, DraftService, RemoteEntry } from './types';

/** Milliseconds from a change to the call that tells the server, and between two calls. */
export const DRAFT_DELAY_MS = 1000;

/** Milliseconds until a call without an answer is made again; the last one from then on. */
const RETRY_MS = [2000, 5000, 15_000, 60_000];

/** What goes with one call; after a refusal half of what was refused. */
const MOST_CHANGES = 200;

/**
 * Where what was typed is: `saved` = on the server, `saving` = on its way or about to go, `offline` = on this device
 * until the server answers again, `device` = on this device, as the server keeps no drafts, does not take all of it, or
 * somebody discarded or saved it elsewhere; `files` = on the server, but for files that were picked and not sent.
 */
export type DraftState = 'saved' | 'saving' | 'offline' | 'device' | 'files';

/** Where what was typed is, for whoever shows it: it changes while one types, so nothing else is told with it. */
export interface DraftWatch {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
}

/** Sends what changes, at most once a second. */
export interface DraftSync {
  state(): DraftState;
  /** The revision up to which this window knows what the server has of it; `undefined` while that is nothing. */
  revision(): number | undefined;
  /**
   * The server's draft was read, or was not to be had.
   * @param before what earlier visits knew of it, as `revision` tells it
   */
  begin(news: DraftNews | undefined, before?: number): void;
  /** Something may have changed that the ledger does not know yet: it is sent in time. `isTyped` says that it did. */
  expect(isTyped?: boolean): void;
  /** The ledger was told of something. */
  schedule(): void;
  /** Sends at once; with `isLast` the page may be about to end. */
  flush(isLast?: boolean): Promise<void>;
  /**
   * Sends all that is pending, call after call, until there is nothing left or no answer; whether the server has then
   * all that it is to have.
   */
  sendAll(): Promise<boolean>;
  /** What others typed meanwhile is no news any more: it stays as it is on the server. */
  ignoreNews(): void;
  /** Nothing is sent any more. */
  end(): void;
}

/** What a sync works on. */
export interface DraftSyncInput {
  service: DraftService;
  ledger: DraftLedger;
  /** Tells the ledger what is typed now. */
  note(): void;
  /** What other windows typed meanwhile. */
  onNews(entries: readonly RemoteEntry[]): void;
  onState(): void;
  /** Others were there since the last call: one of them may have saved what this window told. */
  onOvertaken(): Promise<void>;
  /** Calls that are due wait for it. */
  whenIdle?: Host['whenIdle'];
}

/** A sync that sends nothing before `begin`. */
export function createDraftSync({
  service,
  ledger,
  note,
  onNews,
  onState,
  onOvertaken,
  whenIdle,
}: DraftSyncInput): DraftSync {
  let state: DraftState = 'saved';
  let seen: number | undefined;
  /** The revision up to which it is known what the server has of this window. */
  let known: number | undefined;
  /** Calls since then whose answer nobody hears. */
  let unheard = 0;
  let underWay: Promise<void> | undefined;
  let failures = 0;
  let most = MOST_CHANGES;
  let isOff = false;
  let hasEnded = false;
  let ignoresNews = false;

  const to = (next: DraftState) => {
    if (state === next) return;
    state = next;
    onState();
  };
  const timer = createIdleTimer(() => {
    // Its end looks after what was typed meanwhile.
    if (!underWay) void flush();
  }, whenIdle);

  /** What goes with the next call. What waits for a choice goes by itself, and takes nothing of others away. */
  function next(): { changes: DraftChange[]; isHeld: boolean } {
    const { free, held } = ledger.pending();
    const isHeld = free.length === 0;
    return { changes: (isHeld ? held : free).slice(0, most), isHeld };
  }
  const rest = () => to(ledger.hasRefused() ? 'device' : 'saved');
  const switchOff = () => {
    isOff = true;
    // What it had goes with the drafts, and is told anew once it keeps them again.
    ledger.confirm(() => false, 'pending');
    note();
    to('device');
  };

  async function send(): Promise<void> {
    const { changes, isHeld } = next();
    if (changes.length === 0) return rest();
    to(failures > 0 ? 'offline' : 'saving');
    const news = await service.send(changes, isHeld ? 0 : (seen ?? 0), { isLast: false });
    if (!news) {
      if (hasEnded) return;
      to('offline');
      timer.stop();
      timer.start(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] as number);
      failures += 1;
      return;
    }
    failures = 0;
    if (hasEnded) return;
    if (news.isOff) return switchOff();
    if (news.isRefused) refuse(changes);
    else {
      accept(changes, news, isHeld);
      await follow(news.revision);
      if (hasEnded || isOff) return;
    }
    if (next().changes.length === 0) rest();
  }

  /** One change may be too much for all of them: halves tell which. */
  function refuse(changes: readonly DraftChange[]): void {
    most = Math.ceil(changes.length / 2);
    if (changes.length === 1) ledger.refuse(changes);
  }

  function accept(changes: readonly DraftChange[], news: DraftNews, isHeld: boolean): void {
    most = Math.min(2 * most, MOST_CHANGES);
    ledger.acknowledge(changes);
    // To a window that says it has seen nothing all is news.
    if (isHeld || ignoresNews) return;
    seen = news.revision;
    if (news.entries.length > 0) onNews(news.entries);
  }

  /**
   * Where others were there since the last call, one of them may have discarded or saved what this window told; and a
   * revision that has been there before is that of an older database. So what the server has is looked at.
   */
  async function follow(revision: number): Promise<void> {
    const isNext = known !== undefined && revision === known + 1;
    const isOlder = known !== undefined && revision <= known;
    if (!isNext && ledger.hasSent()) {
      const news = await service.load();
      if (!news || hasEnded) return;
      if (news.isOff) return switchOff();
      const isThere = (place: DraftPlace, at: string) => holds(news.entries, place, at);
      const isLost = isOlder || (known !== undefined && known < (news.since ?? 0));
      if (!news.isPartial) ledger.confirm(isThere, isLost ? 'pending' : 'alone');
      await onOvertaken();
      if (hasEnded || isOff) return;
    }
    ledger.forgetBefore();
    known = revision;
    unheard = 0;
  }

  /** Of two calls, as what waits for a choice goes by itself here, too. */
  function sendLast(): void {
    const { free, held } = ledger.pending();
    for (const changes of [free, held]) {
      if (changes.length === 0) continue;
      void service.send(changes.slice(0, most), changes === held ? 0 : (seen ?? 0), { isLast: true });
      unheard += 1;
      note();
    }
  }

  const maySend = () => !hasEnded && !isOff && seen !== undefined;

  async function flush(isLast = false): Promise<void> {
    if (!maySend()) return;
    // Nobody waits for the call before this one, nor for its answer: a page that does not end sends it again.
    if (isLast) return sendLast();
    while (underWay) await underWay;
    if (!maySend()) return;
    note();
    timer.stop();
    underWay = send().finally(() => {
      underWay = undefined;
      if (!maySend()) return;
      // Also what was typed while the new state was told.
      note();
      schedule();
    });
    return underWay;
  }

  function schedule(): void {
    if (!maySend() || next().changes.length === 0) return;
    if (state !== 'offline') to('saving');
    timer.start(DRAFT_DELAY_MS);
  }

  return {
    state: () => state,
    revision: () => (known === undefined ? undefined : known + unheard),
    begin(news, before) {
      if (news?.isOff) return switchOff();
      seen = news?.revision ?? 0;
      known = news?.revision ?? before;
      if (next().changes.length > 0) {
        to(news ? 'saving' : 'offline');
        timer.start(DRAFT_DELAY_MS);
      }
    },
    expect(isTyped) {
      if (!maySend()) return;
      if (isTyped && state !== 'offline') to('saving');
      timer.start(DRAFT_DELAY_MS);
    },
    schedule,
    flush,
    async sendAll() {
      do await flush();
      while (maySend() && state !== 'offline' && next().changes.length > 0);
      if (!isOff) return state !== 'offline' && !ledger.hasRefused();
      // The server keeps nothing: whatever is typed is here alone.
      note();
      const { free, held } = ledger.pending();
      return [...free, ...held].every(({ content }) => content === undefined);
    },
    ignoreNews() {
      ignoresNews = true;
    },
    end() {
      hasEnded = true;
      timer.stop();
    },
  };
}

/** Whether entries have what was typed at a place then, or what somebody made of it later. */
export const holds = (entries: readonly RemoteEntry[], place: DraftPlace, at: string): boolean =>
  entries.some((entry) => entry.place === place && entry.at >= at);
