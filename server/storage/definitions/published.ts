import { asc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm';
import type { DefinitionsIndex } from '../../../engine/definition';
import type { Database } from '../database';
import { definitionModule, definitionVersion } from '../schema';
import type { DefinitionFiles, DefinitionsPackage, PublishedFinding, VersionFacts } from './types';

/** Told to all instances when there is a new version. */
export const PUBLISHED = 'definitions';

/** What is published: a package, with what is said of it. */
export type Publication = Omit<VersionFacts, 'number' | 'hash' | 'backTo'> & {
  backTo?: number;
  content: DefinitionsPackage;
  findings: PublishedFinding[];
};

const {
  index: _i,
  modules: _m,
  sources: _s,
  migrations: _g,
  findings: _f,
  ...FACTS
} = getTableColumns(definitionVersion);

/** The versions after a number, oldest first, without their content. */
export function readFactsAfter(database: Database, number: number): Promise<VersionFacts[]> {
  return database
    .select(FACTS)
    .from(definitionVersion)
    .where(gt(definitionVersion.number, number))
    .orderBy(asc(definitionVersion.number));
}

/** The number of the newest version. */
export async function newestNumber(database: Database): Promise<number | undefined> {
  const [found] = await database.select({ number: max(definitionVersion.number) }).from(definitionVersion);
  return found?.number ?? undefined;
}

/** What browsers load of a version. */
export async function readFiles(database: Database, number: number): Promise<DefinitionFiles | undefined> {
  const [found] = await database
    .select({ index: definitionVersion.index, modules: definitionVersion.modules })
    .from(definitionVersion)
    .where(eq(definitionVersion.number, number));
  if (!found) return undefined;
  const modules = await database.select().from(definitionModule).where(inArray(definitionModule.name, found.modules));
  return { index: found.index, modules: Object.fromEntries(modules.map(({ name, code }) => [name, code])) };
}

/** What a browser loads first of a version. */
export async function readIndex(database: Database, number: number): Promise<DefinitionsIndex | undefined> {
  const [found] = await database
    .select({ index: definitionVersion.index })
    .from(definitionVersion)
    .where(eq(definitionVersion.number, number));
  return found?.index;
}

/** The names of the modules of all versions after a number. */
export async function readModuleNamesAfter(database: Database, number: number): Promise<string[]> {
  const found = await database
    .select({ modules: definitionVersion.modules })
    .from(definitionVersion)
    .where(gt(definitionVersion.number, number));
  return found.flatMap(({ modules }) => modules);
}

/** The text of a module of any version. */
export async function readModule(database: Database, name: string): Promise<string | undefined> {
  const [found] = await database.select().from(definitionModule).where(eq(definitionModule.name, name));
  return found?.code;
}

/** What a version was made from, and the steps that its sources declare. */
export async function readSources(
  database: Database,
  number: number,
): Promise<Pick<DefinitionsPackage, 'sources' | 'migrations'> | undefined> {
  const [found] = await database
    .select({ sources: definitionVersion.sources, migrations: definitionVersion.migrations })
    .from(definitionVersion)
    .where(eq(definitionVersion.number, number));
  return found;
}

/** What differs from the version before. */
export async function readFindings(database: Database, number: number): Promise<PublishedFinding[]> {
  const [found] = await database
    .select({ findings: definitionVersion.findings })
    .from(definitionVersion)
    .where(eq(definitionVersion.number, number));
  return found?.findings ?? [];
}

/**
 * Publishes under the next number and tells all instances.
 * @param base the number of the newest version that whoever publishes has seen, 0 for none
 * @returns the number; `undefined` when there is a newer one than `base`
 */
export function publish(database: Database, base: number, publication: Publication): Promise<number | undefined> {
  const { content, ...facts } = publication;
  const { index, modules, sources, migrations } = content;
  const number = base + 1;
  return database.transaction(async (tx) => {
    const rows = Object.entries(modules).map(([name, code]) => ({ name, code }));
    if (rows.length > 0) await tx.insert(definitionModule).values(rows).onConflictDoNothing();
    const kept = await tx
      .select()
      .from(definitionModule)
      .where(inArray(definitionModule.name, Object.keys(modules)));
    const other = kept.find(({ name, code }) => modules[name] !== code);
    if (other) throw new Error(`the module ${other.name} has another content than in an earlier version`);
    const values = {
      number,
      hash: index.version,
      backTo: null,
      index,
      modules: Object.keys(modules),
      sources,
      migrations,
      ...facts,
    };
    const inserted = await tx.insert(definitionVersion).values(values).onConflictDoNothing().returning();
    if (inserted.length === 0) return undefined;
    await tx.execute(sql`select pg_notify(${PUBLISHED}, ${String(number)})`);
    return number;
  });
}
