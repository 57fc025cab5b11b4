import type { Contender } from '../../contenders';
import { figureOf } from '../../results/statistics';
import { FACTS } from '../facts';
import { type Measure, noFigure, short } from '../measures';
import { fieldsOf, type Report } from '../report';
import { type Layout, line, picture, px, SIZES, text } from './picture';
import { logScale } from './scale';

/**
 * A measure in forms of several lengths: a dot per contender at its median, a line from its least value to its
 * greatest, on one axis of equal factors for all lengths.
 */
export function dotsOf(report: Report, measure: Measure, layout: Layout): string {
  const { names, row, foot, gap, figures, edge } = SIZES;
  const contenders = contendersOf(report);
  const lengths = fieldsOf(report);
  const columns = Math.min(layout.columns, lengths.length);
  const panel = (layout.width - 2 * edge - names - gap * columns) / columns;
  const values = report.cells.flatMap((cell) => measure.valuesOf(cell) ?? []);
  const { at, ticks } = logScale(values, panel - figures);
  const panelHeight = SIZES.head + contenders.length * row + foot;
  const parts = lengths.flatMap((fields, index) => {
    const column = index % columns;
    const left = edge + names + gap + column * (panel + gap);
    const head = SIZES.title + Math.floor(index / columns) * panelHeight + SIZES.head;
    const bottom = head + contenders.length * row;
    const axis = ticks.flatMap((tick) => [
      line(left + at(tick), head - 8, left + at(tick), bottom, 'line'),
      text(left + at(tick), bottom + 18, tick.toLocaleString('en-US'), { kind: 'soft', anchor: 'middle' }),
    ]);
    const marks = contenders.flatMap((contender, place) => {
      const y = head + place * row + row / 2;
      const cell = report.cells.find((one) => one.contender === contender && one.fields === fields);
      const own = cell && measure.valuesOf(cell);
      if (!own?.length) return [text(left + 4, y + 4, cell ? noFigure(measure, cell) : '', { kind: 'soft' })];
      const { median, min, max } = figureOf(own);
      const kind = contender === 'ficha' ? 'mark own' : 'mark';
      return [
        line(left + at(Math.max(min, 0.001)), y, left + at(max), y, kind),
        dot(left + at(median), y, contender === 'ficha'),
        text(left + panel, y + 5, short(median), { anchor: 'end', ...(contender === 'ficha' && { kind: 'own' }) }),
      ];
    });
    const caption = text(left, head - 18, `${fields.toLocaleString('en-US')} fields`, { kind: 'soft' });
    return [...(column === 0 ? namesOf(contenders, head) : []), caption, ...axis, ...marks];
  });
  const name = `${measure.title}, ${measure.unit}`;
  const height = SIZES.title + Math.ceil(lengths.length / columns) * panelHeight;
  return picture(layout.width, height, name, [text(edge, 30, name, { kind: 'title' }), ...parts]);
}

/** The contenders of a report in the order of the page. */
export const contendersOf = ({ cells }: Report): Contender[] =>
  (Object.keys(FACTS) as Contender[]).filter((name) => cells.some(({ contender }) => contender === name));

/** The names at the left of the rows that begin at a height. */
export const namesOf = (contenders: readonly Contender[], head: number): string[] =>
  contenders.map((contender, index) => {
    const y = head + (index + 0.5) * SIZES.row + 5;
    return text(SIZES.edge, y, FACTS[contender].title, contender === 'ficha' ? { kind: 'own' } : {});
  });

/** This engine's is a square on its point, so that it is known without colours. */
function dot(x: number, y: number, isOwn: boolean): string {
  if (!isOwn) return `<circle cx="${px(x)}" cy="${px(y)}" r="4.5" class="mark"/>`;
  return `<path d="M${px(x)} ${px(y - 7)}l7 7l-7 7l-7-7z" class="mark own"/>`;
}
