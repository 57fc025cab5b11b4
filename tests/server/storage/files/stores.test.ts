import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PIECE_BYTES } from '../../../../server/storage/files/database';
import { FileMissing, FilesAway, FilesFull } from '../../../../server/storage/files/errors';
import { openFiles } from '../../../../server/storage/files/files';
import { moveFiles } from '../../../../server/storage/files/move';
import { FILE_WAYS, type FileStore, type FileWay } from '../../../../server/storage/files/types';
import { PAGE_OF_TESTS } from '../../../support/files/page';
import { filesForTests, read, sourceOf } from '../../../support/files/ways';
import { openTestDatabase, type TestDatabase } from '../../testServer';

const { configOf, folder, s3 } = filesForTests();
let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

const name = () => randomBytes(32).toString('hex');
const namesIn = async (kept: FileStore, before?: Date) => {
  const names: string[] = [];
  for await (const entry of kept.list(before)) names.push(entry.name);
  return names.sort();
};
const filesOf = (way: FileWay) => openFiles(configOf(way), store.database);

describe.each(FILE_WAYS)('contents that are kept by way of %s', (way) => {
  let kept: FileStore;
  beforeEach(async () => {
    [kept] = filesOf(way).stores;
    for (const one of await namesIn(kept)) await kept.remove(one);
  });

  it.each([0, 1, 1_000, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES - 1])(
    'come back as they were: %i bytes',
    async (size) => {
      const [content, one] = [randomBytes(size), name()];
      await kept.put(one, sourceOf(content));
      const bytes = await kept.read(one);
      expect(bytes && (await read(bytes)).equals(content)).toBe(true);
      const entries = [];
      for await (const entry of kept.list()) entries.push(entry);
      expect(entries).toEqual([{ name: one, size }].map((entry) => expect.objectContaining(entry)));
    },
  );

  it('are found by their names alone, and are gone when they are taken away, however often', async () => {
    const [one, other] = [name(), name()].sort() as [string, string];
    await kept.put(one, sourceOf(Buffer.from('one')));
    await kept.put(other, sourceOf(Buffer.from('other')));
    expect(await kept.read(name())).toBeUndefined();
    expect(await namesIn(kept)).toEqual([one, other]);
    for (let times = 0; times < 2; times += 1) await kept.remove(one);
    expect(await kept.read(one)).toBeUndefined();
    expect(await namesIn(kept)).toEqual([other]);
  });

  it('are listed in the order of their names, behind any one', async () => {
    const names = Array.from({ length: 12 }, name).sort();
    for (const one of names.toReversed()) await kept.put(one, sourceOf(Buffer.from('x')));
    for (const after of ['', names[0], names[5], names[11], `${names[3]?.slice(0, 3)}`]) {
      const found: string[] = [];
      for await (const entry of kept.list(undefined, after)) found.push(entry.name);
      expect(found).toEqual(names.filter((one) => one > (after ?? '')));
    }
  });

  it('are listed by their age', async () => {
    await kept.put(name(), sourceOf(Buffer.from('young')));
    expect(await namesIn(kept, new Date(Date.now() - 60_000))).toEqual([]);
    expect(await namesIn(kept, new Date(Date.now() + 60_000))).toHaveLength(1);
  });

  it('are not there when they break off in the middle', async () => {
    const broken = {
      ...sourceOf(randomBytes(2 * PIECE_BYTES)),
      open: () =>
        Readable.from(
          (async function* () {
            yield randomBytes(PIECE_BYTES + 5);
            throw new Error('broken off');
          })(),
        ),
    };
    await expect(kept.put(name(), broken)).rejects.toThrow();
    expect(await namesIn(kept)).toEqual([]);
  });

  it('are looked for at the other places, too, and move from there as they are', async () => {
    const contents = new Map<string, Buffer>();
    for (const other of FILE_WAYS) {
      const content = randomBytes(PIECE_BYTES + 7);
      contents.set(await filesOf(other).keep(sourceOf(content)), content);
    }
    const files = filesOf(way);
    const areAll = async () => {
      for (const [storedAs, content] of contents) {
        const found = await read(await files.read({ storedAs, size: content.length }));
        expect(found.equals(content)).toBe(true);
      }
    };
    await areAll();
    const moved = await moveFiles(files, () => {});
    expect(moved.files).toBe(2);
    expect(await Promise.all(files.stores.map((one) => namesIn(one)))).toEqual([[...contents.keys()].sort(), [], []]);
    await areAll();
    expect(await moveFiles(files, () => {})).toEqual({ files: 0, bytes: 0 });
    await files.drop([...contents.keys()]);
    expect(await namesIn(kept)).toEqual([]);
  });

  it('that are missing, or not whole, are told from all others', async () => {
    const files = filesOf(way);
    await expect(files.read({ storedAs: name(), size: 1 })).rejects.toThrow(FileMissing);
    const storedAs = await files.keep(sourceOf(Buffer.from('short')));
    await expect(read(await files.read({ storedAs, size: 6 }))).rejects.toThrow(FileMissing);
    await files.drop([storedAs]);
  });
});

describe('a folder', () => {
  it('has contents for their owner alone, under paths of random digits; what else stands in it is left alone', async () => {
    const files = openFiles(configOf('folder'), store.database);
    const storedAs = await files.keep(sourceOf(Buffer.from('x')));
    const [owner = ''] = readdirSync(folder).filter((entry) => entry !== 'incoming');
    const path = join(folder, owner, storedAs.slice(0, 2), storedAs.slice(2, 4), storedAs);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const above of [folder, join(folder, owner), join(path, '..')]) expect(statSync(above).mode & 0o077).toBe(0);
    writeFileSync(join(folder, owner, 'leia-me.txt'), 'x');
    expect(await namesIn(files.stores[0])).toEqual([storedAs]);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    await files.drop([storedAs]);
  });
});

describe('a bucket', () => {
  it('is listed page by page', async () => {
    const [kept] = openFiles(configOf('s3'), store.database).stores;
    const names = Array.from({ length: 2 * PAGE_OF_TESTS + 1 }, name).sort();
    await Promise.all(names.map((one) => kept.put(one, sourceOf(Buffer.from('x')))));
    const before = s3().heard();
    expect(await namesIn(kept)).toEqual(names);
    expect(s3().heard() - before).toBe(3);
    await Promise.all(names.map(kept.remove));
  });

  it.each([
    [
      'refuses the key',
      { credentials: () => ({ accessKeyId: 'S3RVER', secretAccessKey: 'another' }) },
      'Error: 403 SignatureDoesNotMatch',
    ],
    ['is not there', { url: 'http://127.0.0.1:9' }, 'Error: connect ECONNREFUSED 127.0.0.1:9'],
    ['has another name', { bucket: 'nobodys' }, 'Error: no such bucket'],
  ])('that %s is away, which is never taken for a file that is missing', async (_, over, cause) => {
    const [kept] = openFiles({ way: 's3', folder, s3: { ...s3().config, ...over } }, store.database).stores;
    const put = () => kept.put(name(), sourceOf(Buffer.from('x')));
    for (const work of [put, () => kept.read(name()), () => kept.check(), () => namesIn(kept)]) {
      const error = await work().then(
        () => undefined,
        (failure: Error) => failure,
      );
      expect(error).toBeInstanceOf(FilesAway);
      expect(String(error?.cause).replace('S3Refusal', 'Error')).toBe(cause);
    }
  });

  it('that is too busy is asked three times, one that says no once', async () => {
    const [kept] = openFiles(configOf('s3'), store.database).stores;
    s3().manner.is = 'busy';
    const before = s3().heard();
    await expect(kept.read(name())).rejects.toThrow(FilesAway);
    expect(s3().heard() - before).toBe(3);
    s3().manner.is = 'full';
    await expect(kept.put(name(), sourceOf(Buffer.from('x')))).rejects.toThrow(FilesFull);
    expect(s3().heard() - before).toBe(4);
    s3().manner.is = 'right';
  });

  it('that falls silent is given up, and works again afterwards', async () => {
    const [kept] = openFiles(configOf('s3'), store.database).stores;
    const one = name();
    s3().manner.is = 'silent';
    await expect(kept.put(one, sourceOf(Buffer.from('x')))).rejects.toThrow(FilesAway);
    s3().manner.is = 'right';
    expect(await kept.read(one)).toBeUndefined();
    await kept.put(one, sourceOf(Buffer.from('x')));
    await kept.remove(one);
  });

  it('may take longer for a content than for its answer, as long as it goes on', async () => {
    const bucket = createServer((call, answer) => {
      if (call.method === 'PUT') setTimeout(() => call.resume().on('end', () => answer.end()), 600);
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const { port } = bucket.address() as { port: number };
    const times = { silence: 5_000, answer: 300, rest: 1 };
    const slow = { ...s3().config, url: `http://127.0.0.1:${port}`, times };
    const [kept] = openFiles({ way: 's3', folder, s3: slow }, store.database).stores;
    // More than waits between two programs: the last byte leaves when the bucket takes it.
    await kept.put(name(), sourceOf(Buffer.alloc(16 * 2 ** 20)));
    await expect(kept.read(name())).rejects.toThrow(FilesAway);
    bucket.closeAllConnections();
    bucket.close();
  });

  it('has its own time to answer for a content, of which the end may still be on its way', async () => {
    let heard = 0;
    const bucket = createServer((call, answer) => {
      heard += 1;
      call.resume().on('end', () => setTimeout(() => answer.end(), 900));
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const { port } = bucket.address() as { port: number };
    const at = (answer: number) => {
      const s3Config = { ...s3().config, url: `http://127.0.0.1:${port}`, times: { silence: 200, answer, rest: 1 } };
      return openFiles({ way: 's3', folder, s3: s3Config }, store.database).stores[0];
    };
    const source = sourceOf(Buffer.alloc(1_000));
    await at(20_000).put(name(), source);
    expect(heard).toBe(1);
    // Nobody waits for three times as long.
    await expect(at(500).put(name(), source)).rejects.toThrow(FilesAway);
    expect(heard).toBe(2);
    bucket.closeAllConnections();
    bucket.close();
  });

  it('is told the hash of a content, and to encrypt what it keeps where that is asked for', async () => {
    const source = sourceOf(randomBytes(1_000));
    const asked = { ...s3().config, encryption: 'AES256' };
    const files = openFiles({ way: 's3', folder, s3: asked }, store.database);
    const storedAs = await files.keep(source);
    expect(s3().sent()).toMatchObject({
      'x-amz-content-sha256': source.sha256,
      'content-length': '1000',
      'x-amz-server-side-encryption': 'AES256',
    });
    await files.drop([storedAs]);
    expect(s3().objects()).toEqual([]);
  });
});
