import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAD_BYTES } from '../../../engine/core';
import { bytesAt } from '../../storage/files/aside';
import { toFileError } from '../../storage/files/errors';
import { filesIn, makeFolderOnce } from '../../storage/files/folder';
import type { FileSource } from '../../storage/files/types';

/** A content that came with a call, on the disk until the call ends. */
export interface ReceivedFile extends FileSource {
  path: string;
  /** What stands in the body in its place. */
  mark: string;
  /** Its first bytes. */
  head: Buffer;
  isBase64: boolean;
}

/** What is to be taken of a content. */
export interface Taken {
  /** Bytes; of a longer one the rest is not kept. */
  most: number;
  /** Whether a content that begins like this is of use; of any other one the rest is not kept. */
  isWanted: (head: Buffer) => boolean;
}

const MARK = 'recebido:';
/** Whole groups of base64, with the padding of the last one. Source: RFC 4648 section 4 */
const GROUPS = /^[A-Za-z0-9+/]*={0,2}$/;

/** Writes a content that comes as base64 into a file of its own in `folder`, for its owner alone. */
export function createSpool(folder: string, { most, isWanted }: Taken) {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let handle: FileHandle | undefined;
  let head = Buffer.alloc(0);
  let size = 0;
  let waiting = '';
  let isBase64 = true;
  let isPadded = false;
  let isOfUse = true;
  let failure: unknown;
  let isGone = false;

  async function close(): Promise<void> {
    await handle?.close().catch(() => undefined);
    handle = undefined;
    await rm(path, { force: true }).catch(() => undefined);
  }

  async function keep(bytes: Buffer): Promise<void> {
    size += bytes.length;
    hash.update(bytes);
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
      isOfUse = head.length < HEAD_BYTES || isWanted(head);
    }
    if (!isOfUse || !isBase64 || size > most || failure !== undefined || isGone) return;
    // What cannot be kept is read to its end all the same, for the caller to hear why.
    try {
      if (!handle) {
        await makeFolderOnce(folder);
        handle = await open(path, 'wx', 0o600);
        // The caller has gone while it was opened.
        if (isGone) return await close();
      }
      await handle.appendFile(bytes);
    } catch (error) {
      failure = toFileError(error);
    }
  }

  return {
    async write(text: string): Promise<void> {
      const joined = waiting + text;
      const whole = joined.length - (joined.length % 4);
      const groups = joined.slice(0, whole);
      waiting = joined.slice(whole);
      if (groups === '') return;
      isBase64 &&= !isPadded && GROUPS.test(groups);
      isPadded ||= groups.endsWith('=');
      await keep(Buffer.from(groups, 'base64'));
    },
    async end(): Promise<string> {
      isBase64 &&= waiting === '';
      await handle?.close();
      handle = undefined;
      return `${MARK}${hash.copy().digest('hex')}`;
    },
    /** Once it has ended. @throws FilesFull, FilesAway when it could not be kept */
    received(): ReceivedFile {
      if (failure !== undefined) throw failure;
      const sha256 = hash.copy().digest('hex');
      return { path, mark: `${MARK}${sha256}`, head, size, isBase64, sha256, open: () => bytesAt(path) };
    },
    /** Takes away what is still there of it. */
    async remove(): Promise<void> {
      isGone = true;
      await close();
    },
  };
}

export type Spool = ReturnType<typeof createSpool>;

/** No call takes so long, in milliseconds. */
const LONGEST_CALL_MS = 60 * 60_000;

/** Takes away what calls have left that ended with their process. */
export async function forgetReceived(folder: string, now: Date): Promise<void> {
  for await (const { path } of filesIn(folder)) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now.getTime() - LONGEST_CALL_MS) await rm(path, { force: true });
  }
}
