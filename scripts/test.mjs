/**
 * `npm test`: checks and tests everything, to the end even when a part fails.
 * The end names what failed and sums up all runners: `N passed, N failed`. A failed check counts as one failure.
 *
 * Of what takes long each run takes a third: lib/turns.mjs says what.
 */
import './lib/nodeVersion.mjs';
import { askedOrTell } from './lib/asked.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { provideTestChromium } from './lib/provideChromium.mjs';
import { startRun } from './lib/runs.mjs';
import { RUNNERS, runCheck, runTests } from './lib/steps.mjs';
import { keepTemporaryFilesTogether } from './lib/temporary.mjs';

const { checks, files, isTurn, told = [], runners } = await askedOrTell();
const needs = new Set(runners.flatMap((name) => RUNNERS[name].needs));
const sum = { passed: 0, failed: 0 };
/** @type {string[]} what failed, by name */
const failures = [];
/** @type {string[]} what passed, but not at its first try */
const secondTries = [];
const add = (/** @type {import('./lib/steps.mjs').Count} */ { passed, failed, names = [], again = [] }) => {
  sum.passed += passed;
  sum.failed += failed;
  failures.push(...names);
  secondTries.push(...again);
};

for (const line of told) console.log(line);
keepTemporaryFilesTogether();
if (!(await ensureInstalled())) finish(1);
const hasChromium = !needs.has('chromium') || (await provideTestChromium());
if (!hasChromium) add({ passed: 0, failed: 1, names: ['chromium'] });
const held = /** @type {const} */ (['lint', 'tokens', 'types', 'schemas', 'cases']);
// Side by side: the longest of them, types, uses one processor.
if (checks) for (const count of await Promise.all(held.map(runCheck))) add(count);
for (const name of /** @type {const} */ (['build', 'stories'])) if (needs.has(name)) add(await runCheck(name));
const run = await startRun();
for (const name of runners.filter((name) => hasChromium || !RUNNERS[name].needs.includes('chromium'))) {
  add(await runTests(name, run, { files: files?.[name], isTurn }));
}
finish(sum.failed);

/** @param {number} failed */
function finish(failed) {
  list('Passed at the second try:', secondTries);
  list('Failed:', failures);
  console.log(`\n${sum.passed} passed, ${failed} failed`);
  const isEmpty = sum.passed === 0 && runners.length > 0;
  process.exit(failed > 0 || isEmpty ? 1 : 0);
}

/** @param {string} title @param {string[]} names nothing is printed where there are none */
function list(title, names) {
  if (names.length > 0) console.log(['', title, ...names.map((name) => `  ${name}`)].join('\n'));
}
