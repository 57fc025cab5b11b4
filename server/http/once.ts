import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Action, findAnswer, type KeptAnswer, keepAnswer, runOnce } from '../storage/once';
import type { Services } from '../storage/services';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this call does, where it is done once only. */
    action: Action | null;
    /** The name of the key that a call of another system is signed with. */
    caller?: string;
  }
  interface FastifyContextConfig {
    /** Adds or acts: with a key of the caller (`Idempotency-Key`) it is done once, however often it is asked. */
    once?: boolean | ((request: FastifyRequest) => Promise<boolean>);
  }
}

const WRONG_KEY = { code: 'CHAVE_INVALIDA' } as const;
const KEY = /^[\w-]{16,100}$/;

/**
 * Answers a call that is asked again with what it answered before: by the caller's key, for 24 hours, on all instances.
 * Refused calls have done nothing, and are tried again.
 */
export function answerOnce(app: FastifyInstance, { database, clock }: Pick<Services, 'database' | 'clock'>): void {
  app.decorateRequest('action', null);
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return done();
    isOnce(request).then((once) => (once ? act(request, reply, done) : done()), done);
  });
  const act = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !KEY.test(key)) {
      return done(new Refusal(400, 'A chave de repetição não é válida: Idempotency-Key', WRONG_KEY));
    }
    const action: Action = {
      scope: request.session?.client.id ?? (request.caller === undefined ? '' : `key ${request.caller}`),
      key,
      fingerprint: fingerprintOf(request),
      now: clock(),
      etag: () => etagOf(reply),
    };
    const found = request.session ? Promise.resolve(request.session.done) : findAnswer(database, action);
    found.then((answer) => {
      if (answer) return answerAgain(action, answer, reply, done);
      request.action = action;
      runOnce(action, done);
    }, done);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const { action } = request;
    if (!action || reply.statusCode !== 200 || typeof payload !== 'string') return;
    const etag = etagOf(reply);
    if (action.kept?.body === payload && action.kept.etag === etag) return;
    await keepAnswer(database, action, { status: 200, body: payload, etag });
  });
}

/** The version that an answer tells. */
function etagOf(reply: FastifyReply): string | null {
  const etag = reply.getHeader('etag');
  return etag === undefined ? null : String(etag);
}

async function isOnce(request: FastifyRequest): Promise<boolean> {
  const { once = false } = request.routeOptions.config;
  return typeof once === 'boolean' ? once : once(request);
}

function answerAgain(
  { fingerprint }: Action,
  found: KeptAnswer,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (found.fingerprint !== fingerprint) {
    done(new Refusal(400, 'A chave de repetição já foi usada com outro conteúdo: Idempotency-Key', WRONG_KEY));
    return;
  }
  if (found.etag !== null) reply.header('etag', found.etag);
  reply.code(found.status).type('application/json; charset=utf-8').send(found.body);
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
