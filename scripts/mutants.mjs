/**
 * `npm run mutants`: changes the rules in schemas/ and the code of engine/core in one place at a time, and tells which
 * of these changes no test notices. Each runs the tests that can reach it, in a copy of the project below .cache.
 * Prints the score and the survivors, writes reports/mutants.json, and ends with 1 when a score is below its floor.
 * A control mutant must die before anything counts, and a mutant for which no test runs ends the run.
 */
import './lib/nodeVersion.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder } from './lib/contentHash.mjs';
import { codeMutants } from './lib/mutants/codeMutants.mjs';
import { createCopy, ENDLESS_MS } from './lib/mutants/copy.mjs';
import { definitionMutants } from './lib/mutants/definitionMutants.mjs';
import { fallen, scoreOf } from './lib/mutants/score.mjs';
import { createTestsOf } from './lib/mutants/tests.mjs';
import { createRandom } from './lib/random.mjs';
import { ROOT } from './lib/root.mjs';
import { readOrTell } from './lib/words.mjs';

/** @typedef {import('./lib/mutants/types').Mutant} Mutant */
/** @typedef {import('./lib/mutants/types').Fate} Fate */

const AREAS = ['engine/core', 'schemas'];
const FLOORS = 'scripts/mutants.floors.json';

const USAGE = 'usage: npm run mutants -- [--sample N] [--seed S] [--only PATH] [--minutes M]';
const { values } = readOrTell(USAGE, (args) =>
  parseArgs({
    args,
    options: {
      sample: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: 'Infinity' },
    },
  }),
);
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const all = AREAS.flatMap((area) => filesUnder(ROOT, area))
  .filter((file) => file.startsWith(values.only))
  .flatMap(mutantsOf);
const sample = shuffled(all, Number(values.seed)).slice(0, Number(values.sample));
console.log(`${sample.length} of ${all.length} mutants, seed ${values.seed}`);

const copy = createCopy(join(ROOT, '.cache/mutants'));
const testsOf = createTestsOf();
/** Tests that passed on the unspoilt copy. @type {Set<string>} */
const sound = new Set();
/** Tests that did not. @type {Set<string>} */
const broken = new Set();
/** @type {(Mutant & { fate: Fate, ran: number })[]} */
const fates = [];
const end = Date.now() + Number(values.minutes) * 60_000;
try {
  for (const area of AREAS) await killControl(area);
  for (const mutant of sample) {
    if (Date.now() > end) break;
    fates.push(await fateOf(mutant));
    if (fates.length % 25 === 0) console.log(`${fates.length} tried`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  copy.end();
}
if (process.exitCode !== 1) report();

/** @param {string} file @returns {Mutant[]} */
function mutantsOf(file) {
  if (/^engine\/.*\.ts$/.test(file) && !file.endsWith('.d.ts')) return codeMutants(file, read(file));
  if (/^schemas\/(?!vocabulary\/).*\.json$/.test(file)) return definitionMutants(file, read(file));
  return [];
}

/** A change that every test of the file must notice: else nothing here means anything. @param {string} area */
async function killControl(area) {
  const mutant = sample.find(({ file }) => file.startsWith(`${area}/`));
  if (!mutant) return;
  const text = area === 'schemas' ? '{}' : `throw new Error('control');\n`;
  const { fate } = await fateOf({ ...mutant, change: 'control', start: 0, end: Number.POSITIVE_INFINITY, text });
  if (fate !== 'killed') throw new Error(`The control mutant of ${mutant.file} is ${fate}: no figure can be trusted.`);
  console.log(`control of ${area}: killed`);
}

/** @param {Mutant} mutant */
async function fateOf(mutant) {
  const code = read(mutant.file);
  let ran = 0;
  for (const some of testsOf(mutant.file)) {
    const tests = await soundOf(some);
    if (tests.length === 0) continue;
    copy.write(mutant.file, code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end));
    const outcome = await copy.run(tests, ENDLESS_MS);
    copy.restore(mutant.file);
    if (outcome === 'endless') return { ...mutant, ran, fate: /** @type {Fate} */ ('endless') };
    ran += outcome.ran;
    if (outcome.failed) return { ...mutant, ran, fate: /** @type {Fate} */ ('killed') };
  }
  if (ran === 0) throw new Error(`No test ran for ${mutant.file}:${mutant.line} (${mutant.change}).`);
  return { ...mutant, ran, fate: /** @type {Fate} */ ('survived') };
}

/** Those of these tests that pass without a mutant; the others are told, and left out. @param {string[]} tests */
async function soundOf(tests) {
  let fresh = tests.filter((test) => !sound.has(test) && !broken.has(test));
  while (fresh.length > 0) {
    const clean = await copy.run(fresh, 6 * ENDLESS_MS);
    if (clean === 'endless') throw new Error(`Tests have no end without a mutant, among: ${fresh.join(' ')}`);
    if (clean.failed && clean.names.length === 0) throw new Error('The tests failed outside their files.');
    for (const name of clean.names) {
      broken.add(name);
      console.warn(`left out, as it fails without a mutant: ${name}`);
    }
    fresh = fresh.filter((test) => !broken.has(test));
    if (clean.failed) continue;
    for (const test of fresh) sound.add(test);
    fresh = [];
  }
  return tests.filter((test) => sound.has(test));
}

function report() {
  const scores = AREAS.map((area) => scoreOf(area, fates)).filter(({ of }) => of > 0);
  const floors = JSON.parse(read(FLOORS));
  for (const { file, line, change } of fates.filter(({ fate }) => fate === 'survived'))
    console.log(`survived  ${file}:${line}  ${change}`);
  for (const { area, killed, of, high } of scores)
    console.log(
      `${area}: ${killed} of ${of} killed, ${((100 * killed) / of).toFixed(1)} %, at most ${high.toFixed(1)} %, floor ${floors[area]} %`,
    );
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(
    join(ROOT, 'reports/mutants.json'),
    `${JSON.stringify({ ...values, scores, leftOut: [...broken], mutants: fates }, undefined, 2)}\n`,
  );
  for (const { area } of fallen(scores, floors)) {
    console.error(`The score of ${area} fell below its floor (${FLOORS}).`);
    process.exitCode = 1;
  }
}

/** @param {Mutant[]} mutants @param {number} seed */
function shuffled(mutants, seed) {
  const random = createRandom(seed);
  return mutants
    .map((mutant) => ({ mutant, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ mutant }) => mutant);
}
