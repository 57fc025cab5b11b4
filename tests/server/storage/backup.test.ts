import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { createDemoCustomers } from '../../../server/demo/customers';
import { backUp } from '../../../server/storage/backup/backup';
import { readBackup, type Summary } from '../../../server/storage/backup/format';
import { restore } from '../../../server/storage/backup/restore';
import { client } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { addClient, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase, tokenOf } from '../testServer';

const now = new Date('2026-11-20T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'ficha-backup-'));
const file = join(folder, 'all.backup');
const { files } = TEST_CONFIG;
let source: TestDatabase;
let target: TestDatabase;
let made: Summary;

const appOver = async ({ database }: TestDatabase) =>
  startApp(database, { clock: () => now, definitions: await compiledDefinitions() });

beforeAll(async () => {
  source = await openTestDatabase();
  target = await openTestDatabase();
  await seedDeclarations(source.database, { assets: 'server', now });
  const { app } = await appOver(source);
  await createDemoCustomers(app, { database: source.database, assets: 'server', now });
  await app.close();
  made = await backUp(source.database, { file, files, now });
}, 60_000);
afterAll(async () => {
  await source.close();
  await target.close();
});

/** Another file with the lines of the backup, changed. */
function altered(name: string, change: (lines: string[]) => string[]): string {
  const path = join(folder, name);
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString().split('\n')).join('\n')));
  return path;
}

describe('a backup', () => {
  it('is for its owner alone, says what it holds, and never replaces another one', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(made.rows.client).toBe(18);
    expect(await readBackup(file)).toEqual(made);
    await expect(backUp(source.database, { file, files, now })).rejects.toThrow('EEXIST');
    expect(await readBackup(file)).toEqual(made);
  });

  it.each([
    ['cut', () => altered('cut', (lines) => lines.slice(0, -40))],
    ['without one row', () => altered('less', (lines) => lines.filter((_, index) => index !== lines.length - 10))],
    [
      'with another row',
      () => altered('other', (lines) => lines.map((line) => line.replace('Helena Duarte', 'Helena Duarta'))),
    ],
    ['with more behind its end', () => altered('more', (lines) => [...lines.slice(0, -1), lines.at(-2) as string, ''])],
    [
      'of half of its bytes',
      () => {
        const path = join(folder, 'half');
        writeFileSync(path, readFileSync(file).subarray(0, 5_000));
        return path;
      },
    ],
    [
      'that is something else',
      () => {
        const path = join(folder, 'else');
        writeFileSync(path, '{}');
        return path;
      },
    ],
  ])('%s is refused, and nothing is taken from it', async (_, make) => {
    const path = make();
    const refusal = `${path} is no backup, or not whole: nothing was taken from it.`;
    await expect(readBackup(path)).rejects.toThrow(refusal);
    await expect(restore(target.database, { file: path, files })).rejects.toThrow(refusal);
    expect(await target.database.$count(client)).toBe(0);
  });

  it('brings everything back, and the restored server is used as before', async () => {
    expect(await restore(target.database, { file, files })).toEqual(made);
    const again = await backUp(target.database, {
      file: join(folder, 'again.backup'),
      files,
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(again.content).toBe(made.content);
    const server = await appOver(target);
    const [approved] = await target.database.select().from(client).where(eq(client.email, 'beatriz@example.com'));
    const token = await tokenOf(target.database, approved as never, now);
    const { body } = await server.call('GET /api/PessoaFisica/informacaoBasica', { token });
    expect(body.data).toMatchObject({ Nome: 'Beatriz Almeida Rocha', CidadeNascimento: 'Campinas' });
    const complete = { token, body: { RenovacaoCadastral: false } };
    expect((await server.call('POST /api/PessoaFisica/ConcluirCadastro', complete)).status).toBe(200);
    await server.app.close();
    // What must never change is guarded again.
    await expect(target.database.execute(sql`delete from declaration_version`)).rejects.toThrow();
  });

  it('is not put over customers', async () => {
    await expect(restore(target.database, { file, files })).rejects.toThrow(
      'This database has customers: restore into an empty one (a new DATA_DIR or DATABASE_URL).',
    );
  });

  it('of other tables is not put into these', async () => {
    const empty = await openTestDatabase();
    await empty.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await expect(restore(empty.database, { file, files })).rejects.toThrow(
      'The backup is of older tables than this version has: restore it with the version of these tables, then start this one.',
    );
    await empty.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await addClient(empty.database);
    await empty.close();
  });
});
