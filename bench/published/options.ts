import { parseArgs } from 'node:util';
import { CONTENDERS } from '../contenders';
import { contendersOf, numbersOf } from '../options';
import { DECIDING_REPETITIONS } from '../results/ratio';
import type { Plan } from '../settings';

/** What is measured of all, and where it is published. */
export interface Options extends Plan {
  /** The folder of the report, the page, and `images/benchmark`. */
  out: string;
  /** Forms of other lengths stay as they were measured before. */
  keep: boolean;
  /** Measures nothing: makes the page of the report that is there. */
  page: boolean;
}

/** How the command is written. */
export const USAGE = `usage: npm run bench:peers -- [--fields 50,200,1000] [--repetitions ${DECIDING_REPETITIONS} | --sizes]
                              [--contenders ${CONTENDERS.join()} | all] [--out docs] [--keep] [--page]`;

/** The options of the command line. @throws WrongWord for others. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fields: { type: 'string', default: '50,200,1000' },
      repetitions: { type: 'string', default: String(DECIDING_REPETITIONS) },
      contenders: { type: 'string', default: 'all' },
      out: { type: 'string', default: 'docs' },
      keep: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      sizes: { type: 'boolean', default: false },
    },
  });
  return {
    fields: numbersOf('fields', values.fields),
    slowdowns: [1],
    // Sizes and memory are counted before the repetitions.
    repetitions: values.sizes ? 0 : (numbersOf('repetitions', values.repetitions)[0] as number),
    contenders: contendersOf(values.contenders),
    rows: [],
    against: undefined,
    early: false,
    out: values.out,
    keep: values.keep,
    page: values.page,
  };
}
