import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { OUTSIDE } from './outsideReporter.mjs';
import { countOf, testsOf } from './reports.mjs';
import { ROOT } from './root.mjs';
import { node } from './run.mjs';
import { noteRun } from './runs.mjs';

/** @typedef {{ passed: number, failed: number, names?: string[], again?: string[] }} Count with the names of what failed and of what passed at its second try */

const REASON_LINES = 12;
const REASON_WIDTH = 400;
const VITEST = 'node_modules/vitest/vitest.mjs';
const OUTSIDE_REPORTER = './scripts/lib/outsideReporter.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Checks without tests of their own, by name: each gives back how it ended. */
export const CHECKS = {
  lint: () => node(['node_modules/@biomejs/biome/bin/biome', 'check', '--colors=off', '.']),
  tokens: () => node(['--import', 'tsx', 'scripts/tokensCheck.ts']),
  types: () => node(['node_modules/typescript/bin/tsc', '--noEmit']),
  schemas: () => node(['--import', 'tsx', 'scripts/schemasCheck.ts']),
  cases: () =>
    node([
      ...['--import', 'tsx', 'scripts/schemasCases.ts'],
      ...['--floor-conditions', '100', '--floor-mutants', '90'],
    ]),
  unused: () => node(['scripts/unused.mjs']),
  build: () => ensureBuilt({ show: false }),
  stories: () => node(['--import', 'tsx', 'scripts/generateStories.ts']),
  size: () => node(['--import', 'tsx', 'scripts/size.mjs']),
  libraries: () => node(['scripts/sbom.mjs']),
};

/** The runners of tests, what must be done before each, and the arguments with which it runs some files, or all. */
export const RUNNERS = {
  unit: { needs: ['build'], args: vitest('unit', 'alone') },
  postgres: { needs: ['build'], args: vitest('postgres') },
  browser: { needs: ['chromium'], args: vitest('browser') },
  storybook: { needs: ['chromium', 'stories'], args: vitest('storybook') },
  e2e: { needs: ['chromium', 'build'], args: (/** @type {string[]} */ files) => [PLAYWRIGHT, 'test', ...files] },
  commands: { needs: ['chromium', 'build', 'stories'], args: vitest('commands') },
};

/** @typedef {keyof typeof RUNNERS} Runner */

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
 * Of files that were asked for it is written apart, so that it never stands for a run of everything.
 * @param {Runner} name
 * @param {import('./runs.mjs').Run} own
 * @param {{ files?: string[] | undefined, isTurn?: boolean | undefined }} [which] all of them, or those whose turn it is, or that were asked for
 * @returns {Promise<Count>}
 */
export async function runTests(name, own, { files = [], isTurn = false } = {}) {
  const start = Date.now();
  const folder = join(ROOT, files.length > 0 && !isTurn ? 'reports/some' : 'reports');
  const report = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  const outside = join(folder, `${name}.outside.json`);
  for (const path of [report, outside]) rmSync(path, { force: true });
  noteRun(folder, name);
  console.log(`\n${name}`);
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report, [OUTSIDE]: outside };
  const { code } = await node(RUNNERS[name].args(files, report), { show: true, env });
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const count = countOf(tests);
  const named = (/** @type {import('./reports.mjs').TestResult[]} */ some) =>
    some.map(({ file, title, reason }) =>
      [`${name}: ${relative(ROOT, resolve(ROOT, file))} › ${title}`, ...told(reason)].join('\n'),
    );
  const names = named(tests.filter(({ status }) => status === 'failed'));
  const again = named(tests.filter((test) => test.again));
  if (existsSync(report)) noteRun(folder, name, own);
  if (count.passed + count.failed === 0) console.error(`${name}: no test ran.`);
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) {
    count.failed = 1;
    names.push(`${name}: ended with code ${code} outside its tests`);
    if (existsSync(outside)) names.push(...JSON.parse(readFileSync(outside, 'utf8')));
  }
  printLine(name, `${count.passed} passed, ${count.failed} failed`, start);
  return { ...count, names, again };
}

/** The beginning of what a test said as it failed, a random one with what it was made of. @param {string} [reason] */
const told = (reason = '') =>
  reason
    .split('\n')
    .slice(0, REASON_LINES)
    .filter(Boolean)
    .map((line) => `      ${line.slice(0, REASON_WIDTH)}`);

/** @param {string[]} projects */
function vitest(...projects) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  return (/** @type {string[]} */ files, /** @type {string} */ report) => [
    ...[
      VITEST,
      'run',
      ...files,
      ...chosen,
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${OUTSIDE_REPORTER}`,
      `--outputFile.json=${report}`,
    ],
  ];
}

/** @param {string} name @param {string} result @param {number} start */
function printLine(name, result, start) {
  console.log(`${name.padEnd(10)} ${result} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
