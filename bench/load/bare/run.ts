/**
 * `npm run load -- --bare`: the load and the save of a part beside what bare Fastify does with one JSONB read or write
 * on the same storage, one after the other in each repetition. Prints calls per second and latencies with the share of
 * the bare ones that is reached, the processor time of one call, which tells most where the machine has other things to
 * do, and the memory of the product; writes them to reports/throughput.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { DECIDING_REPETITIONS, type Ratio, ratioOf } from '../../results/ratio';
import { figureOf } from '../../results/statistics';
import type { LoadOptions } from '../options';
import { startProduct } from '../product';
import { type Fired, fire } from './fire';
import { mostMemory, processorMs } from './processes';
import { PAIRS, shotsOf } from './shots';
import { startBareServers } from './start';

/** How many times its median the 99th percentile may be. */
const SPREAD = 4;

/** Measures it all at each number of connections. @throws Error when a call is refused */
export async function runBare(options: LoadOptions): Promise<void> {
  const { connections, postgres, instances, runs, seconds } = options;
  const product = await startProduct({ connections, postgres, instances });
  const bare = await startBareServers(product);
  try {
    const shots = shotsOf(product, bare.addresses);
    const fired: Record<string, Measured[]> = {};
    // The save goes first, so that there is something to load; what runs for the first time is slow.
    for (const name of ['save of a part', 'bare write', 'load of a part', 'bare read'] as const)
      await fire(shots[name], 1);
    for (let run = 0; run < runs; run++) {
      for (const [name, own] of Object.entries(shots)) {
        const processes = name.startsWith('bare') ? bare.processes : product.processes;
        const before = processorMs(processes);
        const result = await fire(own, seconds);
        if (result.failed > 0) throw new Error(`${name}: ${result.failed} calls failed.`);
        const processor = (processorMs(processes) - before) / (result.perSecond * seconds);
        fired[name] = [...(fired[name] ?? []), { ...result, processor }];
      }
    }
    const lines = Object.entries(fired).map(([name, own]) => lineOf(name, own));
    const shares = PAIRS.map((pair) => ({ ...pair, ratio: ratioOf(rates(fired, pair.own), rates(fired, pair.bare)) }));
    const memory = product.processes.map(mostMemory);
    console.log(
      [HEAD, ...lines, ...shares.map(shareLine), ...PAIRS.map(({ own }) => spreadLine(own, fired))].join('\n'),
    );
    console.log(`most memory of an instance: ${Math.max(...memory)} MiB`);
    const storage = postgres ? 'PostgreSQL' : 'embedded database';
    const machine = { processors: cpus().length, load: loadavg() };
    write(options.report, { storage, ...options, ...machine, fired, shares, memory });
  } finally {
    await bare.end();
    await product.end();
  }
}

/** With the milliseconds of processor time that the servers took for one call. */
interface Measured extends Fired {
  processor: number;
}

const rates = (fired: Record<string, Fired[]>, name: string) => (fired[name] ?? []).map(({ perSecond }) => perSecond);

const HEAD = ['', 'calls/s', 'p50 ms', 'p99 ms', 'processor ms']
  .map((text, at) => (at === 0 ? text.padEnd(18) : text.padStart(22)))
  .join('');

function lineOf(name: string, own: readonly Measured[]): string {
  const texts = (['perSecond', 'p50', 'p99', 'processor'] as const).map((key) => {
    const digits = key === 'processor' ? 2 : 0;
    const { median, min, max } = figureOf(own.map((one) => one[key]));
    return `${median.toFixed(digits || 1)} (${min.toFixed(digits)}-${max.toFixed(digits)})`.padStart(22);
  });
  return name.padEnd(18) + texts.join('');
}

interface Share {
  own: string;
  bare: string;
  share: number;
  ratio: Ratio;
}

function shareLine({ own, bare, share, ratio }: Share): string {
  const { value, low, high } = ratio;
  const word = wordOf(ratio, { isReached: low >= share, isMissed: high < share });
  return `${word.padEnd(13)}${own}: ${value} (${low} to ${high}) of ${bare}, at least ${share}`;
}

function spreadLine(name: string, fired: Record<string, Fired[]>): string {
  const own = fired[name] ?? [];
  const ratio = ratioOf(
    own.map(({ p99 }) => p99),
    own.map(({ p50 }) => p50),
  );
  const { value, low, high } = ratio;
  const word = wordOf(ratio, { isReached: high <= SPREAD, isMissed: low > SPREAD });
  return `${word.padEnd(13)}${name}: p99 is ${value} (${low} to ${high}) times p50, at most ${SPREAD}`;
}

/** Decided only when the whole interval lies on one side, and enough repetitions stand behind it. */
function wordOf({ repetitions }: Ratio, { isReached, isMissed }: { isReached: boolean; isMissed: boolean }): string {
  if (repetitions < DECIDING_REPETITIONS) return 'not decided';
  return isReached ? 'PASS' : isMissed ? 'FAIL' : 'not decided';
}

function write(report: string, content: object): void {
  const file = resolve(ROOT, report);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
