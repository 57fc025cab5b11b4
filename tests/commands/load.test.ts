import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LoadFigures } from '../../bench/load/figures';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run load', () => {
  it.each([
    ['the embedded database', [], 'embedded database'],
    ['two instances over PostgreSQL', ['--postgres'], 'PostgreSQL, two instances'],
  ])('tells what a draft and a save cost on %s, without an error', async (_, words, storage) => {
    const report = join(temporaryFolder(), 'load.json');
    const size = ['--connections', '6', '--calls', '10', '--seed', '7'];
    const { code, output } = await npmRun('load', [...size, ...words, '--report', report]);
    const lines = output.split('\n');
    expect([code, lines[0], lines.at(-1)]).toEqual([0, `6 connections, ${storage}, seed 7`, '0 errors']);
    const { errors, figures }: { errors: string[]; figures: LoadFigures[] } = JSON.parse(readFileSync(report, 'utf8'));
    expect(errors).toEqual([]);
    expect(figures.map(({ call, calls }) => [call, calls])).toEqual([
      ['draft of a field', 60],
      ['save of a part', 60],
    ]);
    for (const { call, perSecond, p50, p95, p99, sent, received } of figures) {
      expect(lines.some((line) => line.startsWith(call))).toBe(true);
      expect([p50 <= p95, p95 <= p99, perSecond > 0, p50 > 0, received > 100]).toEqual(Array(5).fill(true));
      // One changed field: a packet, whatever is in the registration.
      expect(sent).toBeLessThan(600);
    }
  });

  it('holds the load and the save of a part against bare Fastify on the same storage', async () => {
    const report = join(temporaryFolder(), 'throughput.json');
    const size = ['--connections', '4', '--runs', '2', '--seconds', '1'];
    const { code, output } = await npmRun('load', ['--bare', ...size, '--report', report]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^not decided +load of a part: [\d.]+ \([\d. to]+\) of bare read/m),
    ]);
    const { fired, memory } = JSON.parse(readFileSync(report, 'utf8'));
    expect(Object.keys(fired)).toEqual(['load of a part', 'bare read', 'save of a part', 'bare write']);
    for (const runs of Object.values<{ perSecond: number; failed: number; processor: number }[]>(fired)) {
      expect(runs.map(({ perSecond, failed }) => [perSecond > 0, failed])).toEqual(Array(2).fill([true, 0]));
      expect(runs.every(({ processor }) => processor > 0)).toBe(true);
    }
    expect(memory[0]).toBeGreaterThan(50);
  });

  it('holds what a generated population costs against one of 1,000, by times and by pages', async () => {
    const report = join(temporaryFolder(), 'population.json');
    const size = ['--population', '1500', '--runs', '1', '--calls', '1'];
    const { code, output } = await npmRun('load', [...size, '--report', report]);
    expect([code, output]).toEqual([0, expect.stringMatching(/^not decided +log in +[\d.]+ +[\d.]+ +[\d.]+ \(/m)]);
    expect(output).toContain('0 statements touch more of 1500 registrations than of 1000');
    const { ways, populations } = JSON.parse(readFileSync(report, 'utf8'));
    expect(populations.map(({ count }: { count: number }) => count)).toEqual([1_000, 1_500]);
    expect(ways.map(({ way }: { way: string }) => way)).toEqual([
      ...['log in', 'open a wizard', 'save a part', 'list for review', 'list by the operator'],
      ...['let one expire', 'expire by date', 'remind of expiries', 'hourly round, nothing due'],
    ]);
    for (const { touched } of ways) expect([touched.small > 0, touched.large > 0]).toEqual([true, true]);
  });

  it('tells it of both storages, of one instance and two, for each number of connections, in one run', async () => {
    const report = join(temporaryFolder(), 'sweep.json');
    const { code, output } = await npmRun('load', [
      '--sweep',
      '--connections',
      '2',
      '--seconds',
      '2',
      '--report',
      report,
    ]);
    expect([code, output]).toEqual([0, expect.stringMatching(/^ +connections +load \/s +load of bare/m)]);
    const { swept }: { swept: Swept[] } = JSON.parse(readFileSync(report, 'utf8'));
    expect(swept.map(({ storage, steps }) => [storage, steps.map(({ connections }) => connections)])).toEqual([
      ['embedded database', [1, 2]],
      ['PostgreSQL, one instance', [1, 2]],
      ['PostgreSQL, two instances', [1, 2]],
    ]);
    for (const { fired, memory, processor } of swept.flatMap(({ steps }) => steps)) {
      expect(Object.keys(fired)).toEqual(['load of a part', 'bare read', 'save of a part', 'bare write']);
      expect(Object.values(fired).map(({ perSecond, failed }) => [perSecond > 0, failed])).toEqual(
        Array(4).fill([true, 0]),
      );
      expect([memory > 50, processor['load of a part'] > 0, processor['save of a part'] > 0]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

interface Swept {
  storage: string;
  steps: {
    connections: number;
    fired: Record<string, { perSecond: number; failed: number }>;
    processor: Record<'load of a part' | 'save of a part', number>;
    memory: number;
  }[];
}
