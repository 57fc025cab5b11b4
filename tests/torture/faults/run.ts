/**
 * `npm run torture -- faults`: customers save, send files, sign up and send registrations on the built server, while it
 * is killed or frozen, its database ends, its disks fill up, bodies are cut, the clock is set, and the mail server is
 * down for an hour. What they were told is kept has to be there, once.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/lib/built.mjs';
import { readOrTell, WrongWord } from '../../../scripts/lib/words.mjs';
import { KINDS, type Kind } from './plan';
import { STORAGES, type Storage } from './product';
import { torture } from './torture';

const USAGE =
  'usage: npm run torture -- faults [--storage embedded|postgres] [--minutes 10] [--seed 1] [--only <kind>] [--rounds <n>]';
const text = { type: 'string' } as const;
const options = { storage: text, minutes: text, seed: text, only: text, rounds: text };

const { values, only, storages } = readOrTell(USAGE, (args) => {
  const { values } = parseArgs({ args, options });
  const kinds = Object.keys(KINDS);
  if (values.only !== undefined && !kinds.includes(values.only))
    throw new WrongWord(`There is no fault "${values.only}". The faults are ${kinds.join(', ')}.`);
  const only = values.only as Kind | undefined;
  const asked = STORAGES.filter((storage) => values.storage === undefined || storage === values.storage);
  const storages = asked.filter((storage) => !only || (KINDS[only] as readonly Storage[]).includes(storage));
  if (storages.length > 0) return { values, only, storages };
  const of = only ? `; "${only}" is of ${KINDS[only].join(', ')}` : '';
  throw new WrongWord(`The storages are ${STORAGES.join(' and ')}${of}.`);
});
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
