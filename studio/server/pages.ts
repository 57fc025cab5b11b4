import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PORTAL_POLICY, policyText } from '../../server/http/security';
import { BASE } from '../wire';

type Policy = Record<string, readonly string[]>;

/** The pages of the Estúdio, as they were built into `pages`: its own, and the one in which a tab is shown. */
export async function servePages(app: FastifyInstance, pages: string): Promise<void> {
  const page = readFileSync(join(pages, 'index.html'), 'utf8');
  app.get(BASE, (_request, reply) => {
    // The editor of texts makes its own style sheet, which says by this word that it is ours.
    const nonce = randomBytes(16).toString('base64url');
    const policy = { ...PORTAL_POLICY, styleSrc: ["'self'", `'nonce-${nonce}'`], frameSrc: ["'self'"] };
    return sendPage(reply, page.replaceAll('NONCE', nonce), policy);
  });
  const preview = readFileSync(join(pages, 'preview.html'), 'utf8');
  app.get(`${BASE}preview.html`, (_request, reply) =>
    sendPage(reply, preview, { ...PORTAL_POLICY, frameAncestors: ["'self'"] }),
  );
  await app.register(fastifyStatic, {
    prefix: `${BASE}assets/`,
    root: join(pages, 'assets'),
    cacheControl: false,
    setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
  });
}

function sendPage(reply: FastifyReply, page: string, policy: Policy) {
  return reply
    .header('content-security-policy', policyText(policy))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
