/** `npm run torture -- definitions [count] [seed]`: keys of the tabs changed at random, and how many the check finds. */
import { spawnSync } from 'node:child_process';
import { readNames } from '../../../scripts/lib/words.mjs';

const [count = '1200', seed = String(Math.floor(Math.random() * 1_000_000))] = readNames(
  'usage: npm run torture -- definitions [count] [seed]',
  2,
);
console.log(`definitions: ${count} changes, seed ${seed}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'tests/engine/compile/mutations.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, TORTURE_MUTATIONS: count, TORTURE_SEED: seed },
});
process.exit(status ?? 1);
