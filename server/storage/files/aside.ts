import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSource } from './types';

/** A content that is written here as it comes, until a store has it. */
export interface Aside {
  write: (piece: Uint8Array) => Promise<void>;
  /** All that was written. */
  source: () => FileSource;
  remove: () => Promise<void>;
}

/** Begins a content of its own in a folder that is there, for its owner alone. */
export async function beginAside(folder: string): Promise<Aside> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  return {
    async write(piece) {
      hash.update(piece);
      size += piece.length;
      await appendFile(path, piece);
    },
    source: () => ({ size, sha256: hash.copy().digest('hex'), open: () => bytesAt(path), path }),
    remove: () => rm(path, { force: true }),
  };
}

/**
 * The content of a file on this disk, which is opened when the first piece is asked for: of a stream that nobody reads
 * nobody hears either that its file is gone, and that ends the process.
 */
export async function* bytesAt(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
