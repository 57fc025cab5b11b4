/**
 * `npm run torture -- compatibility [answer sets] [seed]`: random pairs of versions, and whether what the comparison of
 * them calls compatible is so for random answers, judged by the real validation of both. 40 sets of answers a pair.
 */
import { spawnSync } from 'node:child_process';
import { readNames } from '../../../scripts/lib/words.mjs';

const EACH = 40;
const [count = '10000', seed = String(Math.floor(Math.random() * 1_000_000))] = readNames(
  'usage: npm run torture -- compatibility [answer sets] [seed]',
  2,
);
const pairs = Math.max(1, Math.ceil(Number(count) / EACH));
console.log(`compatibility: ${pairs} pairs of versions with ${EACH} sets of answers each, seed ${seed}`);
const tests = ['compatible.test.ts', 'decide.test.ts'].map((name) => `tests/engine/analyse/compare/${name}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--testTimeout', '3600000', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, TORTURE_PAIRS: String(pairs), TORTURE_ANSWERS: String(EACH), TORTURE_SEED: seed },
});
process.exit(status ?? 1);
