import { expect, it } from 'vitest';
import { mixedRuns, noteRun, type Run, readRuns, startRun } from '../../scripts/lib/runs.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const run = (id: string, content: string): Run => ({
  id: `${id}-0000`,
  commit: 'abc',
  content,
  time: '2026-11-21T12:00:00.000Z',
});

it('notes the run of each report beside the others, and takes it off while its runner works', () => {
  const folder = temporaryFolder();
  expect(readRuns(folder)).toEqual({});
  noteRun(folder, 'unit', run('a', 'x'));
  noteRun(folder, 'e2e', run('b', 'y'));
  expect(readRuns(folder)).toEqual({ unit: run('a', 'x'), e2e: run('b', 'y') });
  noteRun(folder, 'unit');
  expect(readRuns(folder)).toEqual({ e2e: run('b', 'y') });
});

it('takes the reports of one run together, and those of two that tested the same', () => {
  expect(mixedRuns(['unit', 'e2e'], { unit: run('a', 'x'), e2e: run('a', 'x') })).toBeUndefined();
  expect(mixedRuns(['unit', 'e2e'], { unit: run('a', 'x'), e2e: run('b', 'x') })).toBeUndefined();
  expect(mixedRuns(['unit'], { unit: run('a', 'x'), e2e: run('b', 'y') })).toBeUndefined();
});

it('names the runs of reports that did not test the same, and a report of no known run', () => {
  const text = mixedRuns(['unit', 'e2e'], { unit: run('a', 'x'), e2e: run('b', 'y') });
  expect(text).toContain('unit       run a-0000 of 2026-11-21T12:00:00.000Z, commit abc');
  expect(text).toContain('e2e        run b-0000 of 2026-11-21T12:00:00.000Z, commit abc');
  expect(mixedRuns(['unit'], {})).toContain('unit       of an unknown run');
  expect(mixedRuns(['unit', 'e2e'], { unit: run('a', 'x') })).toContain('e2e        of an unknown run');
});

it('gives every run an id of its own, and the same content as long as nothing changed', async () => {
  const [one, two] = [await startRun(), await startRun()];
  expect(one.id).not.toBe(two.id);
  expect(one.content).toMatch(/^\w{16,}$/);
  expect(one.commit).toMatch(/^([0-9a-f]{12}|none)$/);
  expect(Date.parse(one.time)).toBeLessThanOrEqual(Date.parse(two.time));
});
