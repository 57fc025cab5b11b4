import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure tree: what it is, and its texts and nodes in reading order. */
export interface PdfNode {
  role: string;
  children: (PdfNode | string)[];
}

/** What a PDF file says: of itself, on each page, and to assistive technology. */
export interface ReadPdf {
  title: string;
  language: string;
  isTagged: boolean;
  showsTitle: boolean;
  /** The text of each page, line by line. */
  pages: string[];
  /** The structure tree of all pages, one after the other: what goes on over pages stands once for each. */
  tree: PdfNode[];
}

type Node = { role?: string; type?: string; id?: string; children?: Node[] };
type Item = { str?: string; hasEOL?: boolean; type?: string; id?: string | null };

/** Reads a PDF file as a viewer and a screen reader do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const pages: string[] = [];
  const tree: PdfNode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push((items as Item[]).map((item) => `${item.str ?? ''}${item.hasEOL ? '\n' : ''}`).join(''));
    const root = (await page.getStructTree()) as Node | null;
    const top = root && nodeOf({ role: 'Page', ...root }, textsOf(items as Item[]));
    if (typeof top === 'object' && top) tree.push(...(top.children as PdfNode[]));
  }
  await task.destroy();
  return {
    title: info.Title ?? '',
    language: info.Language ?? '',
    isTagged: marks?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
    pages,
    tree,
  };
}

/** The texts of a page by the id of the marked content that holds them. */
function textsOf(items: Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str = '', hasEOL } of items) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') open.push(id ?? undefined);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const place = open.at(-1) ?? '';
      texts.set(place, `${texts.get(place) ?? ''}${str}${hasEOL ? ' ' : ''}`);
    }
  }
  return texts;
}

/** A node with what of it is on the page; `undefined` when nothing is, since each page names the nodes of all. */
function nodeOf(node: Node, texts: Map<string, string>): PdfNode | string | undefined {
  if (node.type === 'content') return texts.get(node.id ?? '')?.trim() || undefined;
  const children = (node.children ?? []).flatMap((child) => nodeOf(child, texts) ?? []);
  return children.length > 0 ? { role: node.role ?? '', children } : undefined;
}

/** All nodes of a role, in reading order. */
export function nodesOf(tree: readonly (PdfNode | string)[], role: string): PdfNode[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.role === role ? [node] : []), ...nodesOf(node.children, role)],
  );
}

/** The text of a node. */
export function textOf(node: PdfNode | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join(' ').trim();
}

/** The lines of the sheet's tables: label and value. */
export function linesOf(tree: readonly PdfNode[]): [string, string][] {
  return nodesOf(tree, 'TR').map(({ children }) => [textOf(children[0] ?? ''), textOf(children[1] ?? '')]);
}
