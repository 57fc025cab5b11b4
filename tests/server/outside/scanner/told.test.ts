import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createToldScanner } from '../../../../server/outside/scanner/told';
import { type Manner, startStandIn } from './standIn';

const content = () => Readable.from([randomBytes(1_000)]);

it('tells once that a scanner cannot be asked, and once that it can be again', async () => {
  const manner: { is: Manner } = { is: 'right' };
  const standIn = await startStandIn(manner);
  const told: string[] = [];
  const scan = createToldScanner(standIn.address, (_, words) => told.push(words));
  for (const is of ['right', 'hangsUp', 'hangsUp', 'right', 'right', 'hangsUp'] as const) {
    manner.is = is;
    await scan?.(content());
  }
  await standIn.close();
  await scan?.(content());
  expect(told).toEqual([
    'the scanner cannot be asked: files wait in quarantine',
    'the scanner can be asked again',
    'the scanner cannot be asked: files wait in quarantine',
  ]);
});

it('tells why a scanner whose address is misspelt cannot be asked', async () => {
  const told: unknown[] = [];
  const scan = createToldScanner('unix:///nowhere/clamd.ctl', ({ err }) => told.push((err as Error).message));
  expect(await scan?.(content())).toBe('unknown');
  expect(told).toEqual(['connect ENOENT /nowhere/clamd.ctl']);
});

it('tells an answer that is no verdict once, and does not take the scanner for away', async () => {
  const standIn = await startStandIn({ is: 'tooLong' });
  const told: object[] = [];
  const scan = createToldScanner(standIn.address, (facts, words) => told.push({ ...facts, words }));
  for (const _ of [1, 2]) expect(await scan?.(Readable.from([]))).toBe('unknown');
  await standIn.close();
  expect(told).toEqual([
    {
      answer: 'INSTREAM size limit exceeded. ERROR',
      words: 'the scanner has no verdict on a file, which waits in quarantine',
    },
  ]);
});

it('is none where there is no address', () => {
  expect(createToldScanner(undefined, () => {})).toBeUndefined();
});
