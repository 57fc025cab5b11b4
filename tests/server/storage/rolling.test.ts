import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'server/drizzle';

/** The last one after which instances of the version before could not go on. */
const LAST_STOP = '0025_privacy.sql';

/** What an instance of the version before would meet as an error, or wait for. */
const BREAKING: Record<string, RegExp> = {
  'a table goes': /\bdrop table\b/i,
  'a column goes': /\bdrop column\b/i,
  'something has another name': /\brename (?:column|to)\b/i,
  'a column has another type': /\bset data type\b|\balter column \S+ type\b/i,
  'a column that was empty may not be': /\bset not null\b/i,
  'a new column has to be filled in': /\badd column(?!.*\bdefault\b).*\bnot null\b/i,
  'an index cannot be made before': /\bcreate (?:unique )?index (?!if not exists)/i,
};

const statements = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name > LAST_STOP)
  .flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8')
      .split('--> statement-breakpoint')
      .map((text) => ({ name, text: text.replaceAll(/^--.*$/gm, '').trim() })),
  );

it('no migration stops the instances of the version before', () => {
  expect(statements.length).toBeGreaterThan(10);
  const found = statements.flatMap(({ name, text }) =>
    Object.entries(BREAKING).flatMap(([why, pattern]) => (pattern.test(text) ? [`${name}: ${why}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each([
  'DROP TABLE "document_content"',
  'ALTER TABLE "waiting_file" DROP COLUMN "content"',
  'ALTER TABLE "document" ALTER COLUMN "stored_as" SET NOT NULL',
  'ALTER TABLE "client" ADD COLUMN "x" text NOT NULL',
  'ALTER TABLE "client" RENAME COLUMN "x" TO "y"',
  'ALTER TABLE "client" ALTER COLUMN "x" SET DATA TYPE bigint',
  'CREATE INDEX "client_x" ON "client" USING btree ("x")',
])('%s would', (statement) => {
  expect(Object.values(BREAKING).some((pattern) => pattern.test(statement))).toBe(true);
});
