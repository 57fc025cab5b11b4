import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { followConnections } from './connections';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the application is about to end, and what cuts its connections. */
    ending: { hasBegun: boolean; cut: () => void };
  }
}

/** Milliseconds in which calls still come in, while nobody should send any; and those that a call may last after that. */
const [DRAIN_MS, GRACE_MS] = [500, 10_000];

/** From the beginning of the end on, each answer closes its connection: the next call goes to another instance. */
export function closeAsItEnds(app: FastifyInstance): void {
  const ending = { hasBegun: false, cut: followConnections(app.server) };
  app.decorate('ending', ending);
  app.addHook('onSend', async (_request, reply) => {
    if (ending.hasBegun) reply.header('connection', 'close');
  });
}

/** Ends an application: calls that reached it are answered, unless one takes longer than the grace time. */
export async function endGently(app: FastifyInstance, { drain = DRAIN_MS, grace = GRACE_MS } = {}): Promise<void> {
  app.ending.hasBegun = true;
  if (!app.server.listening) return app.close();
  const timer = setTimeout(app.ending.cut, grace);
  await sleep(drain);
  await app.close();
  clearTimeout(timer);
}

/**
 * Waits for what works beside the calls and was asked to end; what hangs, as on a system that does not answer, is waited
 * for as long as a call, and what it leaves over is due as before.
 */
export async function endBeside(works: readonly (Promise<void> | undefined)[], grace = GRACE_MS): Promise<void> {
  const late = new AbortController();
  await Promise.race([Promise.allSettled(works), sleep(grace, undefined, { signal: late.signal }).catch(() => {})]);
  late.abort();
}
