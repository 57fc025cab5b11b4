/**
 * `npm run torture -- files [uploads] [sequences] [seed]`: 50 uploads of 10 MB at once by each way to keep files, and how
 * much memory they take; then 500 random sequences of what happens to files by each way.
 */
import { spawnSync } from 'node:child_process';
import { readNames } from '../../../scripts/lib/words.mjs';
import { FILE_WAYS } from '../../../server/storage/files/types';
import { startS3 } from '../../support/files/s3';
import { measureUploads } from '../../support/uploads/run';

const MEGABYTES = 10;
const MOST_MIB = 256;
const [uploads = '50', sequences = '500', seed = String(Math.floor(Math.random() * 1_000_000))] = readNames(
  'usage: npm run torture -- files [uploads] [sequences] [seed]',
  3,
);
console.log(`files: ${uploads} uploads of ${MEGABYTES} MB at once, ${sequences} sequences of each way, seed ${seed}`);
const s3 = await startS3();
// With the limits of time of a server: those of tests are short.
const { times: _short, ...bucket } = s3.config;
let isGood = true;
for (const way of FILE_WAYS) {
  const asked = { way, s3: bucket, uploads: Number(uploads), bytes: MEGABYTES * 2 ** 20 };
  const { statuses, rest, peak, sent } = await measureUploads(asked);
  const refused = statuses.filter((status) => status !== 200);
  const told = refused.length > 0 ? ` (${[...new Set(refused)].join(', ')})` : '';
  console.log(
    `${way}: ${sent} MiB sent, ${refused.length} refused${told}, ${peak - rest} MiB above ${rest} MiB at rest`,
  );
  isGood &&= refused.length === 0 && peak - rest < MOST_MIB;
}
await s3.close();
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'unit', '--testTimeout', '3600000', 'tests/server/storage/files/sequences.test.ts'],
  { stdio: 'inherit', env: { ...process.env, TORTURE_SEQUENCES: sequences, TORTURE_SEED: seed } },
);
process.exit(isGood ? (status ?? 1) : 1);
