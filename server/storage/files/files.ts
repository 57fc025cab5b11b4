import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database';
import { fileOwner } from '../schema';
import type { FilesConfig } from './config';
import { createDatabaseStore } from './database';
import { createFolderStore, INCOMING } from './folder';
import { createS3Store } from './s3/store';
import type { Bytes, FileSource, FileStore, Stored } from './types';
import { readWhole } from './whole';

/** Who deletes a file waits no longer than that for a store which does not answer, in milliseconds. */
const LONGEST_DROP_MS = 3_000;

/** The contents of files, wherever they are. */
export interface Files {
  /** All that may have contents; the first one keeps what is new. */
  stores: readonly [FileStore, ...FileStore[]];
  /** Where uploads lie until they are checked. */
  incoming: string;
  /** Keeps a content, before the row that names it. @returns its name */
  keep: (source: FileSource) => Promise<string>;
  /** @throws FileMissing, FilesAway */
  read: (stored: Stored) => Promise<Bytes>;
  /** Takes contents away that no row names any more; what cannot be reached is swept later. */
  drop: (names: readonly string[]) => Promise<void>;
}

/**
 * The files of a database. Rows do not say where contents are, so that they can be moved while they are used: what is
 * not where new ones go is looked for at the other places that are configured.
 * @param database a transaction, when contents in the database belong to it
 */
export function openFiles({ way, folder, s3 }: FilesConfig, database: Database): Files {
  const owner = ownerOf(database);
  const all = [
    createDatabaseStore(database),
    createFolderStore(folder, owner),
    ...(s3 ? [createS3Store(s3, owner)] : []),
  ];
  const first = all.find((store) => store.way === way) as FileStore;
  const stores: Files['stores'] = [first, ...all.filter((store) => store !== first)];
  return {
    stores,
    incoming: join(folder, INCOMING),
    async keep(source) {
      const name = randomBytes(32).toString('hex');
      await first.put(name, source);
      return name;
    },
    read: (stored) => readWhole(stores, stored),
    async drop(names) {
      const work = Promise.all(stores.map((store) => dropFrom(store, names)));
      await Promise.race([work, pause(LONGEST_DROP_MS, undefined, { ref: false })]);
    },
  };
}

/** What comes after one that cannot be reached is left to the sweep: nobody waits once for each. */
async function dropFrom(store: FileStore, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await store.remove(name);
  } catch {
    // The sweep finds it.
  }
}

/** The name of this database, made when it is first asked for. */
export function ownerOf(database: Database): () => Promise<string> {
  let known: Promise<string> | undefined;
  const find = async () => (await database.select({ id: fileOwner.id }).from(fileOwner))[0]?.id;
  const read = async () => {
    const found = await find();
    if (found) return found;
    await database.insert(fileOwner).values({}).onConflictDoNothing();
    return (await find()) ?? '';
  };
  return () => {
    known ??= read().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
