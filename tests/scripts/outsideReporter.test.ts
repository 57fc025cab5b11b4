import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import OutsideReporter, { OUTSIDE } from '../../scripts/lib/outsideReporter.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

afterEach(() => vi.unstubAllEnvs());

it('writes the errors that belong to no test, with where they came from; none where there is none', () => {
  const path = join(temporaryFolder({}), 'outside.json');
  vi.stubEnv(OUTSIDE, path);
  const reporter = new OutsideReporter();
  reporter.onTestRunEnd([], []);
  expect(existsSync(path)).toBe(false);
  const stack = ['TypeError: late', ...Array.from({ length: 9 }, (_, index) => `    at f${index} (a.ts:1:1)`)].join(
    '\n',
  );
  reporter.onTestRunEnd([], [{ name: 'TypeError', message: 'late', stack }, {}]);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([
    'TypeError: late\n    at f0 (a.ts:1:1)\n    at f1 (a.ts:1:1)\n    at f2 (a.ts:1:1)\n    at f3 (a.ts:1:1)',
    'Error: ',
  ]);
});
