import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * Which run of the tests a report comes from.
 * @typedef {object} Run
 * @property {string} id
 * @property {string} commit of the working copy; `none` without git
 * @property {string} content hash of all that is tested: two runs with the same one tested the same
 * @property {string} time when it started, ISO 8601
 */

const FILE = 'runs.json';

/** What the outcome of a test may depend on. */
const TESTED = ['contract', 'engine', 'schemas', 'scripts', 'server', 'src', 'stories', 'tests', 'package-lock.json'];

/** The commit that is checked out; empty where there is none. */
export async function currentCommit() {
  const { code, output } = await run('git', ['rev-parse', 'HEAD']);
  return code === 0 ? output.trim() : '';
}

/** The run that begins now. @returns {Promise<Run>} */
export async function startRun() {
  const commit = (await currentCommit()).slice(0, 12) || 'none';
  return { id: randomUUID(), commit, content: contentHash(ROOT, TESTED), time: new Date().toISOString() };
}

/** The run of each report, by runner. @param {string} folder @returns {Record<string, Run>} */
export function readRuns(folder) {
  const path = join(folder, FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Notes from which run the report of a runner is; without a run, that it has none. @param {string} folder @param {string} runner @param {Run} [own] */
export function noteRun(folder, runner, own) {
  const { [runner]: _before, ...others } = readRuns(folder);
  writeFileSync(join(folder, FILE), `${JSON.stringify(own ? { ...others, [runner]: own } : others, undefined, 2)}\n`);
}

/**
 * Why the reports of these runners cannot be read together; `undefined` when all tested the same.
 * @param {readonly string[]} runners
 * @param {Record<string, Run>} runs
 * @returns {string | undefined}
 */
export function mixedRuns(runners, runs) {
  const contents = new Set(runners.map((runner) => runs[runner]?.content));
  if (contents.size < 2 && !contents.has(undefined)) return undefined;
  const lines = runners.map((runner) => {
    const own = runs[runner];
    return `  ${runner.padEnd(10)} ${own ? `run ${own.id.slice(0, 8)} of ${own.time}, commit ${own.commit}` : 'of an unknown run'}`;
  });
  return `The reports did not test the same:\n${lines.join('\n')}\nRun \`npm test\` for all of them, or ask with --mixed.`;
}
