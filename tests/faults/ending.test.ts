import { request as call, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endBeside, endGently } from '../../server/http/ending';
import { openApp } from '../../server/http/open';
import { TEST_CONFIG } from '../server/testServer';

let app: FastifyInstance;
let port: number;
let release: () => void;
beforeEach(async () => {
  app = await openApp(TEST_CONFIG, false);
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => {
    await released;
    return 'slow';
  });
  app.get('/quick', async () => 'quick');
  app.post('/body', async () => 'body');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterEach(() => app.close());

const get = (path: string) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    call({ port, path, host: '127.0.0.1' }, (answer: IncomingMessage) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      });
    })
      .on('error', reject)
      .end();
  });

describe('an application that ends', () => {
  it('answers what is under way and what still comes in, and closes those connections', async () => {
    const slow = get('/slow');
    await sleep(50);
    const ended = endGently(app, { drain: 300, grace: 5_000 });
    expect(await Promise.all(Array.from({ length: 12 }, () => get('/quick')))).toEqual(
      Array.from({ length: 12 }, () => ({ status: 200, connection: 'close' })),
    );
    let hasEnded = false;
    void ended.then(() => {
      hasEnded = true;
    });
    await sleep(400);
    expect(hasEnded).toBe(false);
    release();
    expect(await slow).toEqual({ status: 200, connection: 'close' });
    await ended;
    await expect(get('/quick')).rejects.toThrow('ECONNREFUSED');
  });

  it('does not wait longer than the grace time for one who does not go on', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"');
    await sleep(50);
    await endGently(app, { drain: 10, grace: 200 });
    expect(app.server.listening).toBe(false);
  });
});

describe('what works beside an application that ends', () => {
  it('is waited for, also where one of it fails', async () => {
    let hasEnded = false;
    const slow = sleep(50).then(() => {
      hasEnded = true;
    });
    await endBeside([Promise.reject(new Error('away')), slow, undefined]);
    expect(hasEnded).toBe(true);
  });

  it('is not waited for longer than the grace time where it hangs', async () => {
    await endBeside([new Promise<void>(() => {})], 20);
  });
});
