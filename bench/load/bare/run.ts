/**
 * `npm run load -- --bare`: the load and the save of a part beside what bare Fastify does with one JSONB read or write
 * on the same storage, one after the other in each repetition. Prints calls per second and latencies with the share of
 * the bare ones that is reached, and the memory of the product; writes them to reports/throughput.json.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { freePort } from '../../../tests/support/freePort';
import { DECIDING_REPETITIONS, type Ratio, ratioOf } from '../../results/ratio';
import { figureOf } from '../../results/statistics';
import type { LoadOptions } from '../options';
import { endOf, type Product, startProduct } from '../product';
import { type Fired, fire, type Shot } from './fire';

const PATH = '/PessoaFisica/dadosFinanceiros';
const AMOUNTS = {
  RemuneracaoMensal: 8_500.5,
  OutrosRendimentos: 1_200,
  BensImoveis: 350_000,
  BensMoveis: 60_000,
  PatrimonioLiquido: 420_000,
};

/** A call of the product, the bare one that it is held against, and the least share of it. */
const PAIRS = [
  { own: 'load of a part', bare: 'bare read', share: 1 / 4 },
  { own: 'save of a part', bare: 'bare write', share: 1 / 5 },
] as const;

/** How many times its median the 99th percentile may be. */
const SPREAD = 4;

type Shots = Record<(typeof PAIRS)[number]['own' | 'bare'], Shot[]>;

/** Measures it all at each number of connections. @throws Error when a call is refused */
export async function runBare(options: LoadOptions): Promise<void> {
  const { connections, postgres, instances, runs, seconds } = options;
  const product = await startProduct({ connections, postgres, instances });
  const bare = await startBare(product);
  try {
    const shots = shotsOf(product, bare.address);
    const fired: Record<string, Fired[]> = {};
    // The save goes first, so that there is something to load; what runs for the first time is slow.
    for (const name of ['save of a part', 'bare write', 'load of a part', 'bare read'] as const)
      await fire(shots[name], 1);
    for (let run = 0; run < runs; run++) {
      for (const [name, own] of Object.entries(shots)) {
        const result = await fire(own, seconds);
        if (result.failed > 0) throw new Error(`${name}: ${result.failed} calls failed.`);
        fired[name] = [...(fired[name] ?? []), result];
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

const rates = (fired: Record<string, Fired[]>, name: string) => (fired[name] ?? []).map(({ perSecond }) => perSecond);

function shotsOf({ customers }: Product, bare: string): Shots {
  const body = JSON.stringify(AMOUNTS);
  const json = { 'content-type': 'application/json' };
  const of = (shot: (index: number) => Shot) => customers.map((_, index) => shot(index));
  const authorization = (index: number) => ({ authorization: `Bearer ${customers[index]?.token}` });
  const address = (index: number) => customers[index]?.address ?? '';
  const path = `/api${PATH}`;
  return {
    'load of a part': of((index) => {
      return { address: address(index), method: 'GET', path, headers: authorization(index) };
    }),
    'bare read': of((index) => ({ address: bare, method: 'GET', path: `/${index}`, headers: {} })),
    'save of a part': of((index) => {
      return { address: address(index), method: 'POST', path, headers: { ...authorization(index), ...json }, body };
    }),
    'bare write': of((index) => ({ address: bare, method: 'POST', path: `/${index}`, headers: json, body })),
  };
}

async function startBare({ databaseUrl }: Product): Promise<{ address: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-bare-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    PORT: String(port),
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'bench/load/bare/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/0`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The bare server ended with ${server.exitCode}.`);
    await wait(50);
  }
  const end = async () => {
    await endOf(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, end };
}

const HEAD = ['', 'calls/s', 'p50 ms', 'p99 ms']
  .map((text, at) => (at === 0 ? text.padEnd(18) : text.padStart(22)))
  .join('');

function lineOf(name: string, own: readonly Fired[]): string {
  const texts = (['perSecond', 'p50', 'p99'] as const).map((key) => {
    const { median, min, max } = figureOf(own.map((one) => one[key]));
    return `${median.toFixed(1)} (${min.toFixed(0)}-${max.toFixed(0)})`.padStart(22);
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

/** The most memory that a process has held, in MiB; 0 where the machine does not tell. */
function mostMemory(id: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1_024);
  } catch {
    return 0;
  }
}

function write(report: string, content: object): void {
  const file = resolve(ROOT, report);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
