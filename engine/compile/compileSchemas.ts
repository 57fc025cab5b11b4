import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { DefinitionsIndex } from '../core/definition/definitionsIndex';
import type { MigrationStep } from '../core/migration/types';
import { parseCall } from '../core/path';
import { compiledWizard, formModule, hashOf, tabModule, wizardModule } from './emit/modules';
import { loadSchemas } from './load';
import type { GivenNames } from './names';
import type { Problem } from './problems/problem';
import { inWords, say } from './problems/say';
import { isComment, SHARED_FOLDER } from './read/sharedFolder';

/** Compiled definitions: the index, and the texts of the ES modules by file name (`pf.1a2b3c4d.js`). */
export interface CompiledSchemas {
  index: DefinitionsIndex;
  modules: Record<string, string>;
  /** The JSON files that they were made from, by path below the folder. */
  sources: Record<string, string>;
  /** The steps that data of each wizard took, oldest first; without an entry none. */
  migrations: Record<string, MigrationStep[]>;
}

/** Compiles a folder of definitions, or gives everything that is wrong with it; `names` as for `loadSchemas`. */
export function compileSchemas(dir: string, names: GivenNames = {}): CompiledSchemas | { problems: Problem[] } {
  const { schemas, problems } = loadSchemas(dir, names);
  if (!schemas) return { problems };
  const modules: Record<string, string> = {};
  const add = (id: string, code: string) => {
    const file = `${id}.${hashOf(code)}.js`;
    modules[file] = code;
    return `./${file}`;
  };
  const wizards = schemas.wizards.map((loaded) => {
    const wizard = compiledWizard(loaded, schemas.shared);
    const tabs = Object.fromEntries(
      loaded.tabs.map(({ examples: _, ...tab }) => [tab.id, add(tab.id, tabModule(tab))]),
    );
    const url = add(wizard.id, wizardModule(wizard, tabs, schemas.settings));
    const { id, type, registration, overview, open, route, title, version } = wizard;
    const own = {
      ...(registration && { registration }),
      ...(overview && { overview }),
      ...(open && { open: pathOfOpening(open, id) }),
    };
    return { entry: { id, type, ...own, route, title, url }, version };
  });
  const forms = schemas.forms.map((loaded) => {
    const wizard = compiledWizard(loaded, schemas.shared);
    const entries = loaded.tabs.map(({ examples: _, ...tab }) => {
      const url = add(tab.id, formModule(tab, wizard, schemas.settings));
      return { id: `${wizard.id}/${tab.id}`, url };
    });
    return { entries, version: wizard.version };
  });
  const versions = [...wizards, ...forms].map((loaded) => loaded.version);
  const migrations = Object.fromEntries(
    schemas.wizards.flatMap(({ definition: { id }, migration }) => (migration.length > 0 ? [[id, migration]] : [])),
  );
  const steps = Object.keys(migrations).length > 0 ? [JSON.stringify(migrations)] : [];
  const version = hashOf(...versions, JSON.stringify([schemas.settings, schemas.types]), ...steps);
  return {
    index: {
      version,
      settings: schemas.settings,
      types: schemas.types,
      wizards: wizards.map(({ entry }) => entry),
      forms: forms.flatMap(({ entries }) => entries),
    },
    modules,
    sources: readSources(dir),
    migrations,
  };
}

/** One tab compiled by itself. */
export interface CompiledTabModule {
  /** As in its wizard, with examples, and with `wizard` and `settings` beside it. */
  code: string;
  /** The files that it is made of. */
  watch: string[];
}

/**
 * Compiles one tab of a wizard (`schemas/pf/enderecos.json`, also when its file is the one that wizards share) with what
 * its folder shares, for stories and tests. Problems are those of the files that it is made of.
 * @throws Error when no wizard and no form of the folder has such a tab.
 */
export function compileTab(
  file: string,
  names: GivenNames = {},
): CompiledTabModule | { problems: Problem[]; watch: string[] } {
  const folder = dirname(file);
  const dir = dirname(folder);
  const head = existsSync(join(folder, 'forms.json')) ? 'forms.json' : 'wizard.json';
  const watch = [tabFile(file) ?? file, join(folder, head), join(dir, 'shared.json'), join(dir, 'settings.json')];
  const { schemas, problems } = loadSchemas(dir, names);
  if (!schemas) {
    const own = problems.filter((problem) => watch.includes(problem.file));
    return { problems: own.length > 0 ? own : problems, watch };
  }
  const loaded = [...schemas.wizards, ...schemas.forms].find(({ definition }) => definition.id === basename(folder));
  const tab = loaded?.tabs.find(({ id }) => `${id}.json` === basename(file));
  if (!loaded || !tab) throw new Error(`No tab of a wizard: ${file}`);
  const wizard = compiledWizard(loaded, schemas.shared);
  return { code: formModule(tab, wizard, schemas.settings), watch };
}

/** The file that holds a tab of a wizard: the one in its folder, or the one that wizards share; `undefined` without any. */
export function tabFile(file: string): string | undefined {
  const shared = join(dirname(dirname(file)), SHARED_FOLDER, basename(file));
  return [file, shared].find((path) => existsSync(path));
}

/**
 * Problems as lines `file:line:column  CODE  message`, with a closing line in the language of `names`; files relative to
 * the working directory.
 */
export function formatProblems(problems: readonly Problem[], names: GivenNames = {}): string {
  const lines = problems.map(
    ({ file, line, column, code, message }) => `${relative('', file) || file}:${line}:${column}  ${code}  ${message}`,
  );
  const files = new Set(problems.map(({ file }) => file)).size;
  const found = problems.length === 1 ? say`1 problema` : say`${problems.length} problemas`;
  const closing = files === 1 ? say`${found} em 1 arquivo.` : say`${found} em ${files} arquivos.`;
  return [...lines, inWords(closing, names.problems)].join('\n');
}

function readSources(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  const own = names.filter((name) => name.endsWith('.json') && !isComment(name)).sort();
  return Object.fromEntries(own.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

/** `/forms/visit` of `GET /forms/{id}`. */
const pathOfOpening = (open: string, id: string): string => parseCall(open).path.replaceAll('{id}', id);
