import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE } from '../wire';

const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const COOKIE = 'estudio';
const PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/** A text that cannot be guessed. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/**
 * Answers the browser of this machine that was given the address with the token, and nobody else: another site that has its
 * name point here, a page of another origin, a program without the token. The address becomes a cookie of this session of the
 * browser, so that the token stands in no history and no referrer.
 */
export function answerOwner(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isHere(request)) return refuse(reply, 'O Estúdio só responde a esta máquina.');
    if (isFrom(request, token)) return undefined;
    const { token: given } = request.query as { token?: unknown };
    if (request.method === 'GET' && request.url.startsWith(`${BASE}?`) && isEqual(given, token)) {
      const cookie = `${COOKIE}=${token}; Path=${BASE}; HttpOnly; SameSite=Strict`;
      return reply.header('set-cookie', cookie).redirect(BASE, 303);
    }
    return refuse(reply, 'Abra o Estúdio pelo endereço que o terminal mostra: ele traz a chave desta sessão.');
  });
}

function isHere({ headers, method }: FastifyRequest): boolean {
  const { host = '', origin } = headers;
  if (!HERE.test(host) || PROXIES.some((name) => name in headers)) return false;
  // A page of another origin says where it comes from; our own pages do, too, when they change something.
  if (origin === undefined) return method === 'GET' || method === 'HEAD';
  return origin === `http://${host}`;
}

function isFrom({ headers: { cookie = '' } }: FastifyRequest, token: string): boolean {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.some(([name, value]) => name === COOKIE && isEqual(value, token));
}

function isEqual(given: unknown, token: string): boolean {
  if (typeof given !== 'string' || given.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(token));
}

const refuse = (reply: FastifyReply, text: string) => reply.code(403).type('text/plain; charset=utf-8').send(text);
