import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

type Element = PDFKit.PDFStructureElement;

/** The faces of the sheet: text, and what stands out. */
export type Face = 'regular' | 'semibold';

/** The font files of the sheet. */
export type Fonts = Record<Face, Buffer>;

/** What the document says of itself. */
export interface PaperInput {
  title: string;
  author: string;
  now: Date;
  fonts: Fonts;
}

/** A tagged document being written from top to bottom; lengths are points. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  /** The top of the structure tree. */
  root: Element;
}

/** A4, with room for a line at the head and one at the foot. */
export const PAGE = { left: 56, right: 56, top: 72, bottom: 68, width: 595.28, height: 841.89 };
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** The fonts of a sheet: they hold all letters of the Latin script, and are embedded. */
export function readFonts(assets: string): Fonts {
  const read = (name: string) => readFileSync(join(assets, 'fonts', `${name}.ttf`));
  return { regular: read('inter-regular'), semibold: read('inter-semibold') };
}

/** An empty document with its first page: tagged, in Portuguese, under its title. */
export function openPaper({ title, author, now, fonts }: PaperInput): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margins: PAGE,
    pdfVersion: '1.7',
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    // The number of pages is known at the end alone.
    bufferPages: true,
    info: { Title: title, Author: author, Creator: 'Ficha', CreationDate: now },
    font: fonts.regular as unknown as string,
  });
  for (const [face, file] of Object.entries(fonts)) doc.registerFont(face, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** Puts an element into the structure, and what `fill` adds into the element. */
export function within({ doc }: Paper, parent: Element, type: string, fill: (element: Element) => void): void {
  const element = doc.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

/** Puts drawn content into the structure. `scope` is the direction that a head cell speaks for. */
export function content({ doc }: Paper, parent: Element, type: string, draw: () => void, scope?: 'Row'): void {
  parent.add(doc.struct(type, (scope ? { scope } : {}) as object, draw));
}

/** Draws what readers skip: lines, grounds, what repeats on every page. */
export function artifact({ doc }: Paper, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Begins a new page unless so much fits on this one. */
export function keep({ doc }: Paper, height: number): void {
  if (doc.y + height > PAGE.height - PAGE.bottom && doc.y > PAGE.top) doc.addPage();
}

/** The document's bytes; nothing can be added any more. */
export async function closePaper({ doc, root }: Paper): Promise<Buffer> {
  root.end();
  const pieces: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}
