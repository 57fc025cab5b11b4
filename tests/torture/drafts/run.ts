/**
 * `npm run torture -- drafts`: a registration is typed key by key in Chromium, against the built product, while the
 * browser is killed, the tab closed, the page loaded again, the server killed, the network gone or everything that the
 * page keeps deleted, at random. What was typed up to a second before has to be there, and tab, scroll and focus too.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/lib/built.mjs';
import { readOrTell } from '../../../scripts/lib/words.mjs';
import { torture } from './torture';

const USAGE = 'usage: npm run torture -- drafts [--events 200] [--seed 1] [--only <step>]';
const text = { type: 'string' } as const;
const { values } = readOrTell(USAGE, (args) => parseArgs({ args, options: { events: text, seed: text, only: text } }));
const only = values.only === undefined ? undefined : Number(values.only);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const events = Number(values.events ?? (only === undefined ? 200 : 1));

const { code } = await ensureBuilt();
if (code !== 0) process.exit(code);
console.log(`drafts: ${events} events, seed ${seed}`);
const problems = await torture({ events, seed, only, tell: console.log });
console.log(`${problems.length} failed`);
process.exit(problems.length > 0 ? 1 : 0);
