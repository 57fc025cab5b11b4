import type { Face, Paper } from './paper';

/** How a text is set: face, size and line height in points, colour. */
export interface TextStyle {
  face: Face;
  size: number;
  line: number;
  colour: string;
  tracking?: number;
}

const INK = '#14171f';
const INK_2 = '#454a56';
const INK_3 = '#5f6571';
const WARNING = '#8f4300';

/** The styles of the sheet, by what they are for. */
export const STYLES = {
  title: { face: 'semibold', size: 24, line: 29, colour: INK, tracking: -0.5 },
  name: { face: 'regular', size: 13, line: 18, colour: INK_2 },
  tenant: { face: 'semibold', size: 9, line: 12, colour: INK },
  tab: { face: 'semibold', size: 15, line: 20, colour: INK, tracking: -0.2 },
  section: { face: 'semibold', size: 10.5, line: 15, colour: INK },
  row: { face: 'semibold', size: 9.5, line: 14, colour: INK_2 },
  label: { face: 'regular', size: 9, line: 13, colour: INK_2 },
  value: { face: 'regular', size: 9.5, line: 13, colour: INK },
  strong: { face: 'semibold', size: 9.5, line: 13, colour: INK },
  none: { face: 'regular', size: 9.5, line: 13, colour: INK_3 },
  small: { face: 'regular', size: 8, line: 11, colour: INK_3 },
  notice: { face: 'semibold', size: 9.5, line: 14, colour: WARNING },
} as const satisfies Record<string, TextStyle>;

/** Where a text stands. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** What the fonts do not hold: they have the letters and marks of the Latin script. Line breaks are no letters. */
const UNKNOWN =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1ea0-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u20ac\u2116\u2122]/gu;

/** A text as the fonts can show it: accents joined to their letters, spaces for tabs, `?` for letters of other scripts. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(UNKNOWN, '?');
}

interface Setting {
  characterSpacing: number;
  lineGap: number;
  features?: PDFKit.Mixins.OpenTypeFeatures[];
}

/** Inter draws marks close to a 1: right in a word, but the points of an amount or a document would be overlooked. */
const WIDE_FIGURES = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

function apply({ doc }: Paper, text: string, style: TextStyle): Setting {
  doc.font(style.face).fontSize(style.size).fillColor(style.colour);
  return {
    characterSpacing: style.tracking ?? 0,
    lineGap: style.line - doc.currentLineHeight(true),
    ...(/\d/.test(text) && { features: WIDE_FIGURES }),
  };
}

/** How high a text would be. */
export function heightOf(paper: Paper, text: string, style: TextStyle, width: number): number {
  const options = apply(paper, text, style);
  return paper.doc.heightOfString(printable(text), { ...options, width });
}

/** How wide a text of one line would be. */
export function widthOf(paper: Paper, text: string, style: TextStyle): number {
  return paper.doc.widthOfString(printable(text), apply(paper, text, style));
}

/** Sets a text; it goes on over pages when it must. `doc.y` is under it then. */
export function setText(paper: Paper, text: string, style: TextStyle, place: Omit<TextPlace, 'align'>): void {
  const { x, y, width } = place;
  paper.doc.text(printable(text), x, y, { ...apply(paper, text, style), width });
}

/** Sets one line that never wraps, cut with an ellipsis where it is too long; it may stand outside the margins. */
export function setLine(paper: Paper, text: string, style: TextStyle, place: TextPlace): void {
  const { x, y, width, align = 'left' } = place;
  let shown = printable(text).replaceAll('\n', ' ');
  while (shown.length > 1 && widthOf(paper, shown, style) > width) shown = `${shown.slice(0, -2).trimEnd()}…`;
  const left = align === 'right' ? x + width - widthOf(paper, shown, style) : x;
  paper.doc.text(shown, left, y, { ...apply(paper, shown, style), lineBreak: false });
}
