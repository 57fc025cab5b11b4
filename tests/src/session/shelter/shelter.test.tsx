import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStored, type OpenWindow, openWindow, stored } from './openWindow';

const BASE = 'unsaved/1/Helena%20Duarte/pf/1';
const DAY_MS = 24 * 60 * 60 * 1000;

let windows: OpenWindow[] = [];

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await deleteStored();
});
afterEach(() => {
  for (const { close } of windows) close();
  windows = [];
});

async function open(prepare?: (window: Window) => void) {
  const window = await openWindow(prepare);
  windows.push(window);
  const shelter = await window.modules.openShelter();
  return { ...window, ...window.modules, shelter, reopen: () => window.modules.openShelter() };
}

describe('the shelter', () => {
  it('[ACC-SESS-02] holds what was written, over the end of the page', async () => {
    const { shelter, close } = await open();
    shelter.write('a/1', 'José');
    expect(shelter.read('a/1')).toBe('José');
    await shelter.flushed();
    close();
    const { shelter: next } = await open();
    expect([next.read('a/1'), next.keys('a/'), next.keys('b')]).toEqual(['José', ['a/1'], []]);
    next.remove('a/1');
    await next.flushed();
    const { shelter: last } = await open();
    expect(last.read('a/1')).toBeNull();
  });

  it('[ACC-SESS-02] holds what was written as the page ended', async () => {
    let end = () => {};
    const { shelter, close } = await open((window) => {
      const { IDBObjectStore: store } = window as unknown as { IDBObjectStore: typeof IDBObjectStore };
      const { put } = store.prototype;
      store.prototype.put = function (...given) {
        const request = put.apply(this, given);
        if (this.name === 'entries') queueMicrotask(() => end());
        return request;
      };
    });
    const hasEnded = new Promise<void>((resolve) => {
      end = () => resolve(close());
    });
    shelter.write('a/1', 'José');
    await hasEnded;
    const { shelter: next } = await open();
    expect(next.read('a/1')).toBe('José');
  });

  it('writes in order: the last text of a key is the one that stays', async () => {
    const { shelter, close } = await open();
    for (let count = 0; count < 50; count++) shelter.write(`a/${count % 3}`, String(count));
    shelter.remove('a/0');
    await shelter.flushed();
    close();
    const { shelter: next } = await open();
    expect(['a/0', 'a/1', 'a/2'].map(next.read)).toEqual([null, '49', '47']);
    expect((await stored()).filter(({ store }) => store === 'entries')).toHaveLength(2);
  });

  it('[ACC-SESS-02] shows nothing of it on the device: neither text nor key, and its own key cannot be exported', async () => {
    const { shelter } = await open();
    shelter.write(`${BASE}/w`, '{"NomePai":"José Duarte"}');
    await shelter.flushed();
    const all = await stored();
    const decoder = new TextDecoder('latin1');
    const shown = JSON.stringify(all, (_, value) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : value,
    );
    expect(all.map(({ store }) => store).sort()).toEqual(['entries', 'keys']);
    for (const word of ['Duarte', 'NomePai', 'Helena', 'unsaved']) expect(shown).not.toContain(word);
    const { value } = all.find(({ store }) => store === 'keys') ?? {};
    const { key } = value as { key: CryptoKey };
    expect([key.extractable, key.algorithm.name]).toEqual([false, 'AES-GCM']);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('drops what cannot be opened', async () => {
    const { shelter, close } = await open();
    shelter.write('a', '1');
    await shelter.flushed();
    close();
    const request = indexedDB.open('shelter');
    await new Promise((resolve) => {
      request.onsuccess = () => {
        const transaction = request.result.transaction('keys', 'readwrite');
        transaction.objectStore('keys').clear();
        transaction.oncomplete = resolve;
      };
    });
    request.result.close();
    const { shelter: next } = await open();
    await next.flushed();
    expect(next.keys('')).toEqual([]);
    expect((await stored()).filter(({ store }) => store === 'entries')).toEqual([]);
  });

  it('[ACC-SESS-02] lets go what is older than 30 days', async () => {
    const turn = (days: number) => (window: Window) => {
      const { Date: clock } = window as unknown as { Date: DateConstructor };
      clock.now = () => Date.now() + days * DAY_MS;
    };
    const first = await open(turn(-31));
    first.shelter.write('old', '1');
    await first.shelter.flushed();
    const second = await open(turn(-29));
    expect(second.shelter.read('old')).toBe('1');
    second.shelter.write('young', '2');
    await second.shelter.flushed();
    const { shelter } = await open();
    await shelter.flushed();
    expect([shelter.keys(''), (await stored()).length]).toEqual([['young'], 2]);
  });
});

describe('where the browser keeps nothing', () => {
  const refusals: Record<string, (window: Window) => void> = {
    'refuses the database': (window) =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      }),
    'does not open the database': (window) =>
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open() {
            const request: { onerror?: () => void; error: DOMException } = {
              error: new DOMException('', 'UnknownError'),
            };
            window.setTimeout(() => request.onerror?.());
            return request;
          },
        },
      }),
    'stands on plain HTTP': (window) => {
      Object.defineProperty(window.crypto, 'subtle', { value: undefined });
      Object.defineProperty(window.navigator, 'locks', { value: undefined });
    },
    'is full': (window) => {
      const { IDBObjectStore: store } = window as unknown as { IDBObjectStore: typeof IDBObjectStore };
      store.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  };

  it.each(Object.keys(refusals))('[ACC-SESS-02] the page goes on with what is in memory: it %s', async (name) => {
    const { shelter, adopt, windowId, reopen } = await open(refusals[name]);
    shelter.write('a', '1');
    await shelter.flushed();
    expect([shelter.read('a'), (await reopen()).read('a')]).toEqual(['1', '1']);
    expect(await adopt(shelter, BASE)).toBe(`${BASE}/${windowId()}`);
  });

  it('writes what it refused as soon as it takes it', async () => {
    let isFull = true;
    const { shelter, close } = await open((window) => {
      const { IDBObjectStore: store } = window as unknown as { IDBObjectStore: typeof IDBObjectStore };
      const { put } = store.prototype;
      store.prototype.put = function (...given) {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    shelter.write('a', '1');
    await shelter.flushed();
    isFull = false;
    shelter.write('b', '2');
    await shelter.flushed();
    close();
    const { shelter: next } = await open();
    expect([next.read('a'), next.read('b')]).toEqual(['1', '2']);
  });
});

describe('windows', () => {
  it('have an id each, also a duplicated tab, and know which others are open', async () => {
    const [first, second] = [await open(), await open()];
    expect(first.windowId()).not.toBe(second.windowId());
    await first.reopen();
    expect([first.windowId(), second.windowId(), 'gone'].map(first.isWindowOpen)).toEqual([true, true, false]);
    const id = second.windowId();
    second.close();
    await expect
      .poll(async () => {
        await first.reopen();
        return first.isWindowOpen(id);
      })
      .toBe(false);
  });

  it('have one id, however often the shelter is opened at the same time', async () => {
    const window = await openWindow();
    windows.push(window);
    const { openShelter, windowId } = window.modules;
    const ids = await Promise.all([openShelter().then(windowId), openShelter().then(windowId)]);
    expect(ids).toEqual([sessionStorage.getItem('window'), ids[0]]);
  });

  it('keep their id over a reload', async () => {
    const before = await open();
    const id = before.windowId();
    before.close();
    expect((await open()).windowId()).toBe(id);
  });

  it('[ACC-SESS-02] take over what a closed window left last, one of them, and nothing of an open one', async () => {
    const [older, newer] = [await open(), await open()];
    const isOpen = await open();
    for (const { shelter, windowId } of [older, newer, isOpen]) {
      shelter.write(`${BASE}/${windowId()}`, windowId());
      shelter.write(`${BASE}/edit/dados/${windowId()}`, 'of another place');
      await shelter.flushed();
    }
    const left = newer.windowId();
    older.close();
    newer.close();
    sessionStorage.clear();
    const heirs = [await open(), await open()];
    const keys = await Promise.all(heirs.map(({ shelter, adopt }) => adopt(shelter, BASE)));
    const taken = await Promise.all(
      heirs.map(async ({ reopen }, index) => (await reopen()).read(keys[index] ?? '') ?? 'nothing'),
    );
    expect(taken.toSorted()).toEqual([older.windowId(), left].toSorted());
    expect(keys).toEqual(heirs.map(({ windowId }) => `${BASE}/${windowId()}`));
    await isOpen.reopen();
    expect(isOpen.shelter.read(`${BASE}/${isOpen.windowId()}`)).toBe(isOpen.windowId());
  });
});

describe('a logoff', () => {
  it('[ACC-SESS-14] leaves nothing on the device, the key neither, and ends what is open in every window', async () => {
    const [here, there] = [await open(), await open()];
    here.shelter.write('a', '1');
    there.shelter.write('b', '2');
    await Promise.all([here.shelter.flushed(), there.shelter.flushed()]);
    await here.forgetAll(false);
    expect(await stored()).toEqual([]);
    for (const { shelter } of [here, there]) {
      shelter.write('c', '3');
      await shelter.flushed();
      shelter.write('d', '4');
      await shelter.flushed();
    }
    expect([await stored(), here.shelter.keys(''), there.shelter.keys('')]).toEqual([[], [], []]);
    const next = await there.reopen();
    next.write('e', '5');
    await next.flushed();
    expect((await here.reopen()).read('e')).toBe('5');
  });

  it('[ACC-SESS-14] ends what is open in other windows also when the database is deleted', async () => {
    const { shelter } = await open();
    shelter.write('a', '1');
    await shelter.flushed();
    await deleteStored();
    expect(shelter.read('a')).toBeNull();
  });

  it('[ACC-SESS-02] the login of another client forgets what this one typed', async () => {
    const { shelter, forgetOthers } = await open();
    shelter.write('unsaved/1/ana/pf/1/w', '1');
    shelter.write('unsaved/1/bia/pf/1/w', '2');
    await forgetOthers('unsaved/1/ana/');
    await shelter.flushed();
    const { shelter: next } = await open();
    expect(next.keys('')).toEqual(['unsaved/1/ana/pf/1/w']);
  });
});

describe('on a device of somebody else', () => {
  it('[ACC-LOGIN-43] is memory alone: no record, no key, no id', async () => {
    const window = await openWindow();
    windows.push(window);
    const { writeToken, openShelter, deviceId, forgetAll, readToken } = window.modules;
    writeToken('abc', true);
    const shelter = await openShelter();
    shelter.write('a', '1');
    await shelter.flushed();
    expect([shelter.read('a'), deviceId(), readToken()]).toEqual(['1', deviceId(), 'abc']);
    expect(await stored()).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await forgetAll(true);
    expect((await openShelter()).read('a')).toBeNull();
  });

  it('[ACC-LOGIN-43] touches nothing of its owner', async () => {
    const owner = await open();
    owner.writeToken('of the owner');
    owner.shelter.write('unsaved/1/ana/pf/1/w', '1');
    await owner.shelter.flushed();
    const guest = await open();
    guest.writeToken('of the guest', true);
    await guest.forgetOthers('unsaved/1/bia/');
    await guest.forgetAll(true);
    guest.clearToken();
    expect(localStorage.getItem('token')).toBe('of the owner');
    expect((await owner.reopen()).read('unsaved/1/ana/pf/1/w')).toBe('1');
  });

  it('keeps what was typed there once its client says that it is theirs', async () => {
    const window = await openWindow();
    windows.push(window);
    const { writeToken, clearToken, openShelter } = window.modules;
    writeToken('abc', true);
    (await openShelter()).write('a', '1');
    clearToken();
    writeToken('def');
    await (await openShelter()).flushed();
    expect((await (await open()).reopen()).read('a')).toBe('1');
  });
});

describe('the device', () => {
  it('[ACC-SESS-02] has a random id that stays', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.deviceId()).toMatch(/^[\da-f]{32}$/);
    expect([other.deviceId(), localStorage.getItem('device')]).toEqual([one.deviceId(), one.deviceId()]);
  });
});
