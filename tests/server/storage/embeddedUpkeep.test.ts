import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/storage/database';
import { openDatabase } from '../../../server/storage/open';
import { rowsOf } from '../../../server/storage/rows';
import { dataFolder } from '../../support/embedded/dataFolder';

const MIB = 2 ** 20;

let directory: string;
let opened: OpenDatabase;
beforeAll(async () => {
  directory = join(await dataFolder(), 'database');
  opened = await openDatabase({ directory });
}, 60_000);
afterAll(() => opened.close());

/** MiB that the files below a folder take. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / MIB;
}

it('begins its log anew, and uses the room of what was changed, however much is written while it is open', async () => {
  const { database } = opened;
  await database.execute(sql`create table written (id int primary key, content text not null)`);
  const [log, rows] = [sizeOf(join(directory, 'pg_wal')), sizeOf(join(directory, 'base'))];
  // As base64 by itself: what compresses well would take no room.
  const write = (id: number) =>
    database.execute(sql`insert into written values (${id}, ${contentOf(0.25)})
    on conflict (id) do update set content = excluded.content`);
  for (let count = 0; count < 900; count += 1) await write(count % 4);
  // 225 MiB were written.
  expect(sizeOf(join(directory, 'pg_wal'))).toBeLessThan(log + 144);
  expect(sizeOf(join(directory, 'base'))).toBeLessThan(rows + 144);
  expect(await rowsOf(database, sql`select count(*)::int as count from written`)).toEqual([{ count: 4 }]);
}, 120_000);

const contentOf = (mebibytes: number) => randomBytes((mebibytes * MIB * 3) / 4).toString('base64');
