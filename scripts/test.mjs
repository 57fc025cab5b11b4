/**
 * `npm test`: checks and tests everything, to the end even when a part fails.
 * The end names what failed and sums up all runners: `N passed, N failed`. A failed check counts as one failure.
 *
 * usage: npm test -- [unit | postgres | browser | storybook | e2e] ...   only these runners, with what they need
 */
import './lib/nodeVersion.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { provideChromium } from './lib/provideChromium.mjs';
import { startRun } from './lib/runs.mjs';
import { RUNNERS, runCheck, runTests } from './lib/steps.mjs';

/** @typedef {keyof typeof RUNNERS} Runner */
const all = /** @type {Runner[]} */ (Object.keys(RUNNERS));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(/** @type {Runner} */ (name)));
if (unknown.length > 0) {
  console.error(`There is no runner "${unknown[0]}". The runners are ${all.join(', ')}.`);
  process.exit(1);
}

let runners = asked.length > 0 ? all.filter((name) => asked.includes(name)) : all;
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

if (!(await ensureInstalled())) finish(1);
if (needs.has('chromium') && !(await provideChromium())) {
  add({ passed: 0, failed: 1, names: ['chromium'] });
  runners = runners.filter((name) => !RUNNERS[name].needs.includes('chromium'));
}
if (asked.length === 0)
  for (const name of /** @type {const} */ (['lint', 'types', 'schemas'])) add(await runCheck(name));
for (const name of /** @type {const} */ (['build', 'stories'])) if (needs.has(name)) add(await runCheck(name));
const run = await startRun();
for (const name of runners) add(await runTests(name, run));
finish(sum.failed);

/** @param {number} failed */
function finish(failed) {
  list('Passed at the second try:', secondTries);
  list('Failed:', failures);
  console.log(`\n${sum.passed} passed, ${failed} failed`);
  process.exit(failed > 0 || sum.passed === 0 ? 1 : 0);
}

/** @param {string} title @param {string[]} names nothing is printed where there are none */
function list(title, names) {
  if (names.length > 0) console.log(['', title, ...names.map((name) => `  ${name}`)].join('\n'));
}
