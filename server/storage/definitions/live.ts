import type { Database } from '../database';
import { loadPackage } from './load';
import { readFactsAfter, readFiles, readIndex, readModule, readModuleNamesAfter, readSources } from './published';
import type { DefinitionFiles, Definitions, DefinitionsPackage, LiveDefinitions, Version, VersionFacts } from './types';

/** Modules of other versions than the current one that are kept at hand. */
const MOST_MODULES = 200;

/** How often at most somebody from outside makes the server look again, in milliseconds. */
const HEARING_MS = 1000;

/**
 * The definitions that are published in a database, which has one version at least.
 * @throws {Error} when the current version cannot be loaded
 */
export async function openDefinitions(database: Database, now: Date): Promise<LiveDefinitions> {
  const versions: VersionFacts[] = [];
  const loading = new Map<number, Promise<Version | undefined>>();
  const modules = new Map<string, Promise<string | undefined>>();
  const names = new Set<string>();
  let current: Version | undefined;
  let under: Promise<void> = Promise.resolve();
  let heardAt = Number.NEGATIVE_INFINITY;
  let hearing: Promise<void> | undefined;

  const at = (number: number) => {
    const facts = versions.find((version) => version.number === number);
    if (!facts) return Promise.resolve(undefined);
    const known = loading.get(number) ?? load(database, facts);
    loading.set(number, known);
    // What could not be read is read again by the next who asks.
    known.catch(() => loading.delete(number));
    return known;
  };
  const look = async (moment: Date) => {
    const known = versions.at(-1)?.number ?? 0;
    const newer = await readFactsAfter(database, known);
    // Most looks find nothing.
    if (newer.length > 0) for (const name of await readModuleNamesAfter(database, known)) names.add(name);
    versions.push(...newer);
    // The first one has no time before it: it begins later only where the clock was set back.
    const due = (versions.findLast(({ startsAt }) => startsAt <= moment) ?? versions[0])?.number;
    if (due !== undefined && due !== current?.number) current = await at(due);
  };
  // One after the other: the slower one would put back an older version.
  const refresh = (moment: Date) => {
    const done = under.then(() => look(moment));
    under = done.catch(() => undefined);
    return done;
  };
  await refresh(now);
  const present = () => {
    if (!current) throw new Error('no version of the definitions is in force');
    return current;
  };
  present();
  return {
    get current() {
      return present();
    },
    get settings() {
      return present().settings;
    },
    get types() {
      return present().types;
    },
    get wizards() {
      return present().wizards;
    },
    versions,
    at,
    async index(number, moment) {
      if (number === present().number) return present().files.index;
      const facts = versions.find((version) => version.number === number);
      return facts && facts.startsAt <= moment ? readIndex(database, number) : undefined;
    },
    sources: async (number) => (await readSources(database, number))?.sources ?? {},
    async module(name) {
      const own = present().files.modules[name];
      if (own !== undefined || !names.has(name)) return own;
      const code = modules.get(name) ?? readModule(database, name);
      if (modules.size >= MOST_MODULES) modules.clear();
      modules.set(name, code);
      code.catch(() => modules.delete(name));
      return code;
    },
    refresh,
    async hear(number, moment) {
      // The look that is under way may bring it.
      if (number > present().number) await under;
      if (number <= present().number) return;
      hearing ??= pause(heardAt + HEARING_MS - performance.now()).then(() => {
        hearing = undefined;
        heardAt = performance.now();
        return refresh(moment);
      });
      await hearing;
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function load(database: Database, facts: VersionFacts): Promise<Version | undefined> {
  const files = await readFiles(database, facts.number);
  return files && versionOf(await loadPackage(files), facts, files);
}

function versionOf(definitions: Definitions, facts: VersionFacts, files: DefinitionFiles): Version {
  const wizards = definitions.wizards.map((loaded) => ({ ...loaded, number: facts.number }));
  return { ...definitions, ...facts, wizards, files };
}

const NO_FILES: DefinitionFiles = {
  index: { version: '', settings: {}, types: [], wizards: [], forms: [] },
  modules: {},
};

/** Definitions that were not published: as the only version there is, of this number. */
export function onlyDefinitions(
  {
    files = NO_FILES,
    ...definitions
  }: Definitions & { files?: DefinitionFiles & Partial<Pick<DefinitionsPackage, 'sources'>> },
  number = 1,
): LiveDefinitions {
  const start = new Date(0);
  const facts = { number, hash: files.index.version, author: '', note: '', backTo: null, fates: {}, steps: {} };
  const current = versionOf(definitions, { ...facts, publishedAt: start, startsAt: start }, files);
  return {
    current,
    ...definitions,
    wizards: current.wizards,
    versions: [current],
    at: async (asked) => (asked === number ? current : undefined),
    index: async (asked) => (asked === number ? files.index : undefined),
    sources: async (asked) => (asked === number ? (files.sources ?? {}) : {}),
    module: async (name) => files.modules[name],
    refresh: async () => {},
    hear: async () => {},
  };
}
