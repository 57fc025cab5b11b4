import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommandLine } from '../../../server/admin/commandLine';
import { readBackup } from '../../../server/storage/backup/format';
import { appliedMigration } from '../../../server/storage/migrations';
import { openDatabase } from '../../../server/storage/open';
import { BEHIND } from '../../../server/storage/storage';
import { migrationsBefore } from '../../support/migrationsBefore';
import { temporaryFolder } from '../../support/temporaryFolder';
import { NO_WIZARDS } from '../testServer';

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = temporaryFolder();
  said = [];
  vi.stubEnv('DATA_DIR', dataDir);
  const index = { version: '1', ...NO_WIZARDS, wizards: [], forms: [] };
  vi.stubEnv('DEFINITIONS_DIR', dataDir);
  writeFileSync(join(dataDir, 'index.json'), JSON.stringify(index));
  for (const way of ['log', 'error'] as const) vi.spyOn(console, way).mockImplementation((text) => said.push(text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const open = () => openDatabase({ directory: join(dataDir, 'database') });

/** A database as it was before a migration, with a customer. */
async function makeEarlier(tag: string): Promise<number> {
  const { database, migrate, close } = await open();
  await migrate(migrationsBefore(tag));
  await database.execute(
    sql`insert into client (type, name, document, email, password_hash) values (1, 'Ana', '52998224725', 'a@b.c', '')`,
  );
  const at = await appliedMigration(database);
  await close();
  return at;
}

async function stateOf(): Promise<number> {
  const { database, close } = await open();
  const at = await appliedMigration(database);
  await close();
  return at;
}

async function admin(...argv: string[]): Promise<string | undefined> {
  await runCommandLine(argv, async () => ({ logins: [], refused: [] }));
  return said.at(-1);
}

describe('the command line over tables of an earlier version', () => {
  it.each(['0003_append_only_evidence', '0024_files', '0025_privacy', '0027_population'])(
    'makes a backup of them, which stands on record where they have one, and changes no table, as they were before %s',
    async (tag) => {
      const before = await makeEarlier(tag);
      const file = join(dataDir, 'all.backup');
      expect(await admin('backup', file)).toMatch(/: 1 clients, \d+ rows in \d+ tables/);
      const { head, rows } = await readBackup(file);
      expect([head.migration, rows.client, 'file' in rows]).toEqual([before, 1, tag >= '0025']);
      // What is newer than the record of accesses has a line of it.
      expect(rows.data_access).toBe(tag >= '0026' ? 1 : undefined);
      expect(said.some((line) => line.startsWith('These tables have no place for the record of accesses'))).toBe(
        tag < '0026',
      );
      expect(await admin('verify', file)).toMatch(/is whole: 1 clients/);
      expect(await admin('verify')).toBe(BEHIND);
      expect(await stateOf()).toBe(before);
    },
    180_000,
  );

  it('prints nothing of what customers have typed that a terminal would do', async () => {
    await makeEarlier('0027_population');
    await admin('migrate');
    const { database, close } = await open();
    await database.execute(sql`update client set name = 'Ana' || chr(27) || ']0;x' || chr(7) || chr(8238)`);
    await close();
    expect(await admin('clients')).toContain(String.raw`· Ana\u001b]0;x\u0007\u202e · a@b.c`);
    expect(await admin('approve', 'a@b.c')).toBe(
      String.raw`Ana\u001b]0;x\u0007\u202e has not sent a registration yet (status 0).`,
    );
  }, 180_000);

  it('does nothing else with them, until it is told to bring them up to date', async () => {
    const before = await makeEarlier('0027_population');
    for (const line of ['clients', 'free a@b.c']) {
      expect(await admin(...line.split(' '))).toBe(
        'The tables of the database are those of an earlier version: make a backup ("npm run admin -- backup <file>"), then bring them up to date ("npm run admin -- migrate", or start this server).',
      );
      expect(process.exitCode).toBe(1);
    }
    expect(await stateOf()).toBe(before);
    expect(await admin('migrate')).toBe('The tables are up to date.');
    expect(await stateOf()).toBeGreaterThan(before);
    expect(await admin('clients')).toContain('a@b.c');
  }, 180_000);
});
