/**
 * `npm run load`: many customers at once, each over a connection of its own, make one call after another against the
 * built product. Prints calls per second, latencies and bytes, and writes them to reports/load.json. Ends with 1 when a
 * call is refused, or when the server has in the end anything else than what it was told last. With `--bare` it is
 * bench/load/bare/run.ts, with `--sweep` bench/load/bare/sweep.ts, with `--population` bench/load/population/run.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isEqual } from '../../engine/core';
import { ensureBuilt } from '../../scripts/lib/built.mjs';
import { createRandom } from '../../scripts/lib/random.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readOrTell } from '../../scripts/lib/words.mjs';
import { runBare } from './bare/run';
import { runSweep } from './bare/sweep';
import { CALLS, type Caller } from './calls';
import { type Answered, openConnection } from './connection';
import { type LoadFigures, loadFiguresOf, loadTableOf } from './figures';
import { readOptions, USAGE } from './options';
import { runPopulation } from './population/run';
import { startProduct } from './product';

await main();

async function main(): Promise<void> {
  const options = readOrTell(USAGE, readOptions);
  const built = await ensureBuilt();
  if (built.code !== 0) process.exit(built.code ?? 1);
  if (options.population > 0) return runPopulation(options);
  if (options.bare) return runBare(options);
  if (options.sweep) return runSweep(options);
  const storage = options.postgres
    ? `PostgreSQL, ${options.instances === 2 ? 'two' : options.instances} instances`
    : 'embedded database';
  console.log(`${options.connections} connections, ${storage}, seed ${options.seed}`);
  const product = await startProduct(options);
  const connections = product.customers.map(openConnection);
  try {
    const figures: LoadFigures[] = [];
    const errors: string[] = [];
    const kinds = Object.entries(CALLS).map(([name, open]) => ({
      name,
      callers: connections.map((connection, index) => open(connection, createRandom(options.seed * 1_000 + index))),
    }));
    // What runs for the first time is slow: connections open and code is compiled before anything is measured.
    for (const { callers } of kinds) await callAll(callers, Math.ceil(options.calls / 5));
    for (const { name, callers } of kinds) {
      const begun = performance.now();
      const answers = await callAll(callers, options.calls);
      figures.push(loadFiguresOf(name, answers, performance.now() - begun));
      errors.push(...(await errorsOf(callers, answers)).map((error) => `${name}: ${error}`));
    }
    console.log(loadTableOf(figures));
    const report = { storage, ...options, processors: cpus().length, machine: loadavg(), errors, figures };
    const file = resolve(ROOT, options.report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
    for (const error of errors.slice(0, 10)) console.error(error);
    if (errors.length > 0) process.exitCode = 1;
    console.log(`${errors.length} errors`);
  } finally {
    for (const connection of connections) connection.close();
    await product.end();
  }
}

/** All callers at the same time, each one call after another. */
async function callAll(callers: readonly Caller[], calls: number): Promise<Answered[]> {
  const answers = callers.map(async ({ call }) => {
    const own: Answered[] = [];
    while (own.length < calls) own.push(await call());
    return own;
  });
  return (await Promise.all(answers)).flat();
}

/** Calls that were refused, and what was lost of those that were not. */
async function errorsOf(callers: readonly Caller[], answers: readonly Answered[]): Promise<string[]> {
  const refused = answers.filter(({ status }) => status !== 200);
  const outcomes = await Promise.all(callers.map(({ outcome }) => outcome()));
  const lost = outcomes.filter(({ has, should }) => !isEqual(has, should));
  return [
    ...refused.map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
    ...lost.map(({ has, should }) => `${JSON.stringify(has)} is kept in place of ${JSON.stringify(should)}`),
  ];
}
