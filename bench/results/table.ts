import type { Weight } from '../browser/weigh';
import type { Comparison } from './comparison';
import type { Ratio } from './ratio';
import type { Cell } from './results';
import type { Verdict } from './targets';

/** Rows of the printed table, and the measures that they show. */
const ROWS: [title: string, measure: string][] = [
  ['first field', 'firstField'],
  ['all fields', 'allFields'],
  ['1st key early', 'firstKeyEarly'],
  ['key early', 'keyEarly'],
  ['1st key', 'firstKey'],
  ['key', 'key'],
  ['key+pause', 'keyThenPause'],
  ['key+sent', 'keyThenSent'],
  ['leave', 'leave'],
  ['toggle on', 'toggle'],
  ['toggle off', 'toggleOff'],
  ['validate all', 'validateAll'],
  ['... when idle', 'validateIdle'],
  ['... both', 'validateWhole'],
  ['key clears', 'keyClears'],
  ['key after', 'keyAfter'],
];

const WIDTH = 18;

/** All figures as a text table: one block per form and speed, median and spread in milliseconds. */
export function tableOf(cells: readonly Cell[]): string {
  const blocks = new Map<string, Cell[]>();
  for (const cell of cells) {
    const size = cell.rows === undefined ? `${cell.fields} fields` : `${cell.rows} rows, ${cell.fields} fields`;
    const title = `${size}, ${cell.slowdown === 1 ? 'full speed' : `processor ${cell.slowdown}x slower`}`;
    blocks.set(title, [...(blocks.get(title) ?? []), cell]);
  }
  return [...blocks].map(([title, own]) => blockOf(title, own)).join('\n\n');
}

function blockOf(title: string, cells: readonly Cell[]): string {
  const rows = ROWS.map(([name, measure]) => {
    const figures = cells.map(({ figures: own }) => {
      const figure = own[measure];
      return figure ? `${short(figure.median)} (${short(figure.min)}-${short(figure.max)})` : '';
    });
    return [name, ...figures];
  }).filter(([, ...figures]) => figures.some((figure) => figure !== ''));
  return [[title], ['ms', ...cells.map(({ contender }) => contender)], ...rows, ...weightsOf(cells)]
    .map((row) => row.map((text, index) => (index === 0 ? text.padEnd(14) : text.padStart(WIDTH))).join(''))
    .join('\n');
}

function weightsOf(cells: readonly Cell[]): string[][] {
  if (cells.every(({ weight }) => weight === undefined)) return [];
  const row = (name: string, of: (weight: Weight) => number) => [
    name,
    ...cells.map(({ weight }) => (weight ? short(of(weight)) : '')),
  ];
  return [row('gzip, kB', ({ script, style }) => (script + style) / 1000), row('heap, MB', ({ heap }) => heap / 1e6)];
}

const short = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The verdicts as lines. */
export function verdictLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ name, slowdown, value, limit, reached }) => {
      const word = reached === undefined ? 'not decided' : reached ? 'PASS' : 'FAIL';
      const found = 'times' in value ? `${timesOf(value.times)}, at most ${limit}` : `${value.px} px, at most ${limit}`;
      return `${word.padEnd(13)}${name}, ${speedOf(slowdown)}: ${found}`;
    })
    .join('\n');
}

/** The measures beside those of another checkout as lines. */
export function comparisonLines(comparisons: readonly Comparison[]): string {
  return comparisons
    .map(({ form, slowdown, measure, times, faster }) => {
      const word = faster === undefined ? 'not decided' : faster ? 'faster' : 'slower';
      return `${word.padEnd(13)}${measure}, ${form}, ${speedOf(slowdown)}: ${timesOf(times)} that of before`;
    })
    .join('\n');
}

const timesOf = ({ value, low, high, repetitions }: Ratio): string =>
  `${value} times (95 %: ${low} to ${high}, ${repetitions} repetitions)`;

const speedOf = (slowdown: number): string => (slowdown === 1 ? 'full speed' : `${slowdown}x slower`);
