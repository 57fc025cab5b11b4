import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasReadablePages } from '../../../../server/blocks/documents/pdfPages';
import { hasDecodableSize } from '../../../../server/blocks/documents/pictureSize';
import { minimalPdf, pdfOf } from '../../../support/minimalPdf';
import { JPEG, PNG, WEBP } from './files';

const bytes = (base64: string) => Buffer.from(base64, 'base64');

/** A copy with other bytes from a place on. */
function changed(content: Buffer, at: number, hex: string): Buffer {
  const copy = Buffer.from(content);
  copy.write(hex, at, 'hex');
  return copy;
}
const frameOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from('ffc0', 'hex'));
const HEIC = Buffer.from('0000001869737065' + '00000000' + '00000fc0' + '00000bd0', 'hex');

describe('the size that a picture says', () => {
  it.each([
    ['jpeg', bytes(JPEG)],
    ['png', bytes(PNG)],
    ['webp', bytes(WEBP)],
    ['heic', HEIC],
    ['pdf', Buffer.from('anything')],
  ])('may be decoded as cameras write it: %s', (name, content) => {
    expect(hasDecodableSize(content, { name })).toBe(true);
    expect(hasDecodableSize(new Uint8Array(content), { name })).toBe(true);
  });

  it.each([
    ['a PNG of 4 billion dots a side', 'png', changed(bytes(PNG), 16, 'ffffffffffffffff')],
    ['a PNG of 100,000 by 100,000', 'png', changed(bytes(PNG), 16, '000186a0000186a0')],
    ['a PNG of 20,000 by 20,000', 'png', changed(bytes(PNG), 16, '00004e2000004e20')],
    ['a PNG of no width', 'png', changed(bytes(PNG), 16, '00000000')],
    ['a JPEG of 65,535 by 65,535', 'jpeg', changed(bytes(JPEG), frameOf(bytes(JPEG)) + 5, 'ffffffff')],
    ['a JPEG without a size', 'jpeg', bytes(JPEG).subarray(0, 20)],
    ['a WEBP of 16 million a side', 'webp', changed(bytes(WEBP), 24, 'ffffffffffff')],
    ['a HEIC with a huge picture behind a small one', 'heic', Buffer.concat([HEIC, changed(HEIC, 12, 'ffffffff')])],
    ['a HEIC without a size', 'heic', Buffer.from('nothing')],
  ])('may not: %s', (_, name, content) => {
    expect(hasDecodableSize(content, { name })).toBe(false);
  });
});

/** A PDF whose objects but the catalogue are packed in a stream, as most programs write it today. */
function packedPdf(objects: string[], pack = deflateSync): Buffer {
  const numbers = objects.map((_, index) => index + 2);
  let offset = 0;
  const places = objects.map((text, index) => {
    const place = `${numbers[index]} ${offset}`;
    offset += text.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const data = pack(Buffer.from(`${head}${objects.join('\n')}`)).toString('latin1');
  const number = objects.length + 2;
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${number} 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}
const TREE = ['<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>', '<< /Type /Page >>', '<< /Type /Page >>'];

describe('the pages of a PDF', () => {
  it('are found where they stand alone, are packed in a stream, or listed as an object of their own', () => {
    expect(hasReadablePages(minimalPdf())).toBe(true);
    expect(hasReadablePages(new Uint8Array(minimalPdf(5_000)))).toBe(true);
    expect(hasReadablePages(packedPdf(TREE))).toBe(true);
    const listed = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids 3 0 R >>', '[4 0 R]', '<< /Type /Page >>'];
    expect(hasReadablePages(pdfOf(listed))).toBe(true);
  });

  it('of a PDF with a password are not looked at', () => {
    const locked = minimalPdf()
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R')
      .replace('/Kids', '/X');
    expect(hasReadablePages(Buffer.from(locked, 'latin1'))).toBe(true);
  });

  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  it.each([
    ['five bytes', Buffer.from('%PDF-')],
    ['nothing behind the head', Buffer.from(`%PDF-1.7\n${' '.repeat(500)}`)],
    ['its second half missing', minimalPdf().subarray(0, 150)],
    ['no catalogue', Buffer.from(minimalPdf().toString('latin1').replace('/Root 1 0 R', ''), 'latin1')],
    ['no page', pdfOf([catalog, '<< /Type /Pages /Kids [] /Count 0 >>'])],
    ['a tree that bites its tail', pdfOf([catalog, '<< /Kids [3 0 R] >>', '<< /Kids [2 0 R] >>'])],
    ['pages that are drawn twice', pdfOf([catalog, '<< /Kids [3 0 R 3 0 R] >>', '<< /Type /Page >>'])],
    [
      '3,000 pages',
      pdfOf([catalog, `<< /Kids [${Array.from({ length: 3_000 }, (_, n) => `${n + 3} 0 R`).join(' ')}] >>`]),
    ],
    [
      'a tree of 60 levels',
      pdfOf([catalog, ...Array.from({ length: 60 }, (_, n) => `<< /Kids [${n + 3} 0 R] >>`), '<< >>']),
    ],
    ['a stream that unpacks to 64 MB', packedPdf([...TREE, `(${'0'.repeat(64 * 1_048_576)})`])],
    ['a stream that is no stream', packedPdf(TREE, (text) => Buffer.from(text as Buffer))],
  ])('are refused: %s', (_, content) => {
    expect(hasReadablePages(content)).toBe(false);
  });
});
