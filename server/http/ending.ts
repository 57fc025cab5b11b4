import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the application is about to end. */
    ending: { hasBegun: boolean };
  }
}

/** Milliseconds in which calls still come in, while nobody should send any; and those that a call may last after that. */
const [DRAIN_MS, GRACE_MS] = [500, 10_000];

/** From the beginning of the end on, each answer closes its connection: the next call goes to another instance. */
export function closeAsItEnds(app: FastifyInstance): void {
  const ending = { hasBegun: false };
  app.decorate('ending', ending);
  app.addHook('onSend', async (_request, reply) => {
    if (ending.hasBegun) reply.header('connection', 'close');
  });
}

/** Ends an application: calls that reached it are answered, unless one takes longer than the grace time. */
export async function endGently(app: FastifyInstance, { drain = DRAIN_MS, grace = GRACE_MS } = {}): Promise<void> {
  app.ending.hasBegun = true;
  if (!app.server.listening) return app.close();
  const timer = setTimeout(() => app.server.closeAllConnections(), grace);
  await sleep(drain);
  await app.close();
  clearTimeout(timer);
}
