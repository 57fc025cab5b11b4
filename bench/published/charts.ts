import { barsOf } from './chart/bars';
import { dotsOf } from './chart/dots';
import { measuresOf } from './measures';
import type { Report } from './report';

/** The pictures of the page, by the names of their files. */
export const chartsOf = (report: Report): Record<string, string> =>
  Object.fromEntries(
    measuresOf(report).map((measure) => [
      `${measure.id}.svg`,
      measure.id === 'size' ? barsOf(report, measure) : dotsOf(report, measure),
    ]),
  );
