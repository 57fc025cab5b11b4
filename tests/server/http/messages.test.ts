import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../../server/http/open';
import { TEST_CONFIG } from '../testServer';

let app: Awaited<ReturnType<typeof openApp>>;
let port: number;
let reached = 0;
beforeAll(async () => {
  app = await openApp(TEST_CONFIG, false);
  app.post('/hidden', async () => {
    reached += 1;
    return 'hidden';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as { port: number });
});
afterAll(() => app.close());

/** What a connection is answered that sends such lines, and behind them a call of its own. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const hidden = ['POST /hidden HTTP/1.1', 'host: x', 'content-length: 0', 'connection: close', '', ''];
  socket.write([...lines, 'host: x', '', '0', '', ...hidden].join('\r\n'));
  return text(socket);
}

const POST = 'POST /nada HTTP/1.1';

it.each([
  [[POST, 'content-length: 5', 'transfer-encoding: chunked']],
  [[POST, 'transfer-encoding: chunked', 'content-length: 5']],
  [[POST, 'content-length: 5', 'content-length: 6']],
  [[POST, 'transfer-encoding: chunked, identity']],
  [[POST, 'content-length : 5']],
  [[POST, 'content-length: +5']],
])(
  'a message of which it cannot be told where it ends is refused, with whatever stands behind it: %j',
  async (lines) => {
    const answers = (await answerTo(...lines)).match(/HTTP\/1\.1 .*/g)?.map((line) => line.trim());
    expect([answers, reached]).toEqual([['HTTP/1.1 400 Bad Request'], 0]);
  },
);

it('a call that stands behind one whose end is clear is answered', async () => {
  const answers = (await answerTo(POST, 'content-length: 5')).match(/HTTP\/1\.1 \d+/g);
  expect([answers, reached]).toEqual([['HTTP/1.1 404', 'HTTP/1.1 200'], 1]);
});
