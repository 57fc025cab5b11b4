import { barsOf } from './chart/bars';
import { dotsOf } from './chart/dots';
import { LAYOUTS } from './chart/picture';
import { measuresOf } from './measures';
import type { Report } from './report';

/** The file of a chart: `key.svg`, and `key-narrow.svg` for phones. */
export const chartFile = (id: string, layout: keyof typeof LAYOUTS): string =>
  layout === 'wide' ? `${id}.svg` : `${id}-${layout}.svg`;

/** The pictures of the page, each for a wide and for a narrow window, by the names of their files. */
export const chartsOf = (report: Report): Record<string, string> =>
  Object.fromEntries(
    measuresOf(report).flatMap((measure) => {
      const draw = measure.id === 'size' ? barsOf : dotsOf;
      return Object.entries(LAYOUTS).map(([name, layout]) => [
        chartFile(measure.id, name as keyof typeof LAYOUTS),
        draw(report, measure, layout),
      ]);
    }),
  );
