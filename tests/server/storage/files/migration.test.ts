import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openFiles } from '../../../../server/storage/files/files';
import { namedFiles } from '../../../../server/storage/files/named';
import { openDatabase } from '../../../../server/storage/open';
import { read } from '../../../support/files/ways';
import { migrationsBefore } from '../../../support/migrationsBefore';
import { TEST_CONFIG } from '../../testServer';

it('files that stood in the rows of an earlier version are there after the update, whole', async () => {
  const { database, migrate, close } = await openDatabase({ directory: 'memory://' });
  await migrate(migrationsBefore('0024_files'));
  const contents = [0, 1, 262_144, 700_001].map((size) => randomBytes(size));
  await database.execute(
    sql`insert into client (type, name, document, email, password_hash) values (1, 'Ana', '52998224725', 'a@b.c', '')`,
  );
  for (const [number, content] of contents.entries()) {
    const bytes = sql`decode(${content.toString('base64')}, 'base64')`;
    const size = content.length;
    await database.execute(sql`with d as (
      insert into document (client_id, type_id, file_name, mime, size, hash, author, created_at, picked_at)
      select id, 1, 'a', '', ${size}, ${`d${number}`}, '', now(), '' from client returning id)
      insert into document_content select id, ${bytes} from d`);
    await database.execute(sql`insert into waiting_file (client_id, file_name, mime, size, hash, content, created_at)
      select id, 'a', '', ${size}, ${`w${number}`}, ${bytes}, now() from client`);
  }
  await migrate('server/drizzle');
  const files = openFiles(TEST_CONFIG.files, database);
  const found = new Map<string, Buffer>();
  for await (const row of namedFiles(database)) {
    expect(row.storedAs).toMatch(/^[\da-f]{64}$/);
    found.set(row.hash, await read(await files.read(row)));
  }
  expect(found.size).toBe(2 * contents.length);
  for (const [number, content] of contents.entries()) {
    for (const kind of ['d', 'w']) expect(found.get(`${kind}${number}`)?.equals(content)).toBe(true);
  }
  await close();
}, 60_000);
