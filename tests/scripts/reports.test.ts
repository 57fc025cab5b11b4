import { expect, it } from 'vitest';
import { countOf, testsOf } from '../../scripts/lib/reports.mjs';

it('reads the tests of a Vitest report; a skipped test neither passes nor fails', () => {
  const report = {
    testResults: [
      {
        name: '/p/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: ' group passes', status: 'passed' },
          { fullName: 'fails', status: 'failed', failureMessages: ['\u001b[31m1, not 2\u001b[39m', 'again'] },
          { fullName: 'waits', status: 'todo' },
          { fullName: 'wavers', status: 'passed', failureMessages: ['too late'] },
        ],
      },
    ],
  };
  const tests = testsOf(report);
  expect(tests.map(({ title, status, again, reason }) => [title, status, again, reason])).toEqual([
    ['group passes', 'passed', undefined, undefined],
    ['fails', 'failed', undefined, '1, not 2'],
    ['waits', 'skipped', undefined, undefined],
    ['wavers', 'passed', true, 'too late'],
  ]);
  expect(countOf(tests)).toEqual({ passed: 2, failed: 1 });
});

it('counts a Vitest file that could not be loaded as one failed test', () => {
  const report = {
    testResults: [{ name: '/p/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  };
  expect(countOf(testsOf(report))).toEqual({ passed: 0, failed: 1 });
});

it('reads the tests of a Playwright report with the titles of their groups; a second try may pass, and is told', () => {
  const spec = (title: string, status: string, results: object[] = [{}]) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, results }],
  });
  const report = {
    errors: [],
    suites: [
      {
        title: 'x.spec.ts',
        specs: [spec('[PF-END-07] unlocks', 'expected')],
        suites: [
          {
            title: 'phone',
            specs: [spec('folds', 'flaky', [{ error: { message: 'no dialog' } }, {}]), spec('waits', 'skipped')],
          },
        ],
      },
    ],
  };
  expect(testsOf(report).map(({ title, status, again, reason }) => [title, status, again, reason])).toEqual([
    ['[PF-END-07] unlocks', 'passed', undefined, undefined],
    ['phone folds', 'passed', true, 'no dialog'],
    ['phone waits', 'skipped', undefined, undefined],
  ]);
});

it('counts an error outside the tests of Playwright as one failed test', () => {
  expect(countOf(testsOf({ errors: [{ message: 'no such file' }], suites: [] }))).toEqual({ passed: 0, failed: 1 });
});
