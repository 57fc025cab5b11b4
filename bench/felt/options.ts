import { parseArgs } from 'node:util';
import { WrongWord } from '../../scripts/lib/words.mjs';

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
  /** At most so many pages, sections of a registration and pages of Lighthouse. */
  most: number;
  /** Whether to ask the server itself, by HTTP/1.1, in place of a proxy that ends TLS and speaks HTTP/2. */
  plain: boolean;
  /** Whether to end with 1 unless every target is reached. */
  check: boolean;
  report: string;
}

/** How the command is written. */
export const USAGE = `usage: npm run felt -- [--only ${KINDS.join(',')}] [--quick] [--runs 10] [--slowdown 4] [--plain] [--check] [--report reports/felt.json]`;

/** The options of the command line. @throws WrongWord for others */
export function readOptions(args: readonly string[]): FeltOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: KINDS.join(',') },
      runs: { type: 'string' },
      slowdown: { type: 'string' },
      plain: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/felt.json' },
    },
  });
  const named = values.only.split(',');
  const unknown = named.find((name) => !KINDS.some((kind) => kind === name));
  if (unknown !== undefined) throw new WrongWord(`--only takes ${KINDS.join(', ')}, not "${unknown}".`);
  const { quick } = values;
  const number = (name: 'runs' | 'slowdown', unless: number) => {
    const value = values[name] ?? String(unless);
    if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
    throw new WrongWord(`--${name} takes a whole number from 1, not "${value}".`);
  };
  return {
    kinds: KINDS.filter((kind) => named.includes(kind)),
    runs: number('runs', quick ? 1 : 10),
    slowdown: number('slowdown', quick ? 1 : 4),
    most: quick ? 1 : Number.POSITIVE_INFINITY,
    plain: values.plain,
    check: values.check,
    report: values.report,
  };
}
