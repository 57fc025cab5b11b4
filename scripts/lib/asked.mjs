import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { changedFiles, reachedTests } from './changed.mjs';
import { ROOT } from './root.mjs';
import { currentCommit } from './runs.mjs';
import { RUNNERS } from './steps.mjs';
import { runnerOf, testFiles } from './testFiles.mjs';
import { takenAt } from './turns.mjs';
import { readOrTell, WrongWord } from './words.mjs';

/** @typedef {import('./steps.mjs').Runner} Runner */

/**
 * What a run of the tests is to do.
 * @typedef {object} Asked
 * @property {boolean} checks whether format, lint, types and definitions are checked too
 * @property {Runner[]} runners in their order
 * @property {Record<string, string[]>} [files] by runner; without it all of them
 * @property {boolean} [isTurn] whether these are those whose turn it is in a run of everything
 * @property {string[]} [told] lines to print first
 */

const USAGE = `usage: npm test -- [${Object.keys(RUNNERS).join(' | ')}] ...   only these, with what they need
       npm test -- all                all tests, those that take turns among them
       npm test -- changed [commit]   the checks, and the tests that a change since main (or the commit) can reach
       npm test -- <file> ...         only these files of tests`;

const ALL = /** @type {Runner[]} */ (Object.keys(RUNNERS));

/**
 * What the words behind `npm test` ask for: runners, or test files, or `changed` and perhaps a commit. At words that ask for
 * nothing the process ends with 1, after one sentence and the usage.
 * @returns {Promise<Asked>}
 */
export async function askedOrTell() {
  const asked = await readOrTell(USAGE, readAsked);
  if (!('problem' in asked)) return asked;
  return readOrTell(USAGE, () => {
    throw new WrongWord(asked.problem);
  });
}

/** @param {string[]} args @returns {Promise<Asked | { problem: string }>} */
async function readAsked(args) {
  if (args.length === 0) return inTurn();
  if (args.length === 1 && args[0] === 'all') return { checks: true, runners: ALL };
  if (args[0] === 'changed') return ofChange(args[1]);
  if (args.some((arg) => existsSync(join(ROOT, arg)) && !isRunner(arg))) return ofFiles(args);
  const unknown = args.find((arg) => !isRunner(arg));
  if (unknown === undefined) return { checks: false, runners: ALL.filter((name) => args.includes(name)) };
  return {
    problem: `There is no runner "${unknown}". The runners are ${ALL.join(', ')}; \`all\` runs all of them whole, \`changed\` runs what a change can reach, the names of test files run these.`,
  };
}

/** @returns {Promise<Asked>} */
async function inTurn() {
  const files = takenAt(await currentCommit());
  const counts = Object.entries(files).map(([name, taken]) => `${name} ${taken.length} of ${testFiles(name).length}`);
  const told = `What takes long takes turns, by files: ${counts.join(', ')}; \`npm test -- all\` takes everything.`;
  return { checks: true, runners: ALL, files, isTurn: true, told: [told] };
}

/** @param {string} name */
const isRunner = (name) => ALL.some((runner) => runner === name);

/** @param {string[]} paths @returns {Asked | { problem: string }} */
function ofFiles(paths) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const path of paths) {
    const file = relative(ROOT, resolve(ROOT, path)).replaceAll('\\', '/');
    const runner = runnerOf(file);
    if (runner === undefined || !existsSync(join(ROOT, file))) return { problem: `"${path}" is no file with tests.` };
    files[runner] = [...(files[runner] ?? []), file];
  }
  return { checks: false, runners: ALL.filter((name) => files[name]), files };
}

/** @param {string} [since] @returns {Promise<Asked | { problem: string }>} */
async function ofChange(since) {
  const change = await changedFiles(since);
  if ('problem' in change) return change;
  const reached = reachedTests(change.files);
  const files = Object.fromEntries(Object.entries(reached).map(([name, own]) => [name, own.files]));
  const lines = ALL.map((name) => {
    const { files = [], of = 0 } = reached[name] ?? {};
    return `  ${name.padEnd(10)} ${files.length} of ${of} files${files.length === 0 ? ', left out' : ''}`;
  });
  const told = [`${change.files.length} files changed since ${change.base}. What they can reach:`, ...lines];
  return { checks: true, runners: ALL.filter((name) => (files[name] ?? []).length > 0), files, told };
}
