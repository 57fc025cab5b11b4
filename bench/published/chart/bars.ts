import { type Measure, short } from '../measures';
import type { Report } from '../report';
import { contendersOf, namesOf } from './dots';
import { type Layout, line, picture, px, SIZES, text } from './picture';
import { linearScale } from './scale';

/** A measure that is the same for forms of every length: a bar per contender, from nothing. */
export function barsOf(report: Report, measure: Measure, { width }: Layout): string {
  const { names, row, foot, gap, figures, edge } = SIZES;
  const head = SIZES.title + SIZES.head;
  const contenders = contendersOf(report);
  const values = contenders.map((name) => {
    const cell = report.cells.find(({ contender }) => contender === name);
    return (cell && measure.valuesOf(cell)?.[0]) ?? 0;
  });
  const left = edge + names + gap;
  const { at, ticks } = linearScale(values, width - left - figures - edge);
  const bottom = head + contenders.length * row;
  const axis = ticks.flatMap((tick) => [
    line(left + at(tick), head - 8, left + at(tick), bottom, 'line'),
    text(left + at(tick), bottom + 18, tick.toLocaleString('en-US'), { kind: 'soft', anchor: 'middle' }),
  ]);
  const bars = contenders.flatMap((contender, index) => {
    const y = head + index * row;
    const end = at(values[index] as number);
    const kind = contender === 'ficha' ? 'own' : '';
    return [
      `<rect x="${px(left)}" y="${px(y + 5)}" width="${px(end)}" height="${row - 10}" class="mark ${kind}"/>`,
      text(left + end + 8, y + row / 2 + 5, short(values[index] as number), kind ? { kind } : {}),
    ];
  });
  const name = `${measure.title}, ${measure.unit}`;
  const title = text(edge, 30, name, { kind: 'title' });
  return picture(width, bottom + foot, name, [title, ...namesOf(contenders, head), ...axis, ...bars]);
}
