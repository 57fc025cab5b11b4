import type { UnsavedStorage } from '../../../engine/session';
import { randomId } from '../../api/randomId';
import { isDeviceForeign } from '../../api/token';
import { NAME } from './database';
import { clearDevice, currentEra, end, enqueue, put, refresh, take } from './keeping';
import { keysOf, mirror } from './mirror';
import { claimWindow, isWindowOpen, windowId } from './windows';

/** How long a page waits for a browser that does not answer, or for another window. */
const PATIENCE_MS = 5_000;

/** Texts kept on this device, sealed, until the next logoff. They are read and written in memory, at once. */
export interface Shelter extends UnsavedStorage {
  /** The keys that begin with a prefix, the one written last first; those of other windows as they were at the opening. */
  keys(prefix: string): string[];
  /** Settles when all that was written stands on the device, or cannot. */
  flushed(): Promise<void>;
}

/**
 * The shelter of this page, with what the device holds. Where the browser refuses to keep it, or the device is not the
 * client's, it is in memory alone and ends with the page.
 */
export async function openShelter(): Promise<Shelter> {
  const lasts = !isDeviceForeign();
  await Promise.all([
    claimWindow(lasts).catch(() => undefined),
    lasts &&
      soon(
        enqueue(async () => {
          // What was typed here while the device counted as somebody else's.
          for (const [key, entry] of mirror) if (!entry.lasts) put(key, { ...entry, lasts });
          await refresh();
        }),
      ),
  ]);
  return createShelter(lasts);
}

/** The key of this window for what all windows keep under `base`. What a closed window left there last moves to it. */
export async function adopt(shelter: Shelter, base: string): Promise<string> {
  const own = `${base}/${windowId()}`;
  if (shelter.read(own) === null && closedKeys(base).length > 0)
    await alone(async () => {
      await enqueue(refresh);
      const [left = own] = closedKeys(base);
      const value = shelter.read(left);
      if (value === null) return;
      shelter.write(own, value);
      shelter.remove(left);
      await shelter.flushed();
    });
  return own;
}

/** What closed windows have left under `base`, the latest first; `forget` deletes it. */
export function leftUnder(shelter: Shelter, base: string): { read(): string[]; forget(): void } {
  const keys = () => closedKeys(base);
  return {
    read: () => keys().flatMap((key) => shelter.read(key) ?? []),
    forget: () => keys().forEach(shelter.remove),
  };
}

/** Deletes everything whose key begins otherwise; on the device, unless it is somebody else's. */
export function forgetOthers(own: string): Promise<void> {
  const lasts = !isDeviceForeign();
  return enqueue(async () => {
    if (lasts) await refresh().catch(() => undefined);
    for (const [key, entry] of mirror) if (!key.startsWith(own) && (lasts || !entry.lasts)) take(key);
  });
}

/** Ends every shelter of this page, and deletes what it holds; on the device, unless it is somebody else's. */
export function forgetAll(isForeign: boolean): Promise<void> {
  end();
  return isForeign ? Promise.resolve() : soon(enqueue(clearDevice));
}

function createShelter(lasts: boolean): Shelter {
  const era = currentEra();
  return {
    read: (key) => mirror.get(key)?.value ?? null,
    write(key, value) {
      const before = mirror.get(key);
      if (era !== currentEra() || (before?.value === value && before.lasts === lasts)) return;
      put(key, { value, at: Date.now(), record: before?.record ?? randomId(), lasts });
    },
    remove(key) {
      if (era === currentEra()) take(key);
    },
    keys: keysOf,
    flushed: () => enqueue(async () => undefined),
  };
}

function closedKeys(base: string): string[] {
  return keysOf(`${base}/`).filter((key) => {
    const id = key.slice(base.length + 1);
    return !id.includes('/') && !isWindowOpen(id);
  });
}

/** Runs a job while no other window runs one. */
async function alone(job: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await navigator.locks.request(NAME, { signal }, job).catch(() => undefined);
}

/** Settles with a job, or when it takes too long: the job goes on. */
function soon(job: Promise<void>): Promise<void> {
  return Promise.race([job, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
