import type { FileType } from './types';

/** How long a name may be, its extension included. */
export const FILE_NAME_LENGTH = 150;

/**
 * Control and format characters: among them those that turn the direction of writing, which can show `txt.exe` as
 * `exe.txt`, and halves of character pairs. Source: Unicode Standard Annex #44, categories Cc, Cf, Cs, Zl and Zp.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What file systems and pages take for something else than a name. Source: Microsoft, Naming Files, reserved characters. */
const RESERVED = /[<>:"|?*]/g;

/**
 * The name under which a file is kept: without folders and invisible characters, and never longer than
 * `FILE_NAME_LENGTH`. It keeps its extension when that fits the content, else it gets one: `foto.exe` with a JPEG inside
 * becomes `foto.exe.jpg`.
 */
export function toFileName(name: string, { name: kind, extensions }: Pick<FileType, 'name' | 'extensions'>): string {
  const last = name.normalize('NFC').replace(INVISIBLE, '').replace(RESERVED, '_').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/\s+/g, ' ').trim();
  const dot = plain.lastIndexOf('.');
  const fits = extensions.includes(plain.slice(dot + 1).toLowerCase()) && dot !== -1;
  const extension = fits ? plain.slice(dot + 1) : extensions[0];
  const stem = (fits ? plain.slice(0, dot) : plain).replace(/^[.\s]+|[.\s]+$/g, '') || kind;
  return `${cut(stem, FILE_NAME_LENGTH - extension.length - 1)}.${extension}`;
}

/** At most so many UTF-16 units, without half of a character pair at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
