import { parseArgs } from 'node:util';
import { CONTENDERS, type Contender } from './contenders';
import { ROWS } from './forms/rows';
import { DECIDING_REPETITIONS } from './results/ratio';

/** What a run measures. */
export interface Options {
  fields: number[];
  slowdowns: number[];
  repetitions: number;
  contenders: Contender[];
  /** Lengths of the lists that this engine shows. */
  rows: number[];
  /** Another checkout of the project, or a commit: its engine is measured beside this one. */
  against: string | undefined;
  /** Ends with 1 unless every target is reached. */
  check: boolean;
  report: string;
}

const USAGE = `usage: npm run bench -- [--fields 50,200,1000] [--slowdowns 1,4] [--repetitions 10] [--rows 2,200 | none]
                        [--contenders ${CONTENDERS.join()}] [--against <folder or commit>]
                        [--quick] [--check] [--report reports/bench.json]`;

/** The options of the command line; `--quick` is two repetitions of 50 and 1,000 fields at full speed. @throws Error for others. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fields: { type: 'string' },
      slowdowns: { type: 'string' },
      repetitions: { type: 'string' },
      contenders: { type: 'string', default: CONTENDERS.join() },
      rows: { type: 'string', default: Object.values(ROWS).join() },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/bench.json' },
    },
  });
  const { quick } = values;
  return {
    fields: numbers('fields', values.fields ?? (quick ? '50,1000' : '50,200,1000')),
    slowdowns: numbers('slowdowns', values.slowdowns ?? (quick ? '1' : '1,4')),
    repetitions: numbers(
      'repetitions',
      values.repetitions ?? (quick ? '2' : String(DECIDING_REPETITIONS)),
    )[0] as number,
    contenders: values.contenders.split(',').map(contender),
    rows: values.rows === 'none' ? [] : numbers('rows', values.rows),
    against: values.against,
    check: values.check,
    report: values.report,
  };
}

function numbers(name: string, text: string): number[] {
  const list = text.split(',').map(Number);
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list;
  throw new Error(`--${name} takes whole numbers from 1, not "${text}".\n${USAGE}`);
}

function contender(name: string): Contender {
  const found = CONTENDERS.find((known) => known === name);
  if (found) return found;
  throw new Error(`--contenders knows ${CONTENDERS.join(', ')}, not "${name}".\n${USAGE}`);
}
