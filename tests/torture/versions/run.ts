/**
 * `npm run torture -- versions [count] [seed]`: random versions of all wizards one after the other, and whether what is
 * stored comes through their steps as it should; random pairs of versions, of which nothing may happen to a registration
 * that the comparison does not tell.
 */
import { spawnSync } from 'node:child_process';
import { readNames } from '../../../scripts/lib/words.mjs';

const [count = '1000', seed = String(Math.floor(Math.random() * 1_000_000))] = readNames(
  'usage: npm run torture -- versions [count] [seed]',
  2,
);
const pairs = Math.max(1, Math.ceil(Number(count) / 10));
console.log(`versions: ${count} rows of versions and ${pairs} pairs of each wizard, seed ${seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'unit', '--testTimeout', '3600000', 'tests/torture/versions'],
  {
    stdio: 'inherit',
    env: { ...process.env, TORTURE_VERSIONS: count, TORTURE_PAIRS: String(pairs), TORTURE_SEED: seed },
  },
);
process.exit(status ?? 1);
