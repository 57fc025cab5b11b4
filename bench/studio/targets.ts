import { isReached, type Ratio, ratioOf } from '../results/ratio';
import { type Figure, figureOf } from '../results/statistics';
import type { Subject } from './definitions';
import type { EditTimes } from './edit';

/** What is measured of each subject: the steps of an edit, and a whole check of its definitions. */
export type Measure = keyof EditTimes | 'check';

/** The measures of a subject, a value for each repetition in their order. */
export interface Measured {
  subject: Subject;
  repetitions: Record<Measure, number[]>;
}

/** One thing to reach. */
export interface Verdict {
  name: string;
  limit: number;
  times: Ratio;
  /** Nothing, where too few repetitions or their spread leave it open. */
  reached: boolean | undefined;
}

const AGAINST_FEW = 1.5;
const OF_THE_CHECK = 0.1;

/** The verdicts: the preview of many fields against few, and what it waits for against a whole check. */
export function verdictsOf(all: readonly Measured[]): Verdict[] {
  const few = all.find(({ subject }) => subject.name === 'few');
  const verdict = (name: string, limit: number, [own, base]: [number[], number[]]): Verdict => {
    const times = ratioOf(own, base);
    return { name, limit, times, reached: isReached(times, limit) };
  };
  return all.flatMap(({ subject: { name, title }, repetitions }) => [
    ...(few && (name === 'tabs' || name === 'one')
      ? [
          verdict(`edit to preview, ${title} against ${few.subject.title}`, AGAINST_FEW, [
            repetitions.preview,
            few.repetitions.preview,
          ]),
        ]
      : []),
    ...(name === 'few'
      ? []
      : [
          verdict(`what the preview waits for against the whole check, ${title}`, OF_THE_CHECK, [
            repetitions.answer,
            repetitions.check,
          ]),
        ]),
  ]);
}

const STEPS: [title: string, measure: Measure][] = [
  ['edit to preview', 'preview'],
  ['problems of the file', 'file'],
  ['all problems', 'all'],
  ['preview asked to answered', 'answer'],
  ['whole check', 'check'],
];

/** The figures as a text table, median and spread in milliseconds. */
export function tableOf(all: readonly Measured[]): string {
  const rows = STEPS.map(([title, measure]) => [
    title,
    ...all.map(({ repetitions }) => inWords(figureOf(repetitions[measure]))),
  ]);
  return [['ms', ...all.map(({ subject }) => subject.title)], ...rows]
    .map((row) => row.map((text, index) => (index === 0 ? text.padEnd(26) : text.padStart(27))).join(''))
    .join('\n');
}

const inWords = ({ median, min, max }: Figure): string => `${median.toFixed(0)} (${min.toFixed(0)}-${max.toFixed(0)})`;

/** The verdicts as lines. */
export function verdictLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ name, limit, times: { value, low, high, repetitions }, reached }) => {
      const word = reached === undefined ? 'not decided' : reached ? 'PASS' : 'FAIL';
      const found = `${value} times (95 %: ${low} to ${high}, ${repetitions} repetitions), at most ${limit}`;
      return `${word.padEnd(13)}${name}: ${found}`;
    })
    .join('\n');
}
