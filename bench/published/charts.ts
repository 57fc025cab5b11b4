import { barsOf } from './chart/bars';
import { dotsOf } from './chart/dots';
import { LAYOUTS, type Layout } from './chart/picture';
import { measuresOf } from './measures';
import type { Report } from './report';

/** The file of a chart: `key.svg`, and `key-narrow.svg` for phones. */
export const chartFile = (id: string, { suffix }: Layout): string => `${id}${suffix}.svg`;

/** The pictures of the page, each for a wide and for a narrow window, by the names of their files. */
export const chartsOf = (report: Report): Record<string, string> =>
  Object.fromEntries(
    measuresOf(report).flatMap((measure) => {
      const draw = measure.id === 'size' ? barsOf : dotsOf;
      return Object.values(LAYOUTS).map((layout) => [chartFile(measure.id, layout), draw(report, measure, layout)]);
    }),
  );
