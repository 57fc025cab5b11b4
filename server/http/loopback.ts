import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const HOSTS = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What proxies add to tell for whom they ask. */
const PROXY = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Answers this machine alone: what comes through a proxy, or under another name, comes from somewhere else. Another site
 * that has its name point to this machine is not answered, either.
 */
export function answerThisMachine(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request)) throw new Refusal(403, 'O modo de demonstração só responde a esta máquina.');
  });
}

/**
 * A proxy that tells nothing of itself and asks under the name of this machine (nginx, unless it is told otherwise) is known
 * by the page that calls, which browsers name with whatever changes something, and by its version of HTTP.
 */
function isFromHere({ headers, raw }: FastifyRequest): boolean {
  const { host = '', origin } = headers;
  const isNamedHere = HOSTS.test(host) && isPageOfHere(origin);
  return isNamedHere && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => PROXY.test(name));
}

/** Of a form that a page under `no-referrer` sends browsers say `null`. */
function isPageOfHere(origin: string | undefined): boolean {
  if (origin === undefined || origin === 'null') return true;
  return URL.canParse(origin) && HOSTS.test(new URL(origin).host);
}
