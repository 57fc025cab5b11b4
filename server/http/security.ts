import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The portal needs nothing but its own files: no inline script or style, no other host. */
export const PORTAL_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/**
 * What pages may ask of a device: the camera, to photograph documents, and only the portal itself, never a page in a frame.
 * Source: https://www.w3.org/TR/permissions-policy/
 */
const DEVICE_POLICY = 'camera=(self), microphone=(), geolocation=()';

const HSTS_SECONDS = 31_536_000;

/** The same for an answer that no hook reaches, as one to an address that cannot be read: it loads nothing at all. */
export function headersOfNothing({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(secure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  };
}

/** The security headers of every answer. Transport security is announced only where there is a certificate. */
export async function protect(app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PORTAL_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', DEVICE_POLICY);
  });
}

/** What tells a browser how to treat a page; a script, style or font that a page loads is bound by those of the page. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Takes from an answer the headers that count for pages alone: half a kilobyte on each of the files of a page. */
export function withoutPageHeaders(reply: Pick<FastifyReply, 'removeHeader'>): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}
