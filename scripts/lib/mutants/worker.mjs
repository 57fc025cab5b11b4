/**
 * A process that runs tests of the copy of the project in which it was started, again and again: it stays warm, and
 * it can be ended from outside when a mutant made an endless loop.
 * It takes `{ tests, touched }` (test files to run, files that changed) and answers `{ failed, ran, names }` (how many tests ran; the files that failed).
 */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

const root = process.cwd();
const vitest = await createVitest('test', {
  config: false,
  root,
  watch: false,
  include: ['tests/**/*.test.ts'],
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  testTimeout: 30_000,
  hookTimeout: 60_000,
});
await vitest.standalone();

process.on('message', async (/** @type {{ tests: string[], touched: string[] }} */ { tests, touched }) => {
  for (const file of touched) vitest.invalidateFile(join(root, file));
  // What failed before must not count against `bail` now.
  vitest.state.filesMap.clear();
  const specifications = tests.map((file) => vitest.getRootProject().createSpecification(join(root, file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  const cases = testModules.flatMap((module) => [...module.children.allTests()]);
  const states = cases.map((test) => test.result().state);
  const broken = testModules.filter((module) => module.errors().length > 0);
  const ran = states.filter((state) => state === 'passed' || state === 'failed').length + broken.length;
  const failed = states.includes('failed') || broken.length > 0 || unhandledErrors.length > 0;
  const names = testModules.filter((module) => !module.ok()).map((module) => module.relativeModuleId);
  process.send?.({ failed, ran, names });
});
// Without the process that asks, nobody would end this one.
process.on('disconnect', () => process.exit());
process.send?.('ready');
