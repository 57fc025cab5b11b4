import { parseArgs } from 'node:util';
import { WrongWord } from '../scripts/lib/words.mjs';
import { CONTENDERS, type Contender, OWN } from './contenders';
import { ROWS } from './forms/rows';
import { DECIDING_REPETITIONS } from './results/ratio';
import type { Plan } from './settings';

/** What a run measures, and what becomes of it. */
export interface Options extends Plan {
  /** Ends with 1 unless every target is reached. */
  check: boolean;
  report: string;
}

/** How the command is written. */
export const USAGE = `usage: npm run bench -- [--fields 50,200,1000] [--slowdowns 1,4] [--repetitions 10] [--rows 2,200 | none]
                        [--contenders ${CONTENDERS.join()} | all]
                        [--against <folder or commit>] [--quick] [--keys] [--check] [--report reports/bench.json]`;

/** The options of the command line; `--quick` is two repetitions of 50 and 1,000 fields at full speed, `--keys` the keys alone, with everything mounted. @throws WrongWord for others. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fields: { type: 'string' },
      slowdowns: { type: 'string' },
      repetitions: { type: 'string' },
      contenders: { type: 'string', default: OWN.join() },
      rows: { type: 'string', default: Object.values(ROWS).join() },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keys: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/bench.json' },
    },
  });
  const { quick } = values;
  return {
    fields: numbersOf('fields', values.fields ?? (quick ? '50,1000' : '50,200,1000')),
    slowdowns: numbersOf('slowdowns', values.slowdowns ?? (quick ? '1' : '1,4')),
    repetitions: numbersOf(
      'repetitions',
      values.repetitions ?? (quick ? '2' : String(DECIDING_REPETITIONS)),
    )[0] as number,
    contenders: contendersOf(values.contenders),
    rows: values.rows === 'none' ? [] : numbersOf('rows', values.rows),
    against: values.against,
    early: !values.keys,
    keysAlone: values.keys,
    check: values.check,
    report: values.report,
  };
}

/** A list of whole numbers. @throws WrongWord for others. */
export function numbersOf(name: string, text: string): number[] {
  const list = text.split(',').map(Number);
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list;
  throw new WrongWord(`--${name} takes whole numbers from 1, not "${text}".`);
}

/** A list of contenders by their names, or all. @throws WrongWord for others. */
export function contendersOf(names: string): Contender[] {
  if (names === 'all') return [...CONTENDERS];
  return names.split(',').map((name) => {
    const found = CONTENDERS.find((known) => known === name);
    if (found) return found;
    throw new WrongWord(`--contenders knows ${CONTENDERS.join(', ')}, not "${name}".`);
  });
}
