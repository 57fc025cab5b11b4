import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompareFinding, CompareReport, Version } from '../../engine/analyse/compare/types';
import type { Additions } from '../../engine/analyse/report/additions';
import { toHtml } from '../../engine/analyse/report/html';
import { toJson } from '../../engine/analyse/report/json';
import { toSarif } from '../../engine/analyse/report/sarif';
import { toText } from '../../engine/analyse/report/text';
import { ROOT } from './root.mjs';

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
  html: (report, names, added) => toHtml(report, { name: fileIn(names), ...names, tokens: tokens(), hashOf, added }),
};

/** The portal's tokens without the files of its fonts: the page stands alone. */
function tokens(): string {
  const css = readFileSync(join(ROOT, 'src/theme/tokens.css'), 'utf8');
  return css
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;
