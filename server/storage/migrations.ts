import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rows';

/** When the newest migration in these assets was made, milliseconds since 1970. */
export function newestMigration(assets: string): number {
  const { entries } = JSON.parse(readFileSync(join(assets, 'drizzle/meta/_journal.json'), 'utf8'));
  return (entries as { when: number }[]).at(-1)?.when ?? 0;
}

/** When the newest migration that a database has had was made; 0 for an empty one. */
export async function appliedMigration(database: Database): Promise<number> {
  const [table] = await rowsOf<{ name: string | null }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return 0;
  const [newest] = await rowsOf<{ at: string | null }>(
    database,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(newest?.at ?? 0);
}
