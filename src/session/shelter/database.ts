import { randomId } from '../../api/randomId';
import { createKey, type Sealed, type Vault } from './sealing';

/** The name of the database, and of the lock of those who move entries in it. */
export const NAME = 'shelter';

const [KEYS, ENTRIES] = ['keys', 'entries'];
/** The one record of the keys. */
const CURRENT = 'current';

/** What the database holds: the vault, where there is one yet, and sealed entries by record. */
export interface Held {
  vault: Vault | undefined;
  entries: Map<string, Sealed>;
}

/**
 * Opens the database. It gives way to whoever deletes it.
 * @param onTaken the browser took it away @param onDeleted another window deletes it
 * @throws where the browser refuses it, or has no means to keep a key or to tell windows apart
 */
export function connect(onTaken: () => void, onDeleted: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!crypto.subtle || !navigator.locks) throw new Error('The page stands in no secure context.');
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of [KEYS, ENTRIES]) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onTaken;
      database.onversionchange = () => {
        database.close();
        onDeleted();
      };
      resolve(database);
    };
  });
}

export async function readAll(database: IDBDatabase): Promise<Held> {
  const { keys, entries } = stores(database, 'readonly');
  const [vault, records, contents] = await Promise.all([
    result(keys.get(CURRENT)),
    result(entries.getAllKeys()),
    result(entries.getAll()),
  ]);
  return { vault, entries: new Map(records.map((record, index) => [String(record), contents[index]])) };
}

/** The vault of this device; the first window that needs one makes it. */
export async function provideVault(database: IDBDatabase): Promise<Vault> {
  // Made before the transaction, which does not wait for it.
  const made: Vault = { id: randomId(), key: await createKey() };
  const { keys } = stores(database, 'readwrite');
  const found: Vault | undefined = await result(keys.get(CURRENT));
  if (!found) await result(keys.put(made, CURRENT));
  return found ?? made;
}

/**
 * Writes all changes or none; undefined deletes.
 * @returns whether the vault is still the one of this device: where it is not, nothing was written
 */
export async function writeAll(
  database: IDBDatabase,
  vault: Vault,
  changes: ReadonlyMap<string, Sealed | undefined>,
): Promise<boolean> {
  const { keys, entries, done, commit } = stores(database, 'readwrite');
  const found: Vault | undefined = await result(keys.get(CURRENT));
  if (found?.id !== vault.id) return false;
  for (const [record, sealed] of changes) {
    if (sealed) entries.put(sealed, record);
    else entries.delete(record);
  }
  commit();
  await done;
  return true;
}

/** Deletes everything, the key first: what was sealed with it is lost wherever it stands. */
export async function clearAll(database: IDBDatabase): Promise<void> {
  const { keys, entries, done, commit } = stores(database, 'readwrite');
  keys.clear();
  entries.clear();
  commit();
  await done;
}

function stores(database: IDBDatabase, mode: IDBTransactionMode) {
  const transaction = database.transaction([KEYS, ENTRIES] as string[], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  // Whoever does not wait for the end has met the error before.
  done.catch(() => undefined);
  return {
    keys: transaction.objectStore(KEYS as string),
    entries: transaction.objectStore(ENTRIES as string),
    done,
    /** Nothing more is asked for: what was holds, though the page ends before it hears so. */
    commit: () => transaction.commit(),
  };
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
