import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { writeModules } from './writeModules.mjs';

/** Where the definitions are compiled to for the server; the portal gets them from memory. */
const DEFINITIONS = join(ROOT, '.cache/definitions');
/** Paths that the server answers, not Vite. */
const SERVED = /^\/(?:api|integracao|openapi(?:\.json)?|demo|outbox|health|ready)(?:[/?]|$)/i;

/** An editor writes a file in several steps, a branch changes many files: they are one change. */
const SETTLE_MS = 50;

/**
 * Mounts the real server into Vite's development server: one process, one port, the same data as `npm start`.
 * A change of its code or of a definition closes it, and the next one opens on the same data.
 * @returns {import('vite').Plugin}
 */
export function devApi() {
  /** @type {Promise<{ app: import('fastify').FastifyInstance, close: () => Promise<void> } | undefined>} */
  let running = Promise.resolve(undefined);
  return {
    name: 'ficha:api',
    async configureServer(vite) {
      const open = () => openServer(vite).catch((error) => report(vite, error));
      const restart = () => {
        running = running.then((server) => server?.close()).then(open);
        return running;
      };
      await restart();
      /** @type {NodeJS.Timeout | undefined} */
      let settling;
      vite.watcher.on('all', (_event, file) => {
        if (!concernsServer(vite, file)) return;
        clearTimeout(settling);
        settling = setTimeout(() => {
          vite.environments.ssr.moduleGraph.invalidateAll();
          restart();
        }, SETTLE_MS);
      });
      vite.middlewares.use(async (request, response, next) => {
        if (!SERVED.test(request.url ?? '')) return next();
        const server = await running;
        if (server) return server.app.routing(request, response);
        response.writeHead(503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: ['The server did not start; the terminal says why.'] }));
      });
    },
    async closeBundle() {
      await (await running)?.close();
    },
  };
}

/** @param {import('vite').ViteDevServer} vite */
async function openServer(vite) {
  const definitions = vite.config.plugins.find(({ name }) => name === 'ficha:definitions');
  const compiled = await definitions?.api.compile();
  if ('wrong' in compiled) throw new Error(compiled.wrong);
  writeModules(compiled, DEFINITIONS);
  const { readConfig } = await vite.ssrLoadModule('/server/storage/config.ts');
  const { loadDefinitions } = await vite.ssrLoadModule('/server/storage/definitions/load.ts');
  const { prepareServer } = await vite.ssrLoadModule('/server/app/start.ts');
  const { DEMO } = await vite.ssrLoadModule('/server/demo/demo.ts');
  const { takeCommands } = await vite.ssrLoadModule('/server/admin/takeCommands.ts');
  const config = readConfig({
    ...process.env,
    PORT: String(vite.config.server.port),
    DEFINITIONS_DIR: DEFINITIONS,
    PORTAL_DIR: join(ROOT, '.cache/none'),
  });
  const server = await prepareServer(config, { demo: DEMO, takeCommands }, await loadDefinitions(DEFINITIONS));
  await server.app.ready();
  return server;
}

/** @param {import('vite').ViteDevServer} vite @param {unknown} error */
function report(vite, error) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  const isSentence = error instanceof Error && (error.name === 'ConfigError' || !error.stack?.includes('/server/'));
  vite.config.logger.error(isSentence ? error.message : String(error instanceof Error ? error.stack : error));
  return undefined;
}

/** @param {import('vite').ViteDevServer} vite @param {string} file */
function concernsServer(vite, file) {
  if (file.startsWith(join(ROOT, 'schemas'))) return true;
  return (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}
