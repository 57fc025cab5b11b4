import { figureOf } from '../results/statistics';
import { contendersOf } from './chart/dots';
import { FACTS } from './facts';
import { type Measure, measuresOf, noFigure, short } from './measures';
import type { Report, ReportCell } from './report';

/** Every figure of the forms of one length: a row per contender, a column per measure. */
export function figureTable(report: Report, fields: number): string {
  const head = measuresOf(report).map(({ title, unit }) => `${title}, ${unit}`);
  const rows = contendersOf(report).map((contender) => {
    const cell = report.cells.find((one) => one.contender === contender && one.fields === fields);
    const figures = measuresOf(report).map((measure) => (cell ? figure(cell, measure) : ''));
    const { title } = FACTS[contender];
    return `| ${contender === 'ficha' ? `**${title}**` : title} | ${figures.join(' | ')} |`;
  });
  return [`| | ${head.join(' | ')} |`, `|---|${head.map(() => '---').join('|')}|`, ...rows].join('\n');
}

/** The median, with the least and the greatest where there are several. */
function figure(cell: ReportCell, measure: Measure): string {
  const values = measure.valuesOf(cell) ?? [];
  if (values.length < 2) return medianSaid(cell, measure);
  const { min, max } = figureOf(values);
  return `${medianSaid(cell, measure)} (${short(min)} to ${short(max)})`;
}

/** The median alone, or why there is none. */
export function medianSaid(cell: ReportCell, measure: Measure): string {
  const values = measure.valuesOf(cell);
  return values?.length ? short(figureOf(values).median) : noFigure(measure, cell);
}
