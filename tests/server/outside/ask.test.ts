import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { askOutside } from '../../../server/outside/ask';

const MOST = 65_536;
let service: Server | undefined;

afterEach(() => {
  service?.closeAllConnections();
  service?.close();
});

async function ask(listener: RequestListener, timeout = 10_000) {
  service = createServer(listener).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  return askOutside({ fetch, url: `http://127.0.0.1:${port}/`, timeout, most: MOST });
}

it('reads an answer that is as long as it may be', async () => {
  const text = `${'ã'.repeat(MOST / 2 - 1)}..`;
  expect(await ask((_, answer) => answer.end(text))).toBe(text);
});

it('gives up an answer that goes on for ever, and hangs up', async () => {
  const piece = Buffer.alloc(16_384, ' ');
  let hungUp: () => void;
  const isOver = new Promise<void>((resolve) => {
    hungUp = resolve;
  });
  const asked = ask((_, answer) => {
    answer.on('close', () => hungUp());
    const go = () => {
      while (!answer.destroyed && answer.write(piece));
    };
    answer.on('drain', go);
    go();
  });
  await expect(asked).rejects.toMatchObject({
    code: 'ANSWER_TOO_LONG',
    message: 'the service answered more than 65536 bytes',
  });
  await isOver;
});

it('counts what is packed as it is unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(20_000_000, ' '));
  expect(packed.length).toBeLessThan(MOST);
  const asked = ask((_, answer) => answer.setHeader('content-encoding', 'gzip').end(packed));
  await expect(asked).rejects.toMatchObject({ code: 'ANSWER_TOO_LONG' });
});

it('gives up an answer that begins and does not end', async () => {
  await expect(ask((_, answer) => void answer.write('{'), 300)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('reads nothing of an answer that says no', async () => {
  expect(await ask((_, answer) => answer.writeHead(404).end('{}'))).toBeUndefined();
  await expect(ask((_, answer) => answer.writeHead(500).end('down'))).rejects.toMatchObject({ code: 'ANSWERED_500' });
});
