import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { countOf, testsOf } from './reports.mjs';
import { ROOT } from './root.mjs';
import { node } from './run.mjs';
import { noteRun } from './runs.mjs';

/** @typedef {{ passed: number, failed: number, names?: string[], again?: string[] }} Count with the names of what failed and of what passed at its second try */

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Checks without tests of their own, by name: each gives back how it ended. */
export const CHECKS = {
  lint: () => node(['node_modules/@biomejs/biome/bin/biome', 'check', '--colors=off', '.']),
  types: () => node(['node_modules/typescript/bin/tsc', '--noEmit']),
  schemas: () => node(['--import', 'tsx', 'scripts/schemasCheck.ts']),
  unused: () => node(['scripts/unused.mjs']),
  build: () => ensureBuilt({ show: false }),
  stories: () => node(['--import', 'tsx', 'scripts/generateStories.ts']),
  size: () => node(['scripts/size.mjs']),
};

/** The runners of tests, and what must be done before each. */
export const RUNNERS = {
  unit: { needs: ['build'], args: vitest('unit', 'alone') },
  postgres: { needs: ['build'], args: vitest('postgres') },
  browser: { needs: ['chromium'], args: vitest('browser') },
  storybook: { needs: ['chromium', 'stories'], args: vitest('storybook') },
  e2e: { needs: ['chromium', 'build'], args: [PLAYWRIGHT, 'test'] },
};

/**
 * Runs one check and prints its name, its time and, when it failed, its output.
 * @param {keyof typeof CHECKS} name
 * @returns {Promise<Count>} a failed check counts as one failure
 */
export async function runCheck(name) {
  const start = Date.now();
  const { code, output } = await CHECKS[name]();
  if (code !== 0) process.stdout.write(output);
  printLine(name, code === 0 ? 'ok' : 'FAILED', start);
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, names: [name] };
}

/**
 * Runs one runner, showing its output, and counts its tests from the report that it wrote.
 * No report, no test at all, or an error outside the tests counts as one failure. The report is noted as one of `own`.
 * @param {keyof typeof RUNNERS} name
 * @param {import('./runs.mjs').Run} own
 * @returns {Promise<Count>}
 */
export async function runTests(name, own) {
  const start = Date.now();
  const folder = join(ROOT, 'reports');
  const report = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  noteRun(folder, name);
  console.log(`\n${name}`);
  const { code } = await node(RUNNERS[name].args, { show: true, env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } });
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const count = countOf(tests);
  const named = (/** @type {import('./reports.mjs').TestResult[]} */ some) =>
    some.map(({ file, title }) => `${name}: ${relative(ROOT, resolve(ROOT, file))} › ${title}`);
  const names = named(tests.filter(({ status }) => status === 'failed'));
  const again = named(tests.filter((test) => test.again));
  if (existsSync(report)) noteRun(folder, name, own);
  if (count.passed + count.failed === 0) console.error(`${name}: no test ran.`);
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) {
    count.failed = 1;
    names.push(`${name}: ended with code ${code} outside its tests`);
  }
  printLine(name, `${count.passed} passed, ${count.failed} failed`, start);
  return { ...count, names, again };
}

/** @param {string[]} projects the runner has the name of the first */
function vitest(...projects) {
  const report = `--outputFile.json=reports/${projects[0]}.json`;
  const chosen = projects.flatMap((name) => ['--project', name]);
  return [VITEST, 'run', ...chosen, '--reporter=dot', '--reporter=json', report];
}

/** @param {string} name @param {string} result @param {number} start */
function printLine(name, result, start) {
  console.log(`${name.padEnd(10)} ${result} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
