import { existsSync, readdirSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { GivenNames } from './names';

type Compiler = typeof import('./compileSchemas');
type CompiledSchemas = import('./compileSchemas').CompiledSchemas;

/** What another plugin may ask of this one. */
export interface DefinitionsApi {
  /** The definitions as they are now, or everything that is wrong with them. */
  compile(): Promise<CompiledSchemas | { wrong: string }>;
}

const PLUGIN = 'ficha:definitions';
const QUERY = '?tab';
const PREFIX = '\0tab:';
/** Keeps Vite's own JSON plugin away from the module. */
const SUFFIX = '.js';
const SERVED = '/definitions/';

/**
 * The definitions while developing and testing, compiled on the fly as the build does it:
 * `import * as tab from './pf/x.json?tab'` gives one compiled tab of the wizard, also when wizards share its file, and `/definitions/*` is served from memory.
 * An edited JSON file reloads the page; a wrong one shows its problems over it.
 */
export function definitions({ schemas, names }: { schemas: string; names?: GivenNames }): Plugin {
  let folder = schemas;
  let base = '';
  let compiler: Promise<Compiler> | undefined;
  let compiled: { stamp: string; result: ReturnType<Compiler['compileSchemas']> } | undefined;
  const load = () => {
    compiler ??= loadCompiler();
    return compiler;
  };
  const compile = async () => {
    const { compileSchemas, formatProblems } = await load();
    const stamp = stampOf(folder);
    if (compiled?.stamp !== stamp) compiled = { stamp, result: compileSchemas(folder, names) };
    const { result } = compiled;
    return 'problems' in result ? { wrong: formatProblems(result.problems, names) } : result;
  };

  return {
    name: PLUGIN,
    enforce: 'pre',
    // What the server of the same process takes its definitions from: they are compiled once for both.
    api: { compile } satisfies DefinitionsApi,

    configResolved({ root }) {
      base = root;
      folder = resolve(root, schemas);
    },

    async resolveId(source, importer) {
      if (!source.endsWith(`.json${QUERY}`)) return;
      const path = source.slice(0, -QUERY.length);
      const file = await this.resolve(path, importer, { skipSelf: true });
      if (file) return PREFIX + file.id + SUFFIX;
      // A tab that wizards share has no file of this name: the compiler knows where it stands.
      const named = path.startsWith('/') ? join(base, path) : importer && resolve(dirname(importer), path);
      const { tabFile } = await load();
      return named && tabFile(named) && PREFIX + named.replaceAll(sep, '/') + SUFFIX;
    },

    async load(id) {
      if (!id.startsWith(PREFIX)) return;
      const { compileTab, formatProblems } = await load();
      const tab = compileTab(id.slice(PREFIX.length, -SUFFIX.length), names);
      // Vite takes a watched file for an import, which one that is not there yet would break; the folder is watched as well.
      for (const file of tab.watch.filter((path) => existsSync(path))) this.addWatchFile(file);
      if ('problems' in tab) this.error(formatProblems(tab.problems, names));
      return tab.code;
    },

    configureServer({ middlewares, watcher }) {
      watcher.add(folder);
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(SERVED)) return next();
        const result = await compile();
        if ('wrong' in result) return send(response, 500, 'text/plain', result.wrong);
        const name = pathname.slice(SERVED.length);
        const code = result.modules[name];
        if (name === 'index.json') send(response, 200, 'application/json', JSON.stringify(result.index));
        else if (code === undefined) next();
        else send(response, 200, 'text/javascript', code);
      });
    },

    async hotUpdate({ file }) {
      if (!file.startsWith(`${folder.replaceAll(sep, '/')}/`)) return;
      const { moduleGraph, hot, name } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(PREFIX)) moduleGraph.invalidateModule(module);
      }
      if (name !== 'client') return [];
      const result = await compile();
      if (!('wrong' in result)) hot.send({ type: 'full-reload' });
      else hot.send({ type: 'error', err: { message: result.wrong, stack: '', plugin: PLUGIN } });
      return [];
    },
  };
}

/** The compiler, loaded when first needed: a config that imported it would load ajv for every command of Vite. */
async function loadCompiler(): Promise<Compiler> {
  // In a package it stands beside this file as JavaScript.
  const ending = import.meta.url.endsWith('.js') ? '.js' : '.ts';
  const path = fileURLToPath(new URL(`./compileSchemas${ending}`, import.meta.url));
  return (await runnerImport<Compiler>(path, { configFile: false, logLevel: 'warn' })).module;
}

/** Changes whenever a file of a folder does. */
function stampOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const stamps = files.sort().map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  return stamps.join('\n');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body);
}
