import {
  type Additions,
  type CompareFinding,
  type CompareReport,
  toHtml,
  toJson,
  toSarif,
  toText,
  type Version,
} from '../../engine/analyse';
import { policyHash } from '../../server/http/policyHash';
import { tokens } from './pageParts';

type Names = Record<Version, string>;

const fileIn =
  (names: Names) =>
  ({ file, version }: Pick<CompareFinding, 'file' | 'version'>) =>
    `${names[version]}/${file}`;

/** How a comparison is told, by the name of the format. */
export const formats: Record<
  'text' | 'json' | 'sarif' | 'html',
  (report: CompareReport, names: Names, added?: Additions) => string
> = {
  text: (report, names, added) => toText(report, fileIn(names), added),
  json: (report, names, added) => toJson(report, fileIn(names), added),
  sarif: (report, names, added) => toSarif(report, fileIn(names), added),
  html: (report, names, added) =>
    toHtml(report, { name: fileIn(names), ...names, tokens: tokens(), hashOf: policyHash, added }),
};
