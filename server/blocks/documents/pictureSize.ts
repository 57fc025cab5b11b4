import type { FileType } from '../../../engine/core';

/** A picture's width and height in dots. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The most that any camera or scanner makes: above it, a small file would take gigabytes to decode. */
const MOST = { side: 30_000, dots: 200_000_000 };

/** By the name of the kind: the sizes that a picture says it has, also those of pictures inside it. */
const sizes: Record<string, (content: Buffer) => PictureSize[]> = {
  jpeg: jpegSizes,
  png: pngSizes,
  webp: webpSizes,
  heic: heicSizes,
};

/** Whether a picture says a size, and one that may be decoded. What it holds is not looked at; true of what is no picture. */
export function hasDecodableSize(content: Uint8Array, { name }: Pick<FileType, 'name'>): boolean {
  const read = sizes[name];
  if (!read) return true;
  const found = read(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return found.length > 0 && found.every(isDecodable);
}

function isDecodable({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0 && width <= MOST.side && height <= MOST.side && width * height <= MOST.dots;
}

/** Source: https://www.w3.org/TR/png-3/#11IHDR */
function pngSizes(content: Buffer): PictureSize[] {
  return content.length < 24 ? [] : [{ width: content.readUInt32BE(16), height: content.readUInt32BE(20) }];
}

/** Start of frame, but for the three markers of that range that mean something else. Source: ITU-T T.81, B.2.2 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;

function jpegSizes(content: Buffer): PictureSize[] {
  const found: PictureSize[] = [];
  for (let at = 2; at + 9 <= content.length; ) {
    const marker = content[at + 1] as number;
    if (content[at] !== 0xff || marker === SCAN) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) found.push({ height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) });
    at += 2 + content.readUInt16BE(at + 2);
  }
  return found;
}

/** Each of the three codings says it at another place. Source: https://www.rfc-editor.org/rfc/rfc9649#section-2.5 */
function webpSizes(content: Buffer): PictureSize[] {
  const found: PictureSize[] = [];
  for (let at = 12; at + 18 <= content.length; ) {
    const [chunk, length] = [content.toString('latin1', at, at + 4), content.readUInt32LE(at + 4)];
    if (chunk === 'VP8X')
      found.push({ width: content.readUIntLE(at + 12, 3) + 1, height: content.readUIntLE(at + 15, 3) + 1 });
    if (chunk === 'VP8 ')
      found.push({ width: content.readUInt16LE(at + 14) & 0x3fff, height: content.readUInt16LE(at + 16) & 0x3fff });
    if (chunk === 'VP8L') {
      const bits = content.readUInt32LE(at + 9);
      found.push({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
    }
    at += 8 + length + (length % 2);
  }
  return found;
}

/** Every size in the properties of its items. Source: ISO/IEC 23008-12, 6.5.3 (ispe) */
function heicSizes(content: Buffer): PictureSize[] {
  const found: PictureSize[] = [];
  for (let at = content.indexOf('ispe'); at !== -1 && at + 16 <= content.length; at = content.indexOf('ispe', at + 4)) {
    if (content.readUInt32BE(at + 4) !== 0) continue;
    found.push({ width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12) });
  }
  return found;
}
