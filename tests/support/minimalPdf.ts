/** A PDF of one empty page, filled up with a comment to so many bytes. */
export function minimalPdf(bytes = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  return pdfOf(objects, bytes);
}

/** A PDF of these objects, the first of which is its catalogue. */
export function pdfOf(objects: string[], bytes = 0): Buffer {
  const head = '%PDF-1.7\n%âãÏÓ\n';
  const written = objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('');
  const tail = (at: number) => `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${at}\n%%EOF\n`;
  const place = head.length + written.length;
  const missing = bytes - place - tail(place).length;
  const filler = missing > 0 ? `%${' '.repeat(missing - 2)}\n` : '';
  return Buffer.from(`${head}${written}${filler}${tail(place)}`, 'latin1');
}
