import { inflateSync } from 'node:zlib';

/** How many letters of the foot come before its moment, `Gerada em `, and how many the moment has, `23/11/2026 às 09:41`. */
const [BEFORE, MOMENT] = ['Gerada em '.length, '23/11/2026 às 09:41'.length];
/** A glyph of an embedded font is two bytes. */
const GLYPH = 4;
/** Where the foot begins: its line stands at the left margin, this far from the lower edge. */
const FOOT = /(BT\n1 0 0 1 56 3\d(?:\.\d+)? Tm\n[^\n]*Tf\n)\[([^\]]*)\] TJ/g;

/**
 * The bytes of a sheet as text, streams unpacked, without the moment at which it was drawn: that of the document, that at
 * the foot of each page, and what follows from their lengths. A sheet of which the answers show all digits has the same
 * letters in its fonts at any moment.
 */
export function bytesWithoutMoment(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/\nxref\n[\s\S]*?\ntrailer\n/, '\ntrailer\n')
    .replace(/startxref\n\d+/, 'startxref')
    .replace(/\(D:\d{14}Z\)/g, '()')
    .replace(/<xmp:CreateDate>[^<]*</g, '<xmp:CreateDate><')
    .replace(/\/ID \[[^\]]*\]/, '/ID')
    .replace(/\/Length \d+/g, '/Length')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (_, packed: string) => `stream\n${unpacked(packed)}\nendstream`)
    .replace(FOOT, (_, place: string, pieces: string) => `${place}[${withoutMoment(pieces)}] TJ`);
}

function unpacked(text: string): string {
  try {
    return inflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  } catch {
    return text;
  }
}

/** The glyphs of the foot, without those of the moment and without the room between them. */
function withoutMoment(pieces: string): string {
  const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
  return `<${glyphs.slice(0, BEFORE * GLYPH)}...${glyphs.slice((BEFORE + MOMENT) * GLYPH)}>`;
}
