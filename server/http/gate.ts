import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BY_ITSELF, SESSION_REST } from '../../contract/callHeaders';
import { isPublicPath } from '../../contract/publicPaths';
import { type SessionRest, writeSessionRest } from '../../contract/sessionRest';
import type { Client } from '../storage/client';
import type { KeptAnswer } from '../storage/once';
import { Refusal } from './refusal';

/** Who calls, as the token tells. */
export interface Session {
  id: string;
  tokenHash: string;
  /** When the customer last showed who it is. */
  confirmedAt: Date;
  client: Client;
  /** How often what every registration is read against had changed, as the session was found. */
  sharedChanges: number;
  /** How much longer it goes on after this call. */
  rest: SessionRest;
  /** What the action was answered with that this call names, where it was done before. */
  done?: KeptAnswer;
}

/** For what a session is asked. */
export interface SessionAsked {
  /** The customer did something; false for what a page asks by itself. */
  isUse: boolean;
  /** What the caller names the action of the call. */
  key?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** May be called without a token. */
    open?: boolean;
    /** Answers every address that no other route has. */
    unknown?: boolean;
  }
}

/**
 * Lets only calls with a valid token through, except to routes that say `open`; there a stale token is ignored. A
 * public path that no route has is not a matter of the token either.
 */
export function guardCalls(
  app: FastifyInstance,
  findSession: (token: string, asked: SessionAsked) => Promise<Session | undefined>,
): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token) {
      const key = request.headers['idempotency-key'];
      const asked = { isUse: !(BY_ITSELF in request.headers), key: typeof key === 'string' ? key : undefined };
      request.session = (await findSession(token, asked)) ?? null;
    }
    if (request.session) reply.header(SESSION_REST, writeSessionRest(request.session.rest));
    if (!request.session && !isOpen(request)) {
      throw sessionOver();
    }
  });
}

function isOpen({ routeOptions, url }: FastifyRequest): boolean {
  const { open, unknown } = routeOptions.config;
  return open === true || (unknown === true && isPublicPath(url.replace(/^\/+api(?=\/)/i, '')));
}

/** The client who calls. Taken from the token, never from what is sent. */
export function clientOf(request: FastifyRequest): Client {
  return sessionOf(request).client;
}

/** The session of the call. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw sessionOver();
  return request.session;
}

/** The refusal of who has no session any more: also of one whose account was erased while its call was under way. */
export const sessionOver = () => new Refusal(401, 'Sessão expirada. Faça o login novamente.');
