import type { CompareFinding, CompareReport, Version } from '../../engine/analyse/compare/types';
import { toText } from '../../engine/analyse/report/text';

type Names = Record<Version, string>;

const fileIn =
  (names: Names) =>
  ({ file, version }: Pick<CompareFinding, 'file' | 'version'>) =>
    `${names[version]}/${file}`;

/** How a comparison is told, by the name of the format. */
export const formats: Record<'text', (report: CompareReport, names: Names) => string> = {
  text: (report, names) => toText(report, fileIn(names)),
};
