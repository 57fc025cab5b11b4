import type { FastifyInstance, FastifyReply } from 'fastify';

/** The portal needs nothing but its own files, no other host. What stands in a page is allowed by its hash alone (`drawnPage`). */
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

/** A policy as the header says it: `default-src 'self';img-src 'self' blob:`. */
export const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');

/**
 * What pages may ask of a device: the camera, to photograph documents, and only the portal itself, never a page in a frame.
 * Nothing hears or finds the customer, or is done by moving the device.
 * Source: https://www.w3.org/TR/permissions-policy/
 */
const DEVICE_POLICY = 'camera=(self), microphone=(), geolocation=(), accelerometer=(), gyroscope=()';

const HSTS_SECONDS = 31_536_000;

/** What is opened by itself, as nothing of it is meant to be, loads nothing, and stands in no frame. */
const OF_DATA = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What a page may do, and what older browsers would do by themselves. Source: OWASP, HTTP Security Response Headers. */
const OF_PAGE = {
  ...OF_DATA,
  'content-security-policy': policyText(PORTAL_POLICY),
  'origin-agent-cluster': '?1',
  'permissions-policy': DEVICE_POLICY,
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Where there is never a page, pictures included: what a page alone heeds is half a kilobyte on each of these answers. */
const DATA = /^\/(api|integracao|definitions)\/|^\/version\.json|^\/assets\/[\w.-]+\.svg$/i;

const transport = (secure: boolean): Record<string, string> =>
  secure ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {};

/** Those of an answer that no hook reaches, as one to an address that cannot be read. */
export function headersOfNothing({ secure }: { secure: boolean }): Record<string, string> {
  return { ...OF_DATA, 'cache-control': 'no-store', ...transport(secure) };
}

/** The security headers of every answer. Transport security is announced only where there is a certificate. */
export function protect(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const ofPage = { ...OF_PAGE, ...transport(secure) };
  const ofData = { ...OF_DATA, ...transport(secure) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(DATA.test(request.url) ? ofData : ofPage);
    done();
  });
}

/** A script, style or font that a page loads is bound by what holds for the page. */
const OF_PAGE_ALONE = Object.keys(OF_PAGE).filter((name) => !/^cross-origin-resource|^x-content-type/.test(name));

/** Takes from an answer the headers that count for pages alone. */
export function withoutPageHeaders(reply: Pick<FastifyReply, 'removeHeader'>): void {
  for (const name of OF_PAGE_ALONE) reply.removeHeader(name);
}
