import type { ServerConfig } from '../config';
import { ConfigError } from '../configError';
import type { Database } from '../database';
import { openDefinitions } from './live';
import { readPackage, tryPackage } from './load';
import { type Publication, publish, readFactsAfter, readSources } from './published';
import { lostSteps, stepsSince } from './steps';
import type { DefinitionsPackage, LiveDefinitions, VersionFacts } from './types';

/**
 * The definitions of a database. One without any begins with those of the folder; after that a version is published.
 * In demo mode the folder is published whenever it differs, unless something speaks against it, or somebody has
 * published something else, or gone back, since it was in force.
 * @param tell takes a sentence for the operator
 * @throws ConfigError when there is no version, and the folder holds none that can be loaded
 */
export async function prepareDefinitions(
  database: Database,
  { definitionsDir, demo }: Pick<ServerConfig, 'definitionsDir' | 'demo'>,
  { now, tell = () => {} }: { now: Date; tell?: (sentence: string) => void },
): Promise<LiveDefinitions> {
  const versions = await readFactsAfter(database, 0);
  const newest = versions.at(-1);
  if (!newest) {
    const content = readPackage(definitionsDir);
    await tryPackage(content);
    await publish(database, 0, publicationOf(content, { note: 'start', steps: {}, now }));
  } else {
    const content = readIfThere(definitionsDir);
    if (content && content.index.version !== newest.hash) {
      const why = demo
        ? await publishDiffering(database, versions, { content, now })
        : '"npm run definitions -- publish" publishes them.';
      const words = `The definitions in ${definitionsDir} are not those of version ${newest.number}, which is in force.`;
      if (why !== undefined) tell(`${words} ${why}`);
    }
  }
  return openDefinitions(database, now);
}

/** The note of a version that a demo has published by itself. */
const DEMO = 'demo';

/** What a folder holds, and when. */
interface Offered {
  content: DefinitionsPackage;
  now: Date;
}

/** Publishes what is not in force, unless somebody has put something else in its place. @returns why not */
async function publishDiffering(
  database: Database,
  versions: readonly VersionFacts[],
  offered: Offered,
): Promise<string | undefined> {
  const newest = versions.at(-1);
  const before = versions.findLast(({ hash }) => hash === offered.content.index.version);
  if (before && newest?.note !== DEMO)
    return `They are those of version ${before.number}: what was published after it stays.`;
  return publishNext(database, newest?.number ?? 0, offered);
}

/** Publishes them, unless they would be refused elsewhere, too. @returns why not */
async function publishNext(database: Database, base: number, { content, now }: Offered): Promise<string | undefined> {
  const before = await readSources(database, base);
  const known = before?.migrations ?? {};
  const lost = lostSteps(known, content);
  if (lost.length > 0) return `They lack the steps ${lost.join(', ')}, or have them otherwise: put them back.`;
  try {
    await tryPackage(content);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  const steps = stepsSince(known, content.migrations);
  await publish(database, base, publicationOf(content, { note: DEMO, steps, now }));
  return undefined;
}

function publicationOf(
  content: DefinitionsPackage,
  { now, ...facts }: { note: string; steps: Publication['steps']; now: Date },
): Publication {
  return { content, author: 'Ficha', fates: {}, findings: [], publishedAt: now, startsAt: now, ...facts };
}

function readIfThere(folder: string): DefinitionsPackage | undefined {
  try {
    return readPackage(folder);
  } catch {
    return undefined;
  }
}
