import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID } from '../../contract/callHeaders';
import { isListedPage } from '../../contract/pages';
import { RESERVED_PATHS } from '../../contract/reservedPaths';
import type { Services } from '../storage/services';
import { type Tenant, tenantNamed } from '../storage/tenant';
import { serveDefinitions } from './definitions';
import { type DrawnPage, drawnPage } from './drawnPage';
import { earlyCallsAt } from './earlyCalls';
import { escapeHtml } from './escapeHtml';
import { sendFailure } from './failures';
import { readFrames } from './frames';
import { createEarlyFiles, createPreloads } from './preloads';
import { withoutPageHeaders } from './security';

/** Files that are never shown by themselves, and run nowhere but in a page. */
const PART_OF_PAGE = /^\/assets\/[\w.-]+\.(js|css|woff2)$/;

/** In which the portal stands. */
const ROOT = '<div id="portal">';

/** Files whose name changes with their content, and the one that is asked for by another query each time. */
const NEVER_ASKED_AGAIN = /^\/(?:assets\/[\w.-]+$|version\.json\?)/;

const OF_WHAT_CHANGES = ['etag', 'last-modified', 'accept-ranges', REQUEST_ID];

/** Pages that are kept as they are sent: some for each version of the definitions. */
const MOST_PAGES = 100;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pages are to be read, as only so it is seen that they may not be kept. */
const ROBOTS = `User-agent: *
Disallow: /api/
`;

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
  const { portalDir, serviceWorker } = config;
  const tenant = tenantNamed(config.tenant, config.tenantsDir);
  const page = readPage(portalDir, tenant);
  for (const { path, type, text } of tenant.files) {
    app.get(path, (_request, reply) => {
      if (PART_OF_PAGE.test(path)) withoutPageHeaders(reply);
      return reply.header('cache-control', IMMUTABLE).type(type).send(text);
    });
  }
  serveDefinitions(app, { definitions, clock }, listHashes);
  await serveFolder(app, { prefix: '/', root: portalDir, immutable: /[\\/]assets[\\/]/ });

  if (!serviceWorker) {
    app.get('/worker.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(NO_WORKER),
    );
  }
  const frames = readFrames(portalDir, tenant);
  const preloadsAt = createPreloads(portalDir, () => definitions.current, frames.styles);
  const earlyFilesAt = createEarlyFiles(portalDir, () => definitions.current);
  const earlyAt = (path: string) => earlyCallsAt(path, definitions.current) + earlyFilesAt(path);
  // Its scripts read what comes before them.
  const loadingAt = (path: string) =>
    page?.replace('<head>', () => `<head>${earlyAt(path)}`).replace('</head>', () => `${preloadsAt(path)}</head>`) ??
    '';
  const drawnPages = new Map<string, DrawnPage>();
  const textOf = (path: string) => tenant.files.find((file) => file.path === path)?.text ?? textIn(portalDir, path);
  /** With its picture: it says the same to everybody. */
  const drawnAt = (path: string): DrawnPage | undefined => {
    const picture = frames.pageAt(path);
    if (picture === '') return undefined;
    const loading = loadingAt(path).replace(ROOT, () => `${ROOT}${picture}`);
    const known = drawnPages.get(loading);
    if (known) return known;
    const made = drawnPage(loading, textOf);
    if (drawnPages.size >= MOST_PAGES) drawnPages.clear();
    drawnPages.set(loading, made);
    return made;
  };
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(url);
    const drawn = drawnAt(path);
    if (drawn) reply.header('content-security-policy', drawn.policy);
    if (!isListedPage(path)) reply.header('x-robots-tag', 'noindex');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(drawn?.html ?? loadingAt(path));
  };
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(ROBOTS),
  );
  if (page !== undefined) {
    app.route({ method: ['GET', 'HEAD'], url: '/', handler: sendPage });
    app.route({ method: ['GET', 'HEAD'], url: '/index.html', handler: sendPage });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isScreen(request)) return sendPage(request, reply);
    return sendFailure(request, reply, { status: 404, messages: ['O endereço não foi encontrado.'] });
  });
}

/** The portal's page for this tenant: it reads the name from the root element, and its look from a style sheet. */
function readPage(portalDir: string, { id, name, line, files }: Tenant): string | undefined {
  const file = join(portalDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const styles = files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path }) => `<link rel="stylesheet" href="${path}">`)
    .join('');
  return readFileSync(file, 'utf8')
    .replace(/<html\b[^>]*>/i, (tag) => tag.replace(/\s+data-(?:tenant|name|line)="[^"]*"/g, ''))
    .replace(
      /<html\b/i,
      () => `<html data-tenant="${id}" data-name="${escapeHtml(name)}" data-line="${escapeHtml(line)}"`,
    )
    .replace(/<\/head>/i, () => `${styles}</head>`);
}

/** A style sheet or script of the build. */
const textIn = (portalDir: string, path: string): string | undefined =>
  PART_OF_PAGE.test(path) && existsSync(join(portalDir, path))
    ? readFileSync(join(portalDir, path), 'utf8')
    : undefined;

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
      if (!NEVER_ASKED_AGAIN.test(url) || reply.statusCode >= 400) return;
      if (PART_OF_PAGE.test(url)) withoutPageHeaders(reply);
      // Nobody asks about it by its id either.
      for (const name of OF_WHAT_CHANGES) reply.removeHeader(name);
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
        reply.setHeader('cache-control', immutable.test(path) ? IMMUTABLE : 'no-cache');
      },
    });
  });
}

/** Screens are opened by a browser; a missing script or picture must stay missing. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  return (method === 'GET' || method === 'HEAD') && !RESERVED_PATHS.test(path) && !/\.\w+$/.test(path);
}

const pathOf = (url: string) => url.split('?', 1)[0] as string;
