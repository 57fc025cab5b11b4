import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const MIGRATIONS = 'server/drizzle';
const FOLDER = '.cache/test-database';

/**
 * An embedded database with all tables, to begin from: to make one takes seconds, to read one a part of that. It is
 * kept beside the migrations and the version that it was made by.
 */
export async function databaseImage(): Promise<Blob> {
  const path = join(FOLDER, `${contentHash()}.tar`);
  if (!existsSync(path)) await makeImage(path);
  return new Blob([readFileSync(path)]);
}

/** Several workers may make it at once; the last one to be ready stays. */
async function makeImage(path: string): Promise<void> {
  const pglite = await PGlite.create('memory://');
  await migrate(drizzle(pglite), { migrationsFolder: MIGRATIONS });
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(FOLDER, { recursive: true });
  const own = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(own, Buffer.from(await image.arrayBuffer()));
  renameSync(own, path);
}

function contentHash(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
