import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PIECE_BYTES } from '../../../../server/storage/files/database';
import { FileMissing, FilesAway } from '../../../../server/storage/files/errors';
import { openFiles } from '../../../../server/storage/files/files';
import { FILE_WAYS, type FileSource, type FileStore, type FileWay } from '../../../../server/storage/files/types';
import { readWhole } from '../../../../server/storage/files/whole';
import { filesForTests, read, sourceOf } from '../../../support/files/ways';
import { openTestDatabase, type TestDatabase } from '../../testServer';

const { configOf, folder, s3 } = filesForTests();
let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const filesOf = (way: FileWay) => openFiles(configOf(way), store.database);
const content = randomBytes(5 * PIECE_BYTES + 3);

/** As a move does it: there before it is gone here. */
async function move(name: string, from: FileStore, to: FileStore): Promise<void> {
  await to.put(name, sourceOf(content));
  await from.remove(name);
}

describe.each(FILE_WAYS)('a content that is kept by way of %s', (way) => {
  it.each(FILE_WAYS.filter((other) => other !== way))('is read to its end while it is moved to %s', async (other) => {
    const [from] = filesOf(way).stores;
    const files = filesOf(other);
    const storedAs = await filesOf(way).keep(sourceOf(content));
    const pieces: Uint8Array[] = [];
    for await (const piece of await files.read({ storedAs, size: content.length })) {
      if (pieces.length === 0) await move(storedAs, from, files.stores[0]);
      pieces.push(piece);
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
    await files.drop([storedAs]);
  });

  it.each(FILE_WAYS.filter((other) => other !== way))(
    'is found when it is moved to %s between two looks',
    async (other) => {
      const [from, to] = [filesOf(way).stores[0], filesOf(other).stores[0]];
      const storedAs = await filesOf(way).keep(sourceOf(content));
      let looks = 0;
      const moving: FileStore = {
        ...from,
        read: async (name) => {
          looks += 1;
          if (looks === 1) await move(name, from, to);
          return from.read(name);
        },
      };
      const found = await read(await readWhole([to, moving], { storedAs, size: content.length }));
      expect([found.equals(content), looks]).toEqual([true, 1]);
      await filesOf(other).drop([storedAs]);
    },
  );

  it('is not there before all of it is', async () => {
    const [kept] = filesOf(way).stores;
    const name = randomBytes(32).toString('hex');
    const found: unknown[] = [];
    const source: FileSource = {
      ...sourceOf(content),
      open: () =>
        Readable.from(
          (async function* () {
            for (let at = 0; at < content.length; at += PIECE_BYTES) {
              found.push(await kept.read(name));
              yield content.subarray(at, at + PIECE_BYTES);
            }
          })(),
        ),
    };
    await kept.put(name, source);
    expect(found.filter((one) => one !== undefined)).toEqual([]);
    await kept.remove(name);
  });
});

describe('a content that nobody reads', () => {
  const storeOf = (source: Readable) => ({ read: async () => source }) as unknown as FileStore;

  it('is closed: a caller may be gone before the answer begins', async () => {
    const source = Readable.from([content, content]);
    const found = await readWhole([storeOf(source)], { storedAs: 'x', size: 2 * content.length });
    Readable.from(found).destroy();
    await expect.poll(() => source.destroyed).toBe(true);
  });

  it('is missing before anybody is answered, not in the middle of an answer', async () => {
    await expect(filesOf('folder').read({ storedAs: randomBytes(32).toString('hex'), size: 1 })).rejects.toThrow(
      FileMissing,
    );
    const source = Readable.from([Buffer.from('too long')]);
    await expect(readWhole([storeOf(source)], { storedAs: 'x', size: 3 })).rejects.toThrow(FileMissing);
  });
});

describe('what a put has left that ended with its process', () => {
  it('is no content, and is found by the sweep', async () => {
    const [kept] = filesOf('database').stores;
    const name = randomBytes(32).toString('hex');
    const never: FileSource = {
      ...sourceOf(content),
      open: () =>
        Readable.from(
          (async function* () {
            yield content;
            await new Promise(() => {});
          })(),
        ),
    };
    void kept.put(name, never);
    const names = async () => {
      const found: string[] = [];
      for await (const entry of kept.list()) found.push(entry.name);
      return found;
    };
    await expect.poll(names).toEqual([name]);
    expect(await kept.read(name)).toBeUndefined();
    await kept.remove(name);
  });
});

describe('a bucket that breaks off in the middle of a content', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['falling silent', () => {}],
    ['hanging up', (socket) => socket.resetAndDestroy()],
  ])('by %s is away, which ends nothing but that answer', async (_, breakOff) => {
    const server = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-length': content.length });
      answer.write(content.subarray(0, 1_000), () => answer.socket && breakOff(answer.socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const asked = { ...s3().config, url: `http://127.0.0.1:${port}` };
    const files = openFiles({ way: 's3', folder, s3: asked }, store.database);
    const found = files.read({ storedAs: 'x', size: content.length });
    await expect(found.then(read)).rejects.toThrow(FilesAway);
    server.closeAllConnections();
    server.close();
  });
});

describe('a bucket whose reader is slow', () => {
  it('is not taken for one that has fallen silent', async () => {
    const files = filesOf('s3');
    const storedAs = await files.keep(sourceOf(content));
    const pieces: Uint8Array[] = [];
    for await (const piece of await files.read({ storedAs, size: content.length })) {
      // Longer than this bucket may be silent.
      if (pieces.length < 2) await pause(900);
      pieces.push(piece);
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
    await files.drop([storedAs]);
  });
});

describe('a bucket that falls silent', () => {
  it('keeps nobody waiting who deletes files', async () => {
    const asked = { ...s3().config, times: { silence: 600_000, answer: 600_000 } };
    const files = openFiles({ way: 's3', folder, s3: asked }, store.database);
    const names = [await files.keep(sourceOf(content)), await files.keep(sourceOf(content))];
    s3().manner.is = 'silent';
    await files.drop(names);
    s3().manner.is = 'right';
    expect(s3().objects()).toHaveLength(2);
    await filesOf('s3').drop(names);
  });

  it('is asked once, however many files are deleted', async () => {
    const files = filesOf('s3');
    const names = [await files.keep(sourceOf(content)), await files.keep(sourceOf(content))];
    s3().manner.is = 'busy';
    const before = s3().heard();
    await files.drop(names);
    s3().manner.is = 'right';
    expect(s3().heard() - before).toBe(3);
    await files.drop(names);
    expect(s3().objects()).toEqual([]);
  });
});
