import { toJpeg } from '../jpeg';
import { drawPage, type Page } from './page';
import { type JpegPage, pdfOf } from './pdf';

/** How many pixels a page has at its longer edge, and the quality of its JPEG. */
interface Step {
  edge: number;
  quality: number;
}

/**
 * From the best that is sent to the least that is still legible: at 1024 pixels the small print of a card (1 mm) has 12,
 * that of a full sheet is lost.
 */
const STEPS: readonly Step[] = [
  { edge: 2560, quality: 0.85 },
  { edge: 2560, quality: 0.7 },
  { edge: 2048, quality: 0.7 },
  { edge: 1600, quality: 0.7 },
  { edge: 1600, quality: 0.5 },
  { edge: 1280, quality: 0.5 },
  { edge: 1024, quality: 0.5 },
];

/**
 * The file of the sides of a document: a JPEG of one, a PDF of several. The first step that fits `most` bytes, else the
 * last one; `undefined` when this browser cannot make it.
 */
export async function makeFile(
  pages: readonly Page[],
  { name, most }: { name: string; most: number },
): Promise<File | undefined> {
  let made: Blob | undefined;
  for (const step of STEPS) {
    made = await contentOf(pages, step);
    if (!made || made.size <= most) break;
  }
  if (!made) return undefined;
  return new File([made], `${name}.${made.type === 'application/pdf' ? 'pdf' : 'jpg'}`, { type: made.type });
}

async function contentOf(pages: readonly Page[], { edge, quality }: Step): Promise<Blob | undefined> {
  const drawn: JpegPage[] = [];
  for (const page of pages) {
    const canvas = drawPage(page, edge);
    if (!canvas) return undefined;
    const { width, height } = canvas;
    const blob = await toJpeg(canvas, quality);
    if (!blob) return undefined;
    if (pages.length === 1) return blob;
    drawn.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height });
  }
  return pdfOf(drawn);
}
