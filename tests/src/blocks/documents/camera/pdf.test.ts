import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { fileTypeOf } from '../../../../../engine/core/files/table';
import { readPdf } from '../../../../../server/blocks/documents/pdfObjects';
import { hasReadablePages } from '../../../../../server/blocks/documents/pdfPages';
import { pdfOf } from '../../../../../src/blocks/documents/camera/pdf';
import { JPEG } from '../../../../server/blocks/documents/files';

const jpeg = new Uint8Array(Buffer.from(JPEG, 'base64'));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** What a reader finds on each page: its size, and the pictures that it draws. */
async function pagesOf(content: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = fnArray.flatMap((operator, at) =>
      operator === OPS.paintImageXObject ? [(argsArray[at] as unknown[]).slice(1, 3)] : [],
    );
    pages.push({ size: page.view, drawn });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, info };
}

describe('a PDF of photos', () => {
  it('has a page of each, in its own proportion, with the photo on it as it is', async () => {
    const blob = pdfOf([
      { jpeg, width: 2, height: 1 },
      { jpeg, width: 2, height: 1 },
    ]);
    expect(blob.type).toBe('application/pdf');
    const content = await bytesOf(blob);
    const { pages } = await pagesOf(content);
    const page = { size: [0, 0, 842, 421], drawn: [[2, 1]] };
    expect(pages).toEqual([page, page]);
    expect(Buffer.from(content).indexOf(jpeg)).toBeGreaterThan(0);
  });

  it('says nothing of who made it or when', async () => {
    const { info } = await pagesOf(await bytesOf(pdfOf([{ jpeg, width: 2, height: 1 }])));
    expect(Object.keys(info).filter((name) => /Date|Author|Creator|Producer|Title/.test(name))).toEqual([]);
  });

  it('has a table with the true place of every object', async () => {
    const text = Buffer.from(await bytesOf(pdfOf([{ jpeg, width: 2, height: 1 }]))).toString('latin1');
    const [, at = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
    expect(text.slice(Number(at), Number(at) + 5)).toBe('xref\n');
    const places = [...text.slice(Number(at)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place, index) => text.startsWith(`${index + 1} 0 obj\n`, place))).toEqual(Array(5).fill(true));
  });

  it('passes the look of the server at its kind and its pages', async () => {
    const content = await bytesOf(pdfOf(Array(2).fill({ jpeg, width: 2, height: 1 })));
    expect(fileTypeOf(content)?.name).toBe('pdf');
    expect(hasReadablePages(content)).toBe(true);
    expect(readPdf(Buffer.from(content))).toMatchObject({ root: 1, isEncrypted: false });
  });
});
