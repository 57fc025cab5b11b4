import { parseArgs } from 'node:util';

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
  report: string;
}

const USAGE =
  'usage: npm run load -- [--connections 50] [--calls 100] [--seed 1] [--postgres] [--report reports/load.json]';

/** The options of the command line. @throws Error for others */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string', default: '50' },
      calls: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/load.json' },
    },
  });
  const { postgres, report } = values;
  const number = (name: 'connections' | 'calls' | 'seed') => {
    if (/^[1-9]\d{0,5}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} takes a whole number from 1, not "${values[name]}".\n${USAGE}`);
  };
  return { connections: number('connections'), calls: number('calls'), seed: number('seed'), postgres, report };
}
