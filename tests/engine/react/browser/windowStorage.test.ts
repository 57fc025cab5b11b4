import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { holdByAsking } from '../../../../engine/react/browser/askNames';
import { createHeldNames, holdByLock } from '../../../../engine/react/browser/heldNames';
import { createWindowStorage } from '../../../../engine/react/browser/windowStorage';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);
const NAMES = Array.from({ length: 12 }, (_, index) => `F${index}`);
const ROWS = { type: 'array' as const, items: { type: 'object' as const, properties: { Guid: {}, What: {} } } };
const TAB = tabOf({ ...Object.fromEntries(NAMES.map((name) => [name, {}])), Own: {}, costs: ROWS }, [], {
  collections: { costs: { title: 'Costs', load: 'GET /costs', forms: [{ id: 'cost', fields: ['What'] }] } },
} as never);
const WIZARD = wizardOf(
  [TAB],
  [
    { id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' },
    { id: 'own', data: ['tab/Own'], load: 'GET /own', save: 'POST /own' },
  ],
);

/** A storage as the browser has it; `room` is how many characters it takes. */
function storageOf(from: Iterable<[string, string]> = [], room = Number.POSITIVE_INFINITY): Storage {
  const map = new Map(from);
  const storage = {
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('No room.', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  };
  return storage;
}

const entriesOf = (storage: Storage): [string, string][] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) as string).map((key) => [
    key,
    storage.getItem(key) as string,
  ]);

/** A device with a server: its windows have the same record. */
function deviceOf(given: { local?: Storage } = {}) {
  const local = given.local ?? storageOf();
  const holders = new Map<string, object>();
  const server: { held: JsonObject; own?: Json | undefined; isOnline: boolean } = { held: {}, isOnline: true };

  async function open(session = storageOf()) {
    const page = {};
    const names = createHeldNames(async (name) => {
      await undefined;
      if (holders.has(name)) return false;
      holders.set(name, page);
      return true;
    });
    const storage = createWindowStorage({ storageKey: 'record', local, session, names });
    const opened = sessionOf(
      WIZARD,
      {
        'GET /part': () => answer(server.held),
        'GET /costs': () => answer([]),
        'GET /own': () => answer(server.own ?? null),
        'POST /own': ({ body }) => {
          server.own = body;
          return {};
        },
        'POST /part': ({ body }) => {
          if (!server.isOnline) throw new TypeError('offline');
          server.held = body as JsonObject;
          return {};
        },
      },
      { mode: 'edit', storage, storageKey: 'record', queueKey: 'queue', host: { isOnline: () => server.isOnline } },
    );
    await storage.claim();
    await opened.session.open();
    const form = opened.session.form('tab');
    const end = () => {
      opened.session.end();
      for (const [name, holder] of holders) if (holder === page) holders.delete(name);
    };
    return {
      ...opened,
      type: (name: string, value: Json) => form.change(`/${name}`, value),
      value: (name: string) => form.getState().data[name],
      close: end,
      reload() {
        end();
        return open(session);
      },
      duplicate: () => open(storageOf(entriesOf(session))),
    };
  }
  return { local, server, open };
}

const typingIn = (local: Storage) => entriesOf(local).filter(([key]) => key.startsWith('record'));

describe('two windows with the same record', () => {
  it('keep what either typed: the other one has it once it is closed', async () => {
    const { open, local } = deviceOf();
    const [a, b] = await Promise.all([open(), open()]);
    a.type('F0', 'typed in A');
    a.session.keepForm('tab/costs/cost', { What: 'half typed' });
    a.close();
    const after = await b.reload();
    expect(after.value('F0')).toBe('typed in A');
    expect(after.session.keptForm('tab/costs/cost')).toEqual({ What: 'half typed' });
    expect(after.session.view().restored).toBe(true);
    expect(typingIn(local)).toHaveLength(1);
  });

  it('keep it while the other one types and saves something else', async () => {
    const { open, server } = deviceOf();
    const [a, b] = await Promise.all([open(), open()]);
    a.type('F0', 'typed in A');
    a.session.flush();
    b.type('F1', 'saved in B');
    expect(await b.session.save()).toMatchObject({ done: true });
    b.type('F2', 'typed in B');
    const alone = await b.reload();
    expect([alone.value('F0'), alone.value('F2')]).toEqual([undefined, 'typed in B']);
    a.close();
    const after = await alone.reload();
    expect(NAMES.slice(0, 3).map(after.value)).toEqual(['typed in A', 'saved in B', 'typed in B']);
    expect(server.held).not.toHaveProperty('F0', 'typed in A');
  });

  it('send what the other one has saved without a connection', async () => {
    const { open, server, local } = deviceOf();
    const [a, b] = await Promise.all([open(), open()]);
    server.isOnline = false;
    a.type('F0', 'saved offline in A');
    await a.session.save();
    expect(a.session.view().queued).toEqual(['part']);
    a.close();
    server.isOnline = true;
    const after = await b.reload();
    expect(after.session.view().queued).toEqual(['part']);
    await after.session.sendQueued();
    expect(server.held).toMatchObject({ F0: 'saved offline in A' });
    expect(entriesOf(local)).toEqual([]);
  });

  it('leave to the next one what both have saved without a connection', async () => {
    const { open, server, local } = deviceOf();
    const both = await Promise.all([open(), open()]);
    server.isOnline = false;
    for (const [at, { type, session }] of both.entries()) {
      type(['F0', 'Own'][at] as string, 'offline');
      await session.save();
    }
    for (const { close } of both) close();
    server.isOnline = true;
    const { session } = await open();
    expect(session.view().queued).toEqual(['part', 'own']);
    await session.sendQueued();
    expect([server.held, server.own]).toMatchObject([{ F0: 'offline' }, 'offline']);
    expect(entriesOf(local)).toEqual([]);
  });

  it('have keys of their own where one is a duplicate of the other', async () => {
    const { open } = deviceOf();
    const a = await open();
    a.type('F0', 'typed in A');
    a.session.flush();
    const b = await a.duplicate();
    expect(b.value('F0')).toBeUndefined();
    b.type('F1', 'typed in B');
    const [again, other] = [await a.reload(), await b.reload()];
    expect([again.value('F0'), again.value('F1')]).toEqual(['typed in A', undefined]);
    expect([other.value('F0'), other.value('F1')]).toEqual([undefined, 'typed in B']);
  });

  it('read what was kept under the one key of all windows, once', async () => {
    const { open, local } = deviceOf();
    const first = await open();
    first.type('F0', 'typed before');
    first.close();
    const [[key, text] = ['', '']] = typingIn(local);
    local.removeItem(key);
    local.setItem('record', text.replace(/^\d+ /, ''));
    const windows = await Promise.all([open(), open()]);
    expect(windows.map(({ value }) => value('F0')).toSorted()).toEqual(['typed before', undefined]);
    expect(local.getItem('record')).toBeNull();
  });

  it('forget nothing of a closed one for which there is no room', async () => {
    const local = storageOf();
    const { open } = deviceOf({ local });
    const a = await open();
    a.type('F0', 'typed in A');
    a.close();
    const before = typingIn(local);
    const small = deviceOf({ local: storageOf(before, 10) });
    const b = await small.open();
    expect(b.value('F0')).toBe('typed in A');
    expect(typingIn(small.local)).toEqual(before);
  });

  it('leave other keys alone', async () => {
    const { open, local } = deviceOf();
    for (const key of ['record/2', 'records', 'record#window/x/y', 'queue']) local.setItem(key, '{}');
    const a = await open();
    a.type('F0', 'x');
    a.close();
    await open();
    expect(['record/2', 'records', 'record#window/x/y', 'queue'].map((key) => local.getItem(key))).toEqual(
      Array(4).fill('{}'),
    );
  });

  it('lose nothing, and show nothing twice, whatever they do', async () => {
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), at: fc.nat(3) }) },
      fc.record({
        do: fc.constantFrom('open', 'openTwo', 'close', 'reload', 'duplicate', 'flush', 'save'),
        at: fc.nat(3),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 16 }), async (acts) => {
        const { open, local, server } = deviceOf();
        let windows = [await open(), await open()];
        const typed: string[] = [];
        for (const each of acts) {
          const window = windows[each.at % windows.length];
          const others = windows.filter((one) => one !== window);
          if (each.do === 'open') windows.push(await open());
          if (each.do === 'openTwo') windows.push(...(await Promise.all([open(), open()])));
          if (!window) continue;
          const name = NAMES[typed.length];
          if (each.do === 'type' && name) {
            window.type(name, name);
            typed.push(name);
          }
          if (each.do === 'flush') window.session.flush();
          if (each.do === 'save') await window.session.save();
          if (each.do === 'duplicate') windows.push(await window.duplicate());
          if (each.do === 'close') {
            window.close();
            windows = others;
          }
          if (each.do === 'reload') windows = [...others, await window.reload()];
          for (const one of typed) {
            const times = windows.filter(({ value }) => value(one) === one).length;
            if (server.held[one] !== one) expect(times).toBeLessThanOrEqual(1);
          }
          expect(typingIn(local).length).toBeLessThanOrEqual(acts.length + 2);
        }
        for (const { close } of windows) close();
        const last = await open();
        expect(typed.map(last.value)).toEqual(typed);
        expect(typingIn(local).length).toBeLessThanOrEqual(1);
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('a name that pages hold', () => {
  it('is had by one of those that ask for it at the same time, without locks, and by the next once that is gone', async () => {
    const channels = Array.from({ length: 3 }, () => new BroadcastChannel('test-held-names'));
    const pages = channels.map((channel) => createHeldNames(holdByAsking(channel)));
    const found = await Promise.all(pages.map(({ hold }) => hold('name')));
    expect(found.filter(Boolean)).toHaveLength(1);
    const holder = found.indexOf(true);
    expect(await pages[holder]?.hold('name')).toBe(true);
    const next = (holder + 1) % 3;
    expect(await pages[next]?.hold('name')).toBe(false);
    channels[holder]?.close();
    expect(await pages[next]?.hold('name')).toBe(true);
    for (const channel of channels) channel.close();
  });

  it('is nobody’s where the browser refuses locks', async () => {
    const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
    const { hold } = createHeldNames(holdByLock(locks as never));
    expect(await hold('name')).toBe(false);
  });
});
