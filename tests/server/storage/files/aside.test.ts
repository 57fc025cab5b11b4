import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSpool } from '../../../../server/http/upload/spool';
import { beginAside } from '../../../../server/storage/files/aside';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** What one that was opened, and not read, gives after the file is gone. */
const READ_TOO_LATE = { code: 'ENOENT' };

async function first(content: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  for await (const piece of content) return piece;
}

/** The one file of a folder is read, so that whatever was to be opened before it is open. */
async function settled(folder: string): Promise<void> {
  const [name = ''] = await readdir(folder);
  await readFile(join(folder, name));
}

it('a content that came with a call is not opened before it is read: nobody would hear that its file is gone', async () => {
  const folder = temporaryFolder();
  const spool = createSpool(folder, { most: 100, isWanted: () => true });
  await spool.write('AAAA');
  await spool.end();
  const content = spool.received().open();
  await settled(folder);
  await spool.remove();
  await expect(first(content)).rejects.toMatchObject(READ_TOO_LATE);
});

it('nor is one that is written aside', async () => {
  const folder = temporaryFolder();
  const aside = await beginAside(folder);
  await aside.write(Buffer.from('abc'));
  expect(await first(aside.source().open())).toEqual(Buffer.from('abc'));
  const content = aside.source().open();
  await settled(folder);
  await aside.remove();
  await expect(first(content)).rejects.toMatchObject(READ_TOO_LATE);
});
