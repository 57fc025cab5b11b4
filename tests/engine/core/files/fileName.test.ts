import { describe, expect, it } from 'vitest';
import { FILE_NAME_LENGTH, toFileName } from '../../../../engine/core/files/fileName';
import { jpeg } from '../../../../engine/core/files/jpeg';
import { pdf } from '../../../../engine/core/files/pdf';

describe('the name of a file', () => {
  it.each([
    ['conta de luz.pdf', 'conta de luz.pdf'],
    ['Comprovante (1) – março.PDF', 'Comprovante (1) – março.PDF'],
    ['irpf.2026.pdf', 'irpf.2026.pdf'],
  ])('stays as it is when nothing is wrong with it: %j', (name, expected) => {
    expect(toFileName(name, pdf)).toBe(expected);
  });

  it.each([
    ['C:\\Users\\ana\\rg.pdf', 'rg.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\rg.pdf', 'rg.pdf'],
    ['pasta/', 'pdf.pdf'],
  ])('loses its folders: %j', (name, expected) => {
    expect(toFileName(name, pdf)).toBe(expected);
  });

  it('loses control characters, and those that turn the direction of writing', () => {
    expect(toFileName('rg\u0000\n\u202Efdp.exe', pdf)).toBe('rgfdp.exe.pdf');
    expect(toFileName('\u2066rg\u2069\u200F\uFEFF.pdf', pdf)).toBe('rg.pdf');
    expect(toFileName('rg\ud800.pdf', pdf)).toBe('rg.pdf');
  });

  it('is written in one way, whatever the system composes letters of', () => {
    expect(toFileName('declarac\u0327a\u0303o.pdf', pdf)).toBe('declaração.pdf');
  });

  it.each([
    ['foto.exe', 'foto.exe.jpg'],
    ['foto.png', 'foto.png.jpg'],
    ['foto', 'foto.jpg'],
    ['image.', 'image.jpg'],
    ['jpg', 'jpg.jpg'],
    ['foto.JPEG', 'foto.JPEG'],
  ])('has an extension that fits the content: %j', (name, expected) => {
    expect(toFileName(name, jpeg)).toBe(expected);
  });

  it.each(['', '.pdf', '...', ' .pdf', '\u202E'])('is the kind of the file when nothing of it is left: %j', (name) => {
    expect(toFileName(name, pdf)).toBe('pdf.pdf');
  });

  it('is cut to its greatest length, and keeps its extension', () => {
    const name = toFileName(`${'a'.repeat(300)}.jpeg`, jpeg);
    expect(name).toHaveLength(FILE_NAME_LENGTH);
    expect(name.endsWith('aa.jpeg')).toBe(true);
    expect(toFileName(`${'a'.repeat(144)}😀😀.jpeg`, jpeg)).toBe(`${'a'.repeat(144)}.jpeg`);
    expect(toFileName(`${'a'.repeat(143)}😀😀.jpeg`, jpeg)).toBe(`${'a'.repeat(143)}😀.jpeg`);
  });

  it('stays the same when it is made again', () => {
    for (const name of ['foto.exe', '..\\a .pdf', `${'á'.repeat(400)}`]) {
      const once = toFileName(name, jpeg);
      expect(toFileName(once, jpeg)).toBe(once);
    }
  });
});
