import type { Database } from '../database';
import { type Aside, beginAside } from '../files/aside';
import type { FilesConfig } from '../files/config';
import { inPieces } from '../files/database';
import { FileMissing } from '../files/errors';
import { openFiles } from '../files/files';
import { makeFolder } from '../files/folder';
import { namedFiles } from '../files/named';
import { BackupError, type TableHead } from './format';

/** The contents of files in a backup: pieces one behind the other, wherever they are kept. */
export const FILES: TableHead = { table: 'file', columns: ['stored_as', 'number', 'base64'] };

/** Every file that a row names, in a fixed order. One that is missing is left out, as it is where it should be. */
export async function* filesAsText(tx: Database, config: FilesConfig): AsyncGenerator<string> {
  const files = openFiles(config, tx);
  for await (const stored of namedFiles(tx)) {
    let number = 0;
    try {
      for await (const piece of inPieces(await files.read(stored))) {
        yield JSON.stringify([stored.storedAs, String(number), piece.toString('base64')]);
        number += 1;
      }
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
    }
  }
}

/** Puts the contents of a backup where this database keeps files. */
export function createFileWriter(tx: Database, config: FilesConfig) {
  const files = openFiles(config, tx);
  const [store] = files.stores;
  let current: { name: string; aside: Aside } | undefined;
  const flush = async () => {
    if (!current) return;
    const { name, aside } = current;
    current = undefined;
    try {
      await store.put(name, aside.source());
    } finally {
      await aside.remove();
    }
  };
  return {
    async table({ columns }: TableHead) {
      if (String(columns) !== String(FILES.columns))
        throw new BackupError('The backup has other files than this version.');
    },
    async row(row: string) {
      const [storedAs = '', number, base64 = ''] = JSON.parse(row) as string[];
      if (number === '0') {
        await flush();
        await makeFolder(files.incoming);
        current = { name: storedAs, aside: await beginAside(files.incoming) };
      }
      await current?.aside.write(Buffer.from(base64, 'base64'));
    },
    flush,
  };
}
