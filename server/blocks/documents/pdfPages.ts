import { readPdf } from './pdfObjects';

/** More pages than any document of a registration has; a tree that is deeper is made to harm. */
const MOST = { pages: 2_000, depth: 50 };

/**
 * Whether a PDF has a tree of pages that ends, with one page at least and no more than may be looked at. Of one with a
 * password only its frame is looked at. Source: ISO 32000-2, 7.7.3 (page tree)
 */
export function hasReadablePages(content: Uint8Array): boolean {
  const pdf = readPdf(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (!pdf || pdf.root === undefined) return false;
  if (pdf.isEncrypted) return true;
  const top = /\/Pages\s+(\d{1,10})\s+\d+\s+R/.exec(pdf.texts.get(pdf.root) ?? '')?.[1];
  return top !== undefined && countsPages(pdf.texts, Number(top));
}

function countsPages(texts: ReadonlyMap<number, string>, top: number): boolean {
  const seen = new Set<number>();
  let pages = 0;
  let level = [top];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST.depth) return false;
    const next: number[] = [];
    for (const number of level) {
      // A node under itself, or under two others, would be drawn again and again.
      if (seen.has(number)) return false;
      seen.add(number);
      const text = texts.get(number);
      if (text === undefined) continue;
      const kids = kidsOf(text, texts);
      if (kids) next.push(...kids);
      else pages += 1;
    }
    if (pages + next.length > MOST.pages) return false;
    level = next;
  }
  return pages > 0;
}

/** The children of a node, written in it or as an object of their own; nothing of a page. */
function kidsOf(text: string, texts: ReadonlyMap<number, string>): number[] | undefined {
  const named = /\/Kids\s+(\d{1,10})\s+\d+\s+R/.exec(text)?.[1];
  const list = named === undefined ? /\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1] : texts.get(Number(named));
  return list === undefined
    ? undefined
    : [...list.matchAll(/(\d{1,10})\s+\d+\s+R/g)].map(([, number]) => Number(number));
}
