import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftLedger } from '../../../../engine/core/draft/ledger';
import { createDraftSync, DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import type { DraftChange, DraftContents, DraftNews } from '../../../../engine/core/draft/types';

/** What becomes of a call: `lost` = done, and its answer is not heard; `off` = from now on no drafts are kept. */
type Fate = 'answered' | 'lost' | 'dropped' | 'off';
type Place = 'a' | 'b' | 'c' | 'd';

interface Typing {
  place: Place;
  value: string;
}

/** What happens, and how the calls of that time go. */
interface Step {
  fate: Fate;
  /** Milliseconds until the answer. */
  delay: number;
  /** Whether others have typed there: this window takes it over. */
  news?: Typing | undefined;
  /** What is typed while the next state is told. */
  meanwhile?: Typing | undefined;
  do:
    | ({ type: 'type' } & Typing)
    | { type: 'clear' | 'hold'; place: Place }
    | { type: 'wait'; ms: number }
    | { type: 'flush' | 'last' | 'sendAll' | 'release' };
}

/** As long as what is typed rests before it is written away. */
const NOTE_MS = 100;
const LONG_MS = 30 * 60_000;
const PLACES: Place[] = ['a', 'b', 'c', 'd'];
const isBig = (content: DraftChange['content']) => String(content?.value).includes('big');

/** A window, its sync, and a server, with all that is to be said against them. */
function createWorld() {
  const typed: DraftContents = new Map();
  const server = new Map<string, string>();
  const problems: string[] = [];
  let way: Pick<Step, 'fate' | 'delay' | 'news' | 'meanwhile'> = { fate: 'answered', delay: 0 };
  let isOff = false;
  let open = 0;
  let revision = 0;
  /** When the last call began, unless one was asked for since. */
  let lastCall = Number.NEGATIVE_INFINITY;
  let asking = 0;
  let hasEnded = false;

  const apply = (changes: readonly DraftChange[]) => {
    for (const { place, content } of changes) {
      if (content) server.set(place, String(content.value));
      else server.delete(place);
    }
    revision += 1;
  };
  const answer = async (changes: readonly DraftChange[]): Promise<DraftNews | undefined> => {
    const { fate, delay, news } = way;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (fate === 'off') isOff = true;
    if (fate === 'dropped') return undefined;
    if (isOff) return { revision: 0, entries: [], isOff };
    if (changes.some(({ content }) => isBig(content))) return { revision: 0, entries: [], isRefused: true };
    apply(changes);
    if (fate === 'lost') return undefined;
    const entry = news && { place: news.place, content: { value: news.value }, at: '', writer: 'b', device: 'B' };
    return { revision, entries: entry ? [entry] : [] };
  };

  const ledger = createDraftLedger();
  const note = () => ledger.take(new Map(typed), new Date().toISOString());
  let noting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(noting);
    note();
    sync.schedule();
  };
  const write = ({ place, value }: Typing) => {
    typed.set(place, { value });
    change();
  };
  const change = () => {
    clearTimeout(noting);
    noting = setTimeout(keep, NOTE_MS);
    sync.expect();
  };
  const sync = createDraftSync({
    onOvertaken: async () => undefined,
    ledger,
    service: {
      writer: 'a',
      isSameDevice: () => true,
      load: async () => undefined,
      async send(changes, _seen, { isLast }) {
        if (hasEnded) problems.push('a call after the end');
        if (changes.length === 0) problems.push('an empty call');
        if (isLast) {
          if (way.fate !== 'dropped' && !isOff && !changes.some(({ content }) => isBig(content))) apply(changes);
          return undefined;
        }
        if (isOff && way.fate !== 'off') problems.push('a call to a server that keeps no drafts');
        open += 1;
        if (open > 1) problems.push('two calls at a time');
        if (asking === 0 && Date.now() - lastCall < DRAFT_DELAY_MS)
          problems.push(`a call ${Date.now() - lastCall} ms after another`);
        lastCall = Date.now();
        return answer(structuredClone(changes) as DraftChange[]).finally(() => {
          open -= 1;
        });
      },
    },
    note: keep,
    onNews: (entries) => {
      for (const { place, content } of entries) write({ place: place as Place, value: String(content.value) });
    },
    onState() {
      const { meanwhile } = way;
      way = { ...way, meanwhile: undefined };
      if (meanwhile) write(meanwhile);
      if (sync.state() === 'saved' || sync.state() === 'device') keep();
    },
  });

  /** A call is asked for, which need not wait. */
  async function asked<T>(call: () => Promise<T>): Promise<T> {
    asking += 1;
    return call().finally(() => {
      asking -= 1;
      lastCall = Number.NEGATIVE_INFINITY;
    });
  }
  const missing = () =>
    PLACES.filter((place) => {
      const content = typed.get(place);
      return !isBig(content) && server.get(place) !== (content && String(content.value));
    });
  const waits: Promise<unknown>[] = [];
  const held = new Set<string>();
  const acts: Record<Step['do']['type'], (step: never) => unknown> = {
    type: (step: Typing) => write(step),
    clear({ place }: { place: Place }) {
      typed.delete(place);
      change();
    },
    wait: ({ ms }: { ms: number }) => vi.advanceTimersByTimeAsync(ms),
    flush: () => void waits.push(asked(() => sync.flush())),
    last: () => void sync.flush(true),
    sendAll: () => void waits.push(asked(() => sync.sendAll())),
    hold({ place }: { place: Place }) {
      held.add(place);
      ledger.hold(new Set(held));
    },
    release() {
      held.clear();
      ledger.hold(new Set());
    },
  };

  return {
    problems,
    sync,
    async run({ do: deed, ...next }: Step) {
      way = next;
      await (acts[deed.type] as (step: unknown) => unknown)(deed);
    },
    /** From now on all goes well; what is wrong in the end. */
    async rest() {
      way = { fate: 'answered', delay: 0 };
      await vi.advanceTimersByTimeAsync(LONG_MS);
      await Promise.all(waits);
      const { free, held: choices } = ledger.pending();
      const expected = isOff || ledger.hasRefused() ? 'device' : 'saved';
      if (sync.state() !== expected) problems.push(`${sync.state()}, not ${expected}`);
      if (!isOff && free.length + choices.length > 0) problems.push('something is not sent');
      if (!isOff && missing().length > 0) problems.push(`not on the server: ${missing().join()}`);
      if (vi.getTimerCount() > 0) problems.push('a timer that goes on');
    },
    async end() {
      sync.end();
      hasEnded = true;
      write({ place: 'a', value: 'after the end' });
      await vi.advanceTimersByTimeAsync(LONG_MS);
    },
  };
}

const typing = fc.record({ place: fc.constantFrom(...PLACES), value: fc.constantFrom('u', 'v', 'w', 'x', 'big') });
const rarely = fc.option(typing, { freq: 5, nil: undefined });
const place = fc.constantFrom(...PLACES);
const of = <const T extends string>(type: T) => fc.constant(type);
const step: fc.Arbitrary<Step> = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: of('answered') },
    { weight: 2, arbitrary: fc.constantFrom('lost' as const, 'dropped' as const) },
    { weight: 1, arbitrary: of('off') },
  ),
  delay: fc.constantFrom(0, 0, 50, 700, 1500, 4000),
  news: rarely,
  meanwhile: rarely,
  do: fc.oneof(
    { weight: 5, arbitrary: typing.map((one) => ({ type: 'type' as const, ...one })) },
    { weight: 5, arbitrary: fc.record({ type: of('wait'), ms: fc.constantFrom(1, 60, 400, 1000, 3000, 20_000) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('clear' as const, 'hold' as const), place }) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constantFrom('flush' as const, 'last', 'sendAll', 'release') }),
    },
  ),
});

// In a process of its own: what other files leave behind sets timers, too, which are counted here.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('whatever is typed and however calls go, a sync makes one call at a time, one a second unless asked, and comes to rest with everything sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      vi.clearAllTimers();
      const world = createWorld();
      world.sync.begin({ revision: 0, entries: [] });
      for (const one of steps) await world.run(one);
      await world.rest();
      expect(world.problems).toEqual([]);
      await world.end();
      expect(world.problems).toEqual([]);
    }),
    { numRuns: 400, includeErrorInReport: true },
  );
}, 60_000);
