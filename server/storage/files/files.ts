import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../open';
import { fileOwner } from '../schema';
import type { FilesConfig } from './config';
import { createDatabaseStore } from './database';
import { FileMissing } from './errors';
import { createFolderStore, INCOMING } from './folder';
import { createS3Store } from './s3/store';
import type { Bytes, FileSource, FileStore } from './types';

/** What a row tells of its content. */
export interface Stored {
  storedAs: string;
  /** Bytes. */
  size: number;
}

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
    async read({ storedAs, size }) {
      for (const store of stores) {
        const bytes = await store.read(storedAs);
        if (bytes) return whole(bytes, { storedAs, size });
      }
      throw new FileMissing(storedAs);
    },
    async drop(names) {
      for (const name of names) {
        for (const store of stores) await store.remove(name).catch(() => undefined);
      }
    },
  };
}

/** @throws FileMissing at its end when it has more or less bytes than it should */
async function* whole(bytes: Bytes, { storedAs, size }: Stored): Bytes & AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const piece of bytes) {
    seen += piece.length;
    yield piece;
  }
  if (seen !== size) throw new FileMissing(storedAs);
}

/** The name of this database, made when it is first asked for. */
function ownerOf(database: Database): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async () => {
    await database.insert(fileOwner).values({}).onConflictDoNothing();
    const [{ id } = { id: '' }] = await database.select({ id: fileOwner.id }).from(fileOwner);
    return id;
  };
  return () => {
    known ??= read().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
