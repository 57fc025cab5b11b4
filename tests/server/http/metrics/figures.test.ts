import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { gauge, toText } from '../../../../server/http/metrics/figure';
import { readSeldom } from '../../../../server/http/metrics/seldom';
import { serveMetrics } from '../../../../server/http/metrics/serve';
import { readFigures } from './read';

describe('figures as text', () => {
  it('have help, type and values, with labels escaped', () => {
    const labels = { route: '/a"b\\c\nd', method: 'GET' };
    const text = toText([
      { name: 'calls_total', help: 'Two\nlines \\ one.', kind: 'counter', samples: [{ value: 3, labels }] },
      gauge('mails', 'Those that wait.', 0),
      gauge('pool', 'Nobody knows.', undefined),
    ]);
    expect(text).toBe(
      [
        '# HELP calls_total Two\\nlines \\\\ one.',
        '# TYPE calls_total counter',
        'calls_total{route="/a\\"b\\\\c\\nd",method="GET"} 3',
        '# HELP mails Those that wait.',
        '# TYPE mails gauge',
        'mails 0',
        '# HELP pool Nobody knows.',
        '# TYPE pool gauge',
        '',
      ].join('\n'),
    );
    expect(readFigures(text).lines).toHaveLength(2);
  });
});

describe('the port for figures', () => {
  it('answers GET /metrics and nothing else, and closes whoever is on it', async () => {
    const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => 'mails 1\n');
    const address = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${address}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, 'mails 1\n']);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics?x=1', 'GET'],
      ['/metrics', 'POST'],
      ['/api/login', 'POST'],
    ] as const) {
      expect((await fetch(`${address}${path}`, { method })).status).toBe(404);
    }
    const waiting = connect(port, '127.0.0.1');
    await once(waiting, 'connect');
    const ended = once(waiting, 'close');
    await close();
    await ended;
    await expect(fetch(`${address}/metrics`)).rejects.toThrow();
  });

  it('answers 500 without a word of the error where they cannot be read', async () => {
    const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0 }, () =>
      Promise.reject(new Error('Ana Souza')),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([500, 'the figures could not be read\n']);
    await close();
  });
});

describe('what is read seldom', () => {
  let at = 0;
  const held = { rest: 30_000, share: 50, patience: 1_000, now: () => at, fail: () => {} };

  it('is read once by many who ask, and again when it has rested', async () => {
    const read = vi.fn(async () => at);
    const ask = readSeldom(read, held);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([0, 0, 0]);
    at = 29_999;
    expect([await ask(), read.mock.calls.length]).toEqual([0, 1]);
    at = 30_000;
    expect([await ask(), read.mock.calls.length]).toEqual([30_000, 2]);
  });

  it('rests longer the longer it takes', async () => {
    at = 0;
    const read = vi.fn(async () => {
      at += 2_000;
      return at;
    });
    const ask = readSeldom(read, held);
    expect(await ask()).toBe(2_000);
    at = 101_999;
    expect(await ask()).toBe(2_000);
    at = 102_000;
    expect(await ask()).toBe(104_000);
  });

  it('is not known after a failure, which is told, and tried again later', async () => {
    at = 0;
    const fail = vi.fn();
    const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
    const ask = readSeldom(read, { ...held, fail });
    expect([await ask(), await ask(), read.mock.calls.length, fail.mock.calls.length]).toEqual([
      undefined,
      undefined,
      1,
      1,
    ]);
    at = 30_000;
    expect(await ask()).toBe(7);
  });

  it('keeps nobody waiting: who asks meanwhile has what was read last', async () => {
    at = 0;
    let answer = (_value: number) => {};
    const read = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    const ask = readSeldom(read, { ...held, patience: 1 });
    expect(await ask()).toBeUndefined();
    answer(1);
    await vi.waitFor(async () => expect(await ask()).toBe(1));
    at = 30_000;
    expect([await ask(), await ask(), read.mock.calls.length]).toEqual([1, 1, 2]);
  });
});
