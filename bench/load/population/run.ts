/**
 * `npm run load -- --population 1000000`: two populations side by side on one PostgreSQL, of 1,000 registrations and of so
 * many, both made in bulk of what the product itself has written. Tells for each way how many times longer it takes in the
 * large one, over interleaved runs, and how many pages its statements touch; writes reports/population.json. Ends with 1
 * when a call is refused.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { startCluster } from '../../../tests/support/postgres/cluster';
import { isReached, type Ratio, ratioOf } from '../../results/ratio';
import { medianOf } from '../../results/statistics';
import type { LoadOptions } from '../options';
import { type Instance, startInstance } from '../product';
import { FOLDER, type Opened, openApplication, variablesOf } from './open';
import { type Population, populate } from './populate';
import { askAt, type Side, sideOf, signSomeIn } from './side';
import { growing, pagesOf, type TouchedByWay, touchedByWays } from './touch';
import { WAYS } from './ways';

const FEW = 1_000;
/** How many times longer a way may take in the large population. */
const LIMIT = 1.2;
const MEMORY = ['shared_buffers=1GB', 'max_wal_size=8GB', 'work_mem=16MB', 'autovacuum=off'];

/** Milliseconds of each run, by way. */
type Times = Record<string, { small: number[]; large: number[] }>;

export async function runPopulation(options: LoadOptions): Promise<void> {
  const cluster = await startCluster({ more: MEMORY });
  const ends: (() => Promise<void>)[] = [cluster.stop];
  try {
    const small = await populate(cluster.url, { name: 'small', count: FEW });
    const large = await populate(cluster.url, { name: 'large', count: options.population });
    for (const { count, size, seconds } of [small, large]) {
      console.log(`${count} registrations: ${Math.round(size / 1e6)} MB, made in ${seconds} s`);
    }
    const pages = { small: await touchedByWays(small.url), large: await touchedByWays(large.url) };
    const grown = growing(pages.small, pages.large);
    const sides = { small: await openSide(small, options, ends), large: await openSide(large, options, ends) };
    const times = await timesOf(sides, options);
    const ways = Object.keys(WAYS).map((way) => lineOf(way, { times, pages }));
    console.log([HEAD, ...ways.map(({ line }) => line)].join('\n'));
    for (const { way, less, more } of grown) {
      console.log(
        `grows: ${way}: ${less} pages, ${more.pages} of ${options.population}: ${more.statement.slice(0, 200)}`,
      );
    }
    console.log(`${grown.length} statements touch more of ${options.population} registrations than of ${FEW}`);
    const machine = { processors: cpus().length, load: loadavg() };
    write(options.report, { ...options, machine, populations: [small, large], ways, times, grown, pages });
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** A process of the product over a population, with what acts on its database beside it. */
async function openSide({ url }: Population, { calls }: LoadOptions, ends: (() => Promise<void>)[]): Promise<Side> {
  const instance: Instance = await startInstance(variablesOf(url));
  ends.push(instance.end);
  const opened: Opened = await openApplication(url);
  ends.push(opened.close);
  const customers = await signSomeIn(opened, 20 + calls);
  return sideOf(opened, askAt(instance.address), customers);
}

/** Both sides in turns: run by run, way by way, and each first in every other run. */
async function timesOf(sides: { small: Side; large: Side }, { runs, calls }: LoadOptions): Promise<Times> {
  const times: Times = {};
  for (let run = -1; run < runs; run++) {
    for (const way of Object.keys(WAYS)) {
      const own = { small: 0, large: 0 };
      const order = run % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const side of order) own[side] = await timeOf(sides[side], way, calls);
      // What runs for the first time is slow.
      if (run < 0) continue;
      const known = times[way] ?? { small: [], large: [] };
      times[way] = { small: [...known.small, own.small], large: [...known.large, own.large] };
    }
  }
  return times;
}

/** The median of some calls, in milliseconds; what has to be prepared is done before, once for each where all are spent at once. */
async function timeOf(side: Side, name: string, calls: number): Promise<number> {
  const way = WAYS[name];
  if (!way) return 0;
  const spent: number[] = [];
  for (let index = 0; index < calls; index++) {
    await way.prepare?.(side);
    const customer = side.customers[20 + (index % (side.customers.length - 20))] as Side['customers'][number];
    const begun = performance.now();
    await way.act(side, customer, index);
    spent.push(performance.now() - begun);
  }
  return medianOf(spent);
}

const HEAD = `${''.padEnd(14)}${'way'.padEnd(27)}${'ms of 1,000'.padStart(12)}${'ms'.padStart(9)}${'times'.padStart(20)}${'pages of 1,000'.padStart(16)}${'pages'.padStart(8)}`;

function lineOf(way: string, { times, pages }: { times: Times; pages: Record<'small' | 'large', TouchedByWay> }) {
  const { small, large } = times[way] as Times[string];
  const ratio: Ratio = ratioOf(large, small);
  const reached = isReached(ratio, LIMIT);
  const word = reached === undefined ? 'not decided' : reached ? 'PASS' : 'FAIL';
  const touched = { small: pagesOf(pages.small[way] ?? []), large: pagesOf(pages.large[way] ?? []) };
  const [ms, mine] = [medianOf(small).toFixed(1), medianOf(large).toFixed(1)];
  const interval = `${ratio.value} (${ratio.low} to ${ratio.high})`;
  const figures = `${ms.padStart(12)}${mine.padStart(9)}${interval.padStart(20)}`;
  const counts = `${String(touched.small).padStart(16)}${String(touched.large).padStart(8)}`;
  return { way, ratio, touched, line: `${word.padEnd(14)}${way.padEnd(27)}${figures}${counts}` };
}

function write(report: string, content: object): void {
  const file = resolve(ROOT, report);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
