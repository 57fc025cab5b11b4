import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRandom } from '../../../scripts/lib/random.mjs';
import { backUp } from '../../../server/storage/backup/backup';
import { tablesOf } from '../../../server/storage/backup/tables';
import type { Database } from '../../../server/storage/database';
import { rowsOf } from '../../../server/storage/rows';
import { filePiece } from '../../../server/storage/schema';
import { temporaryFolder } from '../../support/temporaryFolder';
import { serverForTests } from '../serverForTests';
import { openTestDatabase, TEST_CONFIG, type TestDatabase } from '../testServer';
import { individual, operate, partsOf, START, saveBasic, upload } from './serverOfTests';

const { store, server } = serverForTests((database) => partsOf(database, () => START));
const folder = temporaryFolder();
let target: TestDatabase;
beforeAll(async () => {
  target = await openTestDatabase();
});
beforeEach(() => target.reset());
afterAll(() => target.close());

/** The tables in which a text stands. */
async function tablesWith(database: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tablesOf(database)) {
    const [row] = await rowsOf(
      database,
      sql`select 1 as found from ${sql.identifier(name)} as each where position(${text} in each::text) > 0 limit 1`,
    );
    if (row) found.push(name);
  }
  return found;
}

it.each([1, 2, 3, 4, 5, 6])(
  'whatever is saved, sent, erased and restored, nothing erasable is left and nothing that must stay is lost (seed %i)',
  async (seed) => {
    const random = createRandom(seed * 7919);
    const isSent = seed % 2 === 0;
    const { client, token } = await individual({ database: store.database, server }, { isSent });
    const phones = ['+551133334444'];
    const names: string[] = [];
    const files: string[] = [];
    const backups: { file: string; name: string | undefined; files: string[] }[] = [];
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const phone = `+55113333${String(1000 + phones.length)}`;
        const name = `Mãe ${'abcdefghijkl'[names.length]} Guardada`;
        expect(await saveBasic(server, token, { Telefone2: phone, NomeMae: name })).toBe(200);
        phones.push(phone);
        names.push(name);
      },
      async () => {
        const name = `${'arquivo'.repeat(files.length + 1)}.pdf`;
        expect(await upload(server, token, name)).toBe(200);
        files.push(name);
      },
      async () => {
        const file = join(folder, `${seed}-${backups.length}.backup`);
        await backUp(store.database, { file, files: TEST_CONFIG.files, now: START });
        backups.push({ file, name: names.at(-1), files: [...files] });
      },
    ];
    for (let step = 0; step < 9; step += 1) await steps[step < 3 ? step : Math.floor(random() * steps.length)]?.();
    const list = join(folder, `${seed}.erasures`);
    await operate(store.database, START, 'erase', client.email);
    await operate(store.database, START, 'erasures', list);
    const backup = backups[Math.floor(random() * backups.length)];
    if (!backup) throw new Error('no backup');
    if (seed < 4) await operate(target.database, START, 'restore', backup.file, '--erasures', list);
    else {
      await operate(target.database, START, 'restore', backup.file);
      await operate(target.database, START, 'erase-again', list);
    }
    for (const database of [store.database, target.database]) {
      for (const phone of phones) expect(await tablesWith(database, phone)).toEqual([]);
      expect(await tablesWith(database, isSent ? 'nothing at all' : client.document)).toEqual([]);
      expect(await tablesWith(database, client.id)).toEqual(
        isSent ? expect.arrayContaining(['client', 'document', 'part', 'sending', 'erasure']) : ['erasure'],
      );
    }
    if (!isSent) {
      for (const { database } of [store, target]) expect(await database.$count(filePiece)).toBe(0);
      return;
    }
    const kept = [
      { database: store.database, name: names.at(-1), files },
      { database: target.database, name: backup.name, files: backup.files },
    ];
    for (const { database, name = '', files: sent } of kept) {
      expect(await tablesWith(database, name)).toContain('part');
      for (const file of sent) expect(await tablesWith(database, file)).toEqual(['document']);
    }
  },
);
