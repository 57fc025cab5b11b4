import { parseArgs } from 'node:util';

/** What is measured: pages as they open, the sections of a registration, a registration being typed, Lighthouse. */
export const KINDS = ['open', 'sections', 'typing', 'lighthouse'] as const;

export type Kind = (typeof KINDS)[number];

/** What a run measures, and how. */
export interface FeltOptions {
  kinds: readonly Kind[];
  /** How often each page is opened, cold and warm; everything else is done once for every three. */
  runs: number;
  /** How many times slower than here the processor is. */
  slowdown: number;
  /** Whether to end with 1 unless every target is reached. */
  check: boolean;
  report: string;
}

const USAGE = `usage: npm run felt -- [--only ${KINDS.join(',')}] [--runs 10] [--slowdown 4] [--check] [--report reports/felt.json]`;

/** The options of the command line. @throws Error for others */
export function readOptions(args: readonly string[]): FeltOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: KINDS.join(',') },
      runs: { type: 'string', default: '10' },
      slowdown: { type: 'string', default: '4' },
      check: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/felt.json' },
    },
  });
  const named = values.only.split(',');
  const unknown = named.find((name) => !KINDS.some((kind) => kind === name));
  if (unknown !== undefined) throw new Error(`--only takes ${KINDS.join(', ')}, not "${unknown}".\n${USAGE}`);
  const number = (name: 'runs' | 'slowdown') => {
    if (/^[1-9]\d{0,2}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} takes a whole number from 1, not "${values[name]}".\n${USAGE}`);
  };
  return {
    kinds: KINDS.filter((kind) => named.includes(kind)),
    runs: number('runs'),
    slowdown: number('slowdown'),
    check: values.check,
    report: values.report,
  };
}
