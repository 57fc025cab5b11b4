import { FACTS } from './facts';
import { fieldsOf, type Report, type ReportCell } from './report';

/** One thing that the page shows of each contender. */
export interface Measure {
  /** Its key, and the name of its picture. */
  id: string;
  title: string;
  unit: 'ms' | 'kB' | 'MB';
  /** Whether chance is in it, so that its ratios need repetitions. */
  isTime: boolean;
  /** What is measured, as a sentence. */
  what: string;
  /** The values, of which each repetition gave one; none where the contender does not do it. */
  valuesOf(cell: ReportCell): readonly number[] | undefined;
}

const time = (id: string, title: string, what: string): Measure => ({
  id,
  title,
  unit: 'ms',
  isTime: true,
  what,
  valuesOf: ({ repetitions }) => repetitions[id],
});

/** In the order of the page. */
export const MEASURES: Measure[] = [
  time('firstField', 'first field', 'From the start of the navigation until the first input is drawn, by the clock.'),
  time('allFields', 'all fields', 'From the start of the navigation until the last input is drawn, by the clock.'),
  time('firstKey', 'first key', 'The first key in an empty field.'),
  time('key', 'key', 'The median of the eleven keys after it, in the same field.'),
  time('keyThenPause', 'key and pause', 'A key and the half second after it, in which some take what was typed.'),
  {
    ...time('leave', 'leave', 'Tab out of the filled field, where that makes a contender do something.'),
    valuesOf: ({ contender, repetitions }) => (FACTS[contender].onLeaving ? repetitions.leave : undefined),
  },
  time('toggle', 'toggle', 'A click on the checkbox of a condition, which shows two fields.'),
  time(
    'validateWhole',
    'validate all',
    'A click that validates everything, with the work put off until the browser is idle.',
  ),
  {
    id: 'size',
    title: 'size',
    unit: 'kB',
    isTime: false,
    what: 'Scripts and styles that the page loads until all its fields stand, each compressed by gzip; React is in all that use it.',
    valuesOf: ({ weight: { script, style } }) => [(script + style) / 1000],
  },
  {
    id: 'loaded',
    title: 'size with definition',
    unit: 'kB',
    isTime: false,
    what: 'The same with the compiled definition of the form, a file of its own with its texts: others make theirs in the page.',
    valuesOf: ({ weight: { script, style, definition } }) => [(script + style + definition) / 1000],
  },
  {
    id: 'memory',
    title: 'memory',
    unit: 'MB',
    isTime: false,
    what: 'The heap of JavaScript once all fields stand and everything unused was collected.',
    valuesOf: ({ weight }) => [weight.heap / 1_000_000],
  },
];

/** Those that a report has. */
export const measuresOf = (report: Report): Measure[] =>
  MEASURES.filter((measure) => fieldsOf(report).some((fields) => hasFigures(report, measure, fields)));

/** What stands where a contender does not do a thing. */
const NOT_DONE: Record<string, string> = { leave: 'nothing on leaving' };

/** What stands where there is no figure: nothing was measured in forms of that length, or the contender does not do it. */
export const noFigure = ({ id, valuesOf }: Measure, cell: ReportCell): string =>
  valuesOf(cell) ? 'not measured' : (NOT_DONE[id] ?? '');

/** Whether a report has figures of a measure in forms of a length. */
export const hasFigures = ({ cells }: Report, { valuesOf }: Measure, fields: number): boolean =>
  cells.some((cell) => cell.fields === fields && valuesOf(cell)?.length);

/** A value as it is told. */
export const short = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
