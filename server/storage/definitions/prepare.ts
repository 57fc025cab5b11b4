import type { ServerConfig } from '../config';
import type { Database } from '../open';
import { openDefinitions } from './live';
import { readPackage } from './load';
import { type Publication, publish, readFactsAfter, readSources } from './published';
import { stepsSince } from './steps';
import type { DefinitionsPackage, LiveDefinitions } from './types';

/**
 * The definitions of a database. One without any begins with those of the folder; after that a version is published.
 * In demo mode the folder is published whenever it differs.
 * @param tell takes a sentence for the operator
 * @throws ConfigError when there is no version, and the folder holds none
 */
export async function prepareDefinitions(
  database: Database,
  { definitionsDir, demo }: Pick<ServerConfig, 'definitionsDir' | 'demo'>,
  { now, tell = () => {} }: { now: Date; tell?: (sentence: string) => void },
): Promise<LiveDefinitions> {
  const newest = (await readFactsAfter(database, 0)).at(-1);
  if (!newest)
    await publish(database, 0, publicationOf(readPackage(definitionsDir), { note: 'start', steps: {}, now }));
  else {
    const content = readIfThere(definitionsDir);
    if (content && content.index.version !== newest.hash) {
      if (demo) await publishNext(database, newest.number, { content, now });
      else {
        const words = `The definitions in ${definitionsDir} are not those of version ${newest.number}, which is in force.`;
        tell(`${words} "npm run definitions -- publish" publishes them.`);
      }
    }
  }
  return openDefinitions(database, now);
}

async function publishNext(
  database: Database,
  base: number,
  { content, now }: { content: DefinitionsPackage; now: Date },
): Promise<void> {
  const before = await readSources(database, base);
  const steps = stepsSince(before?.migrations ?? {}, content.migrations);
  await publish(database, base, publicationOf(content, { note: 'demo', steps, now }));
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
