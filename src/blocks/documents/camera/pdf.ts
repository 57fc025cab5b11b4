/** A JPEG and its size in pixels. */
export interface JpegPage {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The longer edge of a page, in points: that of an A4 sheet. */
const LONG_EDGE = 842;

/** Bytes that are not ASCII in the second line: programs that carry files know by them that it is no text. */
const HEADER = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';

/**
 * A PDF that has each picture as a page of its own, unchanged: a JPEG is a stream that readers decode. It holds nothing
 * else, not even a date. Source: ISO 32000-1, 7.4.8 (DCTDecode), 7.5 (file structure), 8.9.5 (image dictionaries)
 */
export function pdfOf(pages: readonly JpegPage[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? latin1(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  // The catalogue, the tree of pages, and of each page itself, what it draws, and its picture.
  const numberOf = (page: number) => 3 + 3 * page;
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  write(HEADER);
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const number = numberOf(index);
    const scale = LONG_EDGE / Math.max(width, height);
    const [wide, high] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const drawn = `q ${wide} 0 0 ${high} 0 0 cm /Photo Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${number + 1} 0 R` +
        ` /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${drawn.length} >>`, drawn);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB` +
        ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
