import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../../engine/core';
import { hashOfText } from '../../storage/hash';
import { sendUnlessHeld } from '../held';
import { type DocumentedCall, describeCalls } from './description';
import { openApiDocument } from './document';
import { OUTSIDE_CALLS } from './outside';
import { PAGE_STYLE, readingPage } from './page';

declare module 'fastify' {
  interface FastifyInstance {
    /** The document of the definitions in force. */
    openApi: () => Promise<JsonObject>;
  }
}

/** What a document is made of, for as long as one version of the definitions is in force. */
export interface DocumentSource<Version extends object> {
  title: string;
  /** Where the API is: `https://cadastro.example.com`; `/` when that is not known. */
  server: string;
  /** The version in force; each has a document of its own. */
  version: () => Version & { number: number };
  /** The calls that the definitions bring. */
  callsOf: (version: Version) => Promise<DocumentedCall[]>;
}

/** Asked for again each time, and told when it is the same. */
const FRESH = ['cache-control', 'no-cache'] as const;

/** A document as it is served. */
interface Made {
  document: JsonObject;
  text: string;
  etag: string;
}

/**
 * Serves the description of the API, `/openapi.json`, and a page to read it, `/openapi`. Both are open, as the
 * definitions are that they are made of, and tell nothing of anybody.
 */
export function serveOpenApi<Version extends object>(app: FastifyInstance, source: DocumentSource<Version>): void {
  describeCalls(app, OUTSIDE_CALLS);
  const made = new WeakMap<Version, Promise<Made>>();
  const current = () => {
    const version = source.version();
    const known = made.get(version) ?? make(app, source, version);
    made.set(version, known);
    known.catch(() => made.delete(version));
    return known;
  };
  app.decorate('openApi', async () => (await current()).document);
  app.get('/openapi.json', async (request, reply) => {
    const { text, etag } = await current();
    return sendUnlessHeld(request, reply.header(...FRESH).type('application/json; charset=utf-8'), {
      etag: `"${etag}"`,
      content: () => text,
    });
  });
  app.get('/openapi', async (request, reply) => {
    const { document, etag } = await current();
    return sendUnlessHeld(request, reply.header(...FRESH).type('text/html; charset=utf-8'), {
      etag: `"${etag}-page"`,
      content: () => readingPage(document),
    });
  });
  app.get('/openapi/style.css', (_request, reply) =>
    reply
      .header(...FRESH)
      .type('text/css; charset=utf-8')
      .send(PAGE_STYLE),
  );
}

async function make<Version extends object>(
  app: FastifyInstance,
  { title, server, callsOf }: DocumentSource<Version>,
  version: Version & { number: number },
): Promise<Made> {
  const fixed = fixedCalls(app);
  const taken = new Set(fixed.map(keyOf));
  const others = (await callsOf(version)).filter((call) => !taken.has(keyOf(call)));
  const document = openApiDocument({ title, version: String(version.number), server, calls: [...fixed, ...others] });
  const text = JSON.stringify(document);
  return { document, text, etag: hashOfText(text).slice(0, 16) };
}

const keyOf = ({ method, at }: Pick<DocumentedCall, 'method' | 'at'>) => `${method} ${at.toLowerCase()}`;

/** The calls that have handlers of their own, in the order in which they are mounted. */
function fixedCalls({ described, calls }: FastifyInstance): DocumentedCall[] {
  const routes = new Map(calls.map((route) => [`${route.method} ${route.path}`, route]));
  return [...described].map(([call, description]) => {
    const [method = '', path = ''] = call.split(' ');
    const { open = true, once = description.signed === true && method === 'POST' } = routes.get(call) ?? {};
    return { ...description, method, at: path.replace(/:(\w+)/g, '{$1}'), open, once };
  });
}
