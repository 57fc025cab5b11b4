import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const HOSTS = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/**
 * Answers this machine alone: what comes through a proxy, or under another name, comes from somewhere else. Another site
 * that has its name point to this machine is not answered, either.
 */
export function answerThisMachine(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request)) throw new Refusal(403, 'O modo de demonstração só responde a esta máquina.');
  });
}

const isFromHere = ({ headers }: FastifyRequest): boolean =>
  HOSTS.test(headers.host ?? '') && !PROXIES.some((name) => name in headers);
