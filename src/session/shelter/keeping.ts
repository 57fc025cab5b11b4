import { clearAll, connect, provideVault, readAll, writeAll } from './database';
import { type Entry, fromText, mirror, toText } from './mirror';
import { type Sealed, seal, unseal, type Vault } from './sealing';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const PAUSE_MS = 1_000;

/** Counts what ends the shelters that are open: a logoff, here or in another window. */
let era = 0;
let database: IDBDatabase | undefined;
/** Whether this page keeps anything on the device. */
let isUsed = false;
/** What the device's entries are sealed with, once it is known. */
let vault: Vault | undefined;
/** Records that are on the device another way than in memory, with their keys. */
const changed = new Map<string, string>();
let queue = Promise.resolve();

export const currentEra = () => era;

export function put(key: string, entry: Entry): void {
  mirror.set(key, entry);
  change(key, entry);
}

export function take(key: string): void {
  const entry = mirror.get(key);
  mirror.delete(key);
  if (entry) change(key, entry);
}

function change(key: string, { record }: Entry): void {
  changed.set(record, key);
  void enqueue(drain);
}

/** Does one job after the other. One that fails leaves memory as it is, and the page goes on. */
export function enqueue(job: () => Promise<void>): Promise<void> {
  queue = queue.then(job).catch(() => undefined);
  return queue;
}

/** Brings the device to the state of memory. What it refuses is tried again with the next change. */
async function drain(): Promise<void> {
  if (!isUsed || changed.size === 0) return;
  const now = era;
  const batch = new Map(changed);
  changed.clear();
  try {
    database ??= await connect(onTaken, onDeleted);
    const current = vault ?? (await provideVault(database));
    vault = current;
    const changes = new Map<string, Sealed | undefined>();
    for (const [record, key] of batch) {
      const entry = mirror.get(key);
      const isKept = entry?.lasts && entry.record === record;
      changes.set(record, isKept ? await seal(current, record, toText(key, entry)) : undefined);
    }
    if (!(await writeAll(database, current, changes))) end();
  } catch {
    if (now === era) for (const [record, key] of batch) if (!changed.has(record)) changed.set(record, key);
  }
}

/** Brings memory to the state of the device, as far as other windows changed it, and lets go what is too old. */
export async function refresh(): Promise<void> {
  isUsed = true;
  database ??= await connect(onTaken, onDeleted);
  await drain();
  const held = await readAll(database);
  if (vault && held.vault?.id !== vault.id) end();
  vault = held.vault;
  for (const [key, { record, lasts }] of mirror)
    if (lasts && !held.entries.has(record) && !changed.has(record)) mirror.delete(key);
  for (const [record, sealed] of held.entries) {
    const text = vault && (await unseal(vault, record, sealed));
    if (changed.has(record)) continue;
    if (text === undefined || !receive(...fromText(record, text))) changed.set(record, '');
  }
  await drain();
}

/** Takes an entry of the device into memory; false when it is too old, or overtaken. */
function receive(key: string, entry: Entry): boolean {
  const known = mirror.get(key);
  const isOvertaken = known && known.record !== entry.record && known.at >= entry.at;
  if (isOvertaken || entry.at < Date.now() - LIFETIME_MS) return false;
  if (known) changed.set(known.record, '');
  changed.delete(entry.record);
  mirror.set(key, entry);
  return true;
}

/** Deletes everything on the device. */
export async function clearDevice(): Promise<void> {
  database ??= await connect(onTaken, onDeleted);
  await clearAll(database);
}

/** A logoff: shelters that are open keep nothing any more. */
export function end(): void {
  era += 1;
  mirror.clear();
  changed.clear();
  vault = undefined;
}

/** The browser took the database away: what memory holds goes into a new one. */
function onTaken(): void {
  database = undefined;
  vault = undefined;
  for (const [key, entry] of mirror) if (entry.lasts) changed.set(entry.record, key);
  // Until it is done with that, the browser opens none.
  setTimeout(() => enqueue(refresh), PAUSE_MS);
}

/** Another window deletes the database, which is a logoff. */
function onDeleted(): void {
  database = undefined;
  end();
}
