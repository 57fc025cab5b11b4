/**
 * `npm run torture -- faults`: customers save, send files, sign up and send registrations on the built server, while it
 * is killed or frozen, its database ends, its disks fill up, bodies are cut, the clock is set, and the mail server is
 * down for an hour. What they were told is kept has to be there, once.
 *
 * usage: npm run torture -- faults [--storage embedded|postgres] [--minutes 10] [--seed 1] [--only <kind>] [--rounds <n>]
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/lib/built.mjs';
import { KINDS, type Kind } from './plan';
import { STORAGES, type Storage } from './product';
import { torture } from './torture';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { storage: text, minutes: text, seed: text, only: text, rounds: text } });
const kinds = Object.keys(KINDS);
if (values.only !== undefined && !kinds.includes(values.only)) {
  console.error(`There is no fault "${values.only}". The faults are ${kinds.join(', ')}.`);
  process.exit(1);
}
const only = values.only as Kind | undefined;
const asked = STORAGES.filter((storage) => values.storage === undefined || storage === values.storage);
const storages = asked.filter((storage) => !only || (KINDS[only] as readonly Storage[]).includes(storage));
if (storages.length === 0) {
  console.error(
    `The storages are ${STORAGES.join(' and ')}${only ? `; "${only}" is of ${KINDS[only].join(', ')}` : ''}.`,
  );
  process.exit(1);
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const minutes = Number(values.minutes ?? 10);
const rounds = values.rounds === undefined ? {} : { rounds: Number(values.rounds) };

const { code } = await ensureBuilt();
if (code !== 0) process.exit(code);
const problems: string[] = [];
for (const storage of storages) {
  console.log(`faults: ${storage}, ${minutes / storages.length} minutes, seed ${seed}`);
  const time = (minutes * 60_000) / storages.length;
  problems.push(...(await torture({ storage, seed, only, time, ...rounds, tell: console.log })));
}
for (const problem of problems) console.log(problem);
console.log(`${problems.length} failed`);
process.exit(problems.length > 0 ? 1 : 0);
