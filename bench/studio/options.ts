import { parseArgs } from 'node:util';
import { WrongWord } from '../../scripts/lib/words.mjs';
import { DECIDING_REPETITIONS } from '../results/ratio';

/** What a run of the Estúdio's benchmark measures. */
export interface StudioOptions {
  /** Fields of the small wizard, and of the large ones. */
  few: number;
  many: number;
  repetitions: number;
  /** Ends with 1 unless every target is reached. */
  check: boolean;
  report: string;
}

/** How the command is written. */
export const USAGE =
  'usage: npm run bench:studio -- [--fields 50,1000] [--repetitions 10] [--check] [--report reports/bench-studio.json]';

/** The options of the command line. @throws WrongWord for others. */
export function readOptions(args: readonly string[]): StudioOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fields: { type: 'string', default: '50,1000' },
      repetitions: { type: 'string', default: String(DECIDING_REPETITIONS) },
      check: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/bench-studio.json' },
    },
  });
  const numbers = (name: 'fields' | 'repetitions', count: number): number[] => {
    const list = values[name].split(',').map(Number);
    if (list.length === count && list.every((number) => Number.isInteger(number) && number > 0)) return list;
    throw new WrongWord(`--${name} takes ${count} whole number(s) from 1, not "${values[name]}".`);
  };
  const [few = 1, many = 1] = numbers('fields', 2);
  const [repetitions = 1] = numbers('repetitions', 1);
  return { few, many, repetitions, check: values.check, report: values.report };
}
