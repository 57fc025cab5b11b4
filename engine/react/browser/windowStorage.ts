import type { UnsavedStorage } from '../../core/session/host';
import type { HeldNames } from './heldNames';

/** Where a window keeps what is typed. */
export interface WindowStorage extends UnsavedStorage {
  /** Finds out which key is that of this window, and what windows left that are closed. Before it nothing is kept. */
  claim(): Promise<void>;
}

/** What a window keeps it in. */
export interface WindowStorageInput {
  /** The key of all windows: each has one of its own below it. */
  storageKey: string;
  /** Of all windows of the device. */
  local: Storage;
  /** Of this window alone; it outlives a reload, and a duplicated window begins with what the first one has in it. */
  session: Storage;
  names: HeldNames;
}

/** The page before a reload lets go of its name a moment after the new one asks for it. */
const PATIENCE_MS = 400;

/**
 * Keeps under `storageKey` what each window typed under a key of its own, which the window holds as a name: what was kept
 * under a name that nobody holds was left by a window that is closed. Whoever takes it over holds its name from then on.
 * Any other key is one for all windows.
 */
export function createWindowStorage({ storageKey, local, session, names }: WindowStorageInput): WindowStorage {
  const prefix = `${storageKey}#window/`;
  let own: string | undefined;
  let left: string[] = [];
  /** What this window holds is kept: what others left may go. */
  let isKept = true;

  const isTyping = (key: string) => key === storageKey;
  const isWindow = (key: string) => key.startsWith(prefix) && /^[0-9a-z]+$/.test(key.slice(prefix.length));
  const others = () => keysOf(local).filter((key) => key !== own && (isTyping(key) || isWindow(key)));

  /** The key that this window had before a reload, if no duplicate of it has that; else a new one. */
  async function ownKey(): Promise<string> {
    const before = session.getItem(prefix);
    if (before !== null && (await names.hold(prefix + before, PATIENCE_MS))) return prefix + before;
    const id = createId();
    const canHold = await names.hold(prefix + id);
    if (before !== null && !canHold) return prefix + before;
    session.setItem(prefix, id);
    return prefix + id;
  }

  return {
    async claim() {
      own = await ownKey();
      const found = await Promise.all(others().map(async (key) => ((await names.hold(key)) ? key : [])));
      left = found.flat();
    },
    read(key) {
      if (!isTyping(key)) return local.getItem(key);
      return own === undefined ? null : textOf(local.getItem(own));
    },
    write(key, value) {
      if (!isTyping(key)) return local.setItem(key, value);
      if (own === undefined) return;
      try {
        local.setItem(own, `${Date.now()} ${value}`);
        isKept = true;
      } catch {
        // The browser has no more room: it is tried again with the next change.
        isKept = false;
      }
    },
    remove(key) {
      if (!isTyping(key)) local.removeItem(key);
      else if (own !== undefined) local.removeItem(own);
    },
    readLeft(key) {
      if (!isTyping(key)) return [];
      const texts = left.flatMap((one) => local.getItem(one) ?? []);
      return texts.sort((a, b) => timeOf(b) - timeOf(a)).flatMap((text) => textOf(text) ?? []);
    },
    forgetLeft(key) {
      if (!isTyping(key) || !isKept) return;
      for (const one of left) local.removeItem(one);
      left = [];
    },
  };
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).flatMap((key) => key ?? []);

/** Unlike a UUID it can be had on plain HTTP, too. */
const createId = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** `1796041200000 {…}`; without a time as it was kept under one key for all windows. */
const timeOf = (kept: string) => Number.parseInt(kept, 10) || 0;
const textOf = (kept: string | null) => kept?.replace(/^\d+ /, '') ?? null;
