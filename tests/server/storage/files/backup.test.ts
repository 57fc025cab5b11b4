import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_COMMANDS } from '../../../../server/admin/backup';
import { type AdminContext, AdminError } from '../../../../server/admin/command';
import { FILE_COMMANDS } from '../../../../server/admin/files';
import { backUp } from '../../../../server/storage/backup/backup';
import { restore } from '../../../../server/storage/backup/restore';
import { PIECE_BYTES } from '../../../../server/storage/files/database';
import { FilesFull } from '../../../../server/storage/files/errors';
import { type Files, openFiles } from '../../../../server/storage/files/files';
import { FILE_WAYS, type FileWay } from '../../../../server/storage/files/types';
import { findFlaws } from '../../../../server/storage/files/verify';
import { document } from '../../../../server/storage/schema';
import { filesForTests, read, sourceOf } from '../../../support/files/ways';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { addClient, openTestDatabase, TEST_CONFIG, type TestDatabase } from '../../testServer';

const now = new Date('2026-11-20T12:00:00Z');
const { configOf, s3 } = filesForTests();
const folder = temporaryFolder();
let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  source = await openTestDatabase();
  target = await openTestDatabase();
});
beforeEach(async () => {
  await source.reset();
  await target.reset();
  for (const store of openFiles(configOf('database'), source.database).stores) {
    for await (const { name } of store.list()) await store.remove(name);
  }
});
afterAll(async () => {
  await source.close();
  await target.close();
});

const contents = [0, 10, 2 * PIECE_BYTES + 3].map((size) => randomBytes(size));

/** A customer with files that are kept this way. */
async function fill(way: FileWay): Promise<void> {
  const { id: clientId } = await addClient(source.database);
  const files = openFiles(configOf(way), source.database);
  for (const content of contents) {
    const { size, sha256: hash } = sourceOf(content);
    const storedAs = await files.keep(sourceOf(content));
    const named = { fileName: 'a.pdf', mime: 'application/pdf', author: '', pickedAt: '', typeId: 1, createdAt: now };
    await source.database.insert(document).values({ ...named, clientId, size, hash, storedAs });
  }
}

async function everyFileIsIn({ database }: TestDatabase, way: FileWay): Promise<void> {
  const rows = await database.select().from(document);
  const [store] = openFiles(configOf(way), database).stores;
  const found = await Promise.all(
    rows.map(async ({ storedAs }) => read((await store.read(storedAs)) ?? sourceOf(Buffer.from('?')).open())),
  );
  expect(found.map((content) => content.toString('hex')).sort()).toEqual(
    contents.map((one) => one.toString('hex')).sort(),
  );
}

/** Runs a command of the operator. @returns what it printed, or the sentence with which it ended */
async function run(
  name: 'files' | 'verify',
  words: string[],
  { database }: TestDatabase,
  way: FileWay,
): Promise<string[]> {
  const said: string[] = [];
  const config = { ...TEST_CONFIG, files: configOf(way) };
  const context = { database, config, now, print: (line: string) => said.push(line) } as unknown as AdminContext;
  await { ...FILE_COMMANDS, ...BACKUP_COMMANDS }[name]
    ?.run(context, { words, options: {} })
    .catch((error: Error) => said.push(error instanceof AdminError ? error.message : String(error)));
  return said;
}

describe.each(FILE_WAYS)('a backup of files that are kept by way of %s', (way) => {
  it.each(FILE_WAYS)('is restored to where files are kept by way of %s, and is the same again', async (other) => {
    await fill(way);
    const made = await backUp(source.database, { file: join(folder, `${way}-${other}`), files: configOf(way), now });
    expect(await restore(target.database, { file: join(folder, `${way}-${other}`), files: configOf(other) })).toEqual(
      made,
    );
    await everyFileIsIn(target, other);
    const again = { file: join(folder, `${way}-${other}-again`), files: configOf(other), now };
    expect((await backUp(target.database, again)).content).toBe(made.content);
  });
});

describe('a restore that does not come to its end', () => {
  it('leaves no content behind, in the bucket or the folder, and may be begun again', async () => {
    await fill('database');
    const file = join(folder, 'unended');
    await backUp(source.database, { file, files: configOf('database'), now });
    const before = s3().heard();
    const { manner } = s3();
    const third: PropertyDescriptor = {
      get: () => (s3().heard() - before === 3 ? 'full' : 'right'),
      configurable: true,
    };
    Object.defineProperty(manner, 'is', third);
    const bucket = { file, files: configOf('s3') };
    await expect(restore(target.database, bucket)).rejects.toThrow(FilesFull);
    expect(s3().heard() - before).toBeGreaterThan(3);
    Object.defineProperty(manner, 'is', { value: 'right', writable: true });
    expect([s3().objects(), await target.database.$count(document)]).toEqual([[], 0]);
    await restore(target.database, bucket);
    await everyFileIsIn(target, 's3');
    await expect(restore(target.database, bucket)).rejects.toThrow('This database has customers');
    await everyFileIsIn(target, 's3');
  });
});

describe('verify', () => {
  const filesIn = () => openFiles(configOf('database'), source.database);

  it('names no file that its customer deletes while others are read', async () => {
    await fill('database');
    const files: Files = {
      ...filesIn(),
      read: async (stored) => {
        await source.database.delete(document).where(eq(document.storedAs, stored.storedAs));
        await files.drop([stored.storedAs]);
        return filesIn().read(stored);
      },
    };
    expect(await findFlaws(source.database, files)).toEqual({ seen: 3, flaws: [] });
  });

  it('says in one sentence that the bucket is away', async () => {
    await fill('s3');
    s3().manner.is = 'busy';
    expect(await run('verify', [], source, 's3')).toEqual(['What keeps files cannot be reached.']);
    s3().manner.is = 'right';
  });
});

describe.each(FILE_WAYS)('the commands of the operator, where files are kept by way of %s', (way) => {
  it('verify finds every file as it was sent; one that is missing, and one that is another, is named', async () => {
    await fill(way);
    expect(await run('verify', [], source, way)).toEqual(['All 3 files are there, as they were sent.']);
    const [first, second] = await source.database.select().from(document);
    const [store] = openFiles(configOf(way), source.database).stores;
    await store.remove(first?.storedAs ?? '');
    await store.remove(second?.storedAs ?? '');
    await store.put(second?.storedAs ?? '', sourceOf(randomBytes(second?.size || 1)));
    const said = await run('verify', [], source, way);
    expect(said).toContain(`document ${first?.id} of client ${first?.clientId}: its content is missing`);
    expect(said.join()).toContain(`document ${second?.id} of client ${second?.clientId}: its content is`);
    expect(said.at(-1)).toBe('2 of 3 files are not as they were sent.');
  });

  it('files moves all here from wherever they are, and has nothing to do the second time', async () => {
    await fill('database');
    const bytes = contents.reduce((sum, { length }) => sum + length, 0);
    const all = `${way}: 3 files, ${bytes} bytes (new files go here).`;
    const said = await run('files', ['move'], source, way);
    expect(said[0]).toBe(`Moved to ${way}: ${way === 'database' ? '0 files, 0' : `3 files, ${bytes}`} bytes.`);
    await everyFileIsIn(source, way);
    if (way === 'database') expect(said).toContain(all);
    else expect(said).toContain('database: 0 files, 0 bytes.');
    expect((await run('files', ['move'], source, way))[0]).toBe(`Moved to ${way}: 0 files, 0 bytes.`);
    expect(await run('files', ['mvoe'], source, way)).toEqual(['Write "move" after "files", or nothing.']);
  });
});
