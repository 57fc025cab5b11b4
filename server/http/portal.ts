import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RESERVED_PATHS } from '../../contract/reservedPaths';
import type { Services } from '../storage/services';
import { serveDefinitions } from './definitions';
import { sendFailure } from './failures';
import { withoutPageHeaders } from './security';

/** Files that are never shown by themselves, and run nowhere but in a page. */
const PART_OF_PAGE = /^\/assets\/[\w.-]+\.(js|css|woff2)$/;

/** In the place of a service worker that is on devices already: takes away what it kept, and itself. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const empty = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(empty.then(() => self.registration.unregister()));
});
`;

/**
 * Serves the built portal and the compiled definitions; any other address that is no file shows the portal.
 * @param listHashes what names the present content of each list of options, by its path
 */
export async function servePortal(
  app: FastifyInstance,
  { config, definitions, clock }: Pick<Services, 'config' | 'definitions' | 'clock'>,
  listHashes: Readonly<Record<string, string>>,
): Promise<void> {
  const { portalDir, tenant, serviceWorker } = config;
  const page = readPage(portalDir, tenant);
  serveDefinitions(app, { definitions, clock }, listHashes);
  await serveFolder(app, { prefix: '/', root: portalDir, immutable: /[\\/]assets[\\/]/ });

  if (!serviceWorker) {
    app.get('/worker.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(NO_WORKER),
    );
  }
  const sendPage = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  if (page !== undefined) {
    app.route({ method: ['GET', 'HEAD'], url: '/', handler: (_request, reply) => sendPage(reply) });
    app.route({ method: ['GET', 'HEAD'], url: '/index.html', handler: (_request, reply) => sendPage(reply) });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isScreen(request)) return sendPage(reply);
    return sendFailure(request, reply, { status: 404, messages: ['O endereço não foi encontrado.'] });
  });
}

/** The portal's page for this tenant, whose name it reads from the root element. */
function readPage(portalDir: string, tenant: string): string | undefined {
  const file = join(portalDir, 'index.html');
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/(<html\b[^>]*?)\s+data-tenant="[^"]*"/i, '$1')
    .replace(/<html\b/i, `<html data-tenant="${tenant}"`);
}

interface Folder {
  prefix: string;
  root: string;
  /** Files whose name changes with their content. */
  immutable: RegExp;
}

async function serveFolder(app: FastifyInstance, { prefix, root, immutable }: Folder): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (files) => {
    files.addHook('onSend', async ({ url }, reply) => {
      if (PART_OF_PAGE.test(url) && reply.statusCode < 400) withoutPageHeaders(reply);
    });
    await files.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      cacheControl: false,
      // What the build compressed already.
      preCompressed: true,
      setHeaders(reply, path) {
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}

/** Screens are opened by a browser; a missing script or picture must stay missing. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] as string;
  return (method === 'GET' || method === 'HEAD') && !RESERVED_PATHS.test(path) && !/\.\w+$/.test(path);
}
