import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  /** Hears of a save that has counted one more change of the client. */
  saved?: () => void;
  /** It was found a moment ago, and not looked for at this call: nothing is answered by it unless it was proven. */
  assumed?: Assumed;
}

/** A session that is to be proven by the statement that writes. */
export interface Assumed {
  /** What the statement holds it against. */
  open: { tokenHash: string; now: Date; idleSince: Date };
  /** A statement has written that would not have without the session. */
  isProven: boolean;
  /** Looks for it. */
  verify: () => Promise<Session | undefined>;
}

/** For what a session is asked. */
export interface SessionAsked {
  /** The customer did something; false for what a page asks by itself. */
  isUse: boolean;
  /** What the caller names the action of the call. */
  key?: string | undefined;
  /** One that was found a moment ago will do: whoever answers the call has it proven, or looks for it (`verifySession`). */
  mayAssume?: boolean;
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
    /** Begins a POST without a key of its caller by an assumed session. */
    assumes?: boolean;
  }
}

/** Methods of calls that save, whose statement proves the session. */
const SAVING: readonly string[] = ['POST', 'PUT', 'PATCH'];

/**
 * Lets only calls with a valid token through, except to routes that say `open`; there a stale token is ignored. A
 * public path that no route has is not a matter of the token either.
 */
export function guardCalls(
  app: FastifyInstance,
  findSession: (token: string, asked: SessionAsked) => Promise<Session | undefined> | Session | undefined,
): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token) {
      const key = request.headers['idempotency-key'];
      const mayAssume =
        request.routeOptions.config.assumes === true && SAVING.includes(request.method) && key === undefined;
      const isUse = !(BY_ITSELF in request.headers);
      const found = await findSession(token, { isUse, key: typeof key === 'string' ? key : undefined, mayAssume });
      request.session = found ?? null;
    }
    admit(request, reply);
  });
}

/** Lets a call go on by the session that it has. @throws Refusal 401 where it has none and must */
function admit(request: FastifyRequest, reply: FastifyReply): void {
  if (request.session) reply.header(SESSION_REST, writeSessionRest(request.session.rest));
  else if (!isOpen(request)) throw sessionOver();
}

/** Looks for the session of a call that was only assumed. @throws Refusal 401 where there is none any more */
export async function verifySession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { assumed } = request.session ?? {};
  if (!assumed) return;
  request.session = null;
  reply.removeHeader(SESSION_REST);
  request.session = (await assumed.verify()) ?? null;
  admit(request, reply);
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
