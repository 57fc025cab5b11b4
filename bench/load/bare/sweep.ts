/**
 * `npm run load -- --sweep`: the load and the save of a part beside bare Fastify on both storages, on PostgreSQL with one
 * instance and with two, from 1 to 200 connections. Prints for each number of connections the calls per second, the share
 * of the bare ones, latencies and the memory of an instance; writes them to reports/sweep.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { round } from '../../results/statistics';
import type { LoadOptions } from '../options';
import { startProduct } from '../product';
import { type Fired, fire } from './fire';
import { presentMemory, processorMs } from './processes';
import { PAIRS, type Shots, shotsOf } from './shots';
import { startBareServers } from './start';

const STORAGES = [
  { name: 'embedded database', postgres: false, instances: 1 },
  { name: 'PostgreSQL, one instance', postgres: true, instances: 1 },
  { name: 'PostgreSQL, two instances', postgres: true, instances: 2 },
];

const STEPS = [1, 5, 20, 50, 100];

/** What a number of connections came to. */
interface Step {
  connections: number;
  fired: Record<string, Fired>;
  /** Milliseconds of processor time of the product for one call, by its name. */
  processor: Record<string, number>;
  /** The memory of the largest instance, in MiB. */
  memory: number;
}

/** Measures it all. @throws Error when a call is refused */
export async function runSweep({ connections: most, seconds, report }: LoadOptions): Promise<void> {
  const swept: { storage: string; steps: Step[] }[] = [];
  for (const { name, ...place } of STORAGES) {
    console.log(`\n${name}\n${HEAD}`);
    const product = await startProduct({ ...place, connections: most });
    const bare = await startBareServers(product);
    try {
      const shots = shotsOf(product, bare.addresses);
      // The save goes first, so that there is something to load; what runs for the first time is slow.
      for (const call of ['save of a part', 'bare write', 'load of a part', 'bare read'] as const)
        await fire(shots[call], 1);
      const steps: Step[] = [];
      for (const connections of [...STEPS.filter((step) => step < most), most]) {
        const step = await measure(shots, { connections, seconds, processes: product.processes });
        console.log(lineOf(step));
        steps.push(step);
      }
      swept.push({ storage: name, steps });
    } finally {
      await bare.end();
      await product.end();
    }
  }
  const file = resolve(ROOT, report);
  mkdirSync(dirname(file), { recursive: true });
  const machine = { processors: cpus().length, load: loadavg() };
  writeFileSync(file, `${JSON.stringify({ seconds, ...machine, swept }, undefined, 2)}\n`);
}

async function measure(
  shots: Shots,
  { connections, seconds, processes }: { connections: number; seconds: number; processes: readonly number[] },
): Promise<Step> {
  const fired: Step['fired'] = {};
  const processor: Step['processor'] = {};
  for (const [call, all] of Object.entries(shots)) {
    const before = processorMs(processes);
    const result = await fire(all.slice(0, connections), seconds);
    if (result.failed > 0) throw new Error(`${call}: ${result.failed} calls failed.`);
    if (result.perSecond === 0)
      throw new Error(`${call}: none was answered in ${seconds} s, which takes more --seconds.`);
    fired[call] = result;
    if (!call.startsWith('bare'))
      processor[call] = round((processorMs(processes) - before) / (result.perSecond * seconds));
  }
  return { connections, fired, processor, memory: Math.max(...processes.map(presentMemory)) };
}

const OF_CALL = ['/s', 'of bare', 'p50 ms', 'p99 ms', 'processor'];
const HEAD = [
  'connections',
  ...PAIRS.flatMap(({ own }) => OF_CALL.map((text) => `${own.split(' ')[0]} ${text}`)),
  'MiB',
]
  .map((text) => text.padStart(15))
  .join('');

function lineOf({ connections, fired, processor, memory }: Step): string {
  const texts = PAIRS.flatMap(({ own, bare }) => {
    const { perSecond = 0, p50 = 0, p99 = 0 } = fired[own] ?? {};
    const share = perSecond / (fired[bare]?.perSecond ?? 0);
    return [perSecond.toFixed(0), share.toFixed(2), p50.toFixed(0), p99.toFixed(0), `${processor[own]?.toFixed(2)} ms`];
  });
  return [connections.toFixed(0), ...texts, memory.toFixed(0)].map((text) => text.padStart(15)).join('');
}
