import { parseArgs } from 'node:util';
import { WrongWord } from '../../scripts/lib/words.mjs';

/** What a run asks of the product. */
export interface LoadOptions {
  /** Customers at work at the same time, each over a connection of its own. */
  connections: number;
  /** How often each of them makes each call. */
  calls: number;
  /** What is typed follows from it. */
  seed: number;
  /** Two instances over a PostgreSQL of this run, in place of one over the embedded database. */
  postgres: boolean;
  /** The load and save of a part beside bare Fastify, in place of that. */
  bare: boolean;
  /** That on both storages, with one instance and two, from 1 to so many connections. */
  sweep: boolean;
  /** Of that: how many processes of the product, how often each call is fired, and how many seconds each time. */
  instances: number;
  runs: number;
  seconds: number;
  /** What a population of so many registrations costs beside one of 1,000, in place of that; 0 = not. */
  population: number;
  report: string;
}

/** How the command is written. */
export const USAGE = `usage: npm run load -- [--connections 50] [--calls 100] [--seed 1] [--postgres] [--report reports/load.json]
       npm run load -- --bare [--connections 50] [--postgres [--instances 1]] [--runs 10] [--seconds 3] [--report reports/throughput.json]
       npm run load -- --population 1000000 [--calls 20] [--runs 10] [--report reports/population.json]
       npm run load -- --sweep [--connections 200] [--seconds 3] [--report reports/sweep.json]`;

/** The options of the command line. @throws WrongWord for others */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string' },
      calls: { type: 'string' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      bare: { type: 'boolean', default: false },
      sweep: { type: 'boolean', default: false },
      instances: { type: 'string' },
      runs: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '3' },
      population: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { postgres, bare, sweep } = values;
  if (sweep && (bare || postgres)) throw new WrongWord('--sweep takes both storages, and the bare servers.');
  const kind = values.population ? 'population' : sweep ? 'sweep' : bare ? 'throughput' : 'load';
  const { report = `reports/${kind}.json`, calls = values.population ? '20' : '100' } = values;
  const number = (
    name: 'connections' | 'calls' | 'seed' | 'instances' | 'runs' | 'seconds' | 'population',
    value = values[name],
  ) => {
    if (value !== undefined && /^[1-9]\d{0,6}$/.test(value)) return Number(value);
    throw new WrongWord(`--${name} takes a whole number from 1, not "${value}".`);
  };
  const instances = number('instances', values.instances ?? (postgres && !bare ? '2' : '1'));
  if (instances > 1 && !postgres) throw new WrongWord('Only PostgreSQL takes more than one instance.');
  return {
    connections: number('connections', values.connections ?? (sweep ? '200' : '50')),
    calls: number('calls', calls),
    seed: number('seed'),
    postgres,
    bare,
    sweep,
    instances,
    runs: number('runs'),
    seconds: number('seconds'),
    population: values.population === undefined ? 0 : number('population'),
    report,
  };
}
