import { crc32 } from 'node:zlib';
import type { FileType } from '../../../engine/core';

/** By the name of the kind. The others are known by their beginning alone. */
const checks: Record<string, (content: Buffer) => boolean> = { jpeg: isWholeJpeg, png: isWholePng, webp: isWholeWebp };

/** Whether a picture has all its parts, from its head to its end. What its dots look like is not looked at. */
export function isWholePicture(content: Uint8Array, { name }: Pick<FileType, 'name'>): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return checks[name]?.(bytes) ?? true;
}

const SIGNATURE_BYTES = 8;
/** Length, type and CRC of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/** IHDR first, dots after it, IEND last, each chunk with its right CRC. Source: https://www.w3.org/TR/png-3/#5Chunk-layout */
function isWholePng(content: Buffer): boolean {
  let hasData = false;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= content.length; ) {
    const length = content.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > content.length || crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) return false;
    const type = content.toString('latin1', at + 4, at + 8);
    if (at === SIGNATURE_BYTES && (type !== 'IHDR' || length !== 13)) return false;
    if (type === 'IEND') return hasData;
    hasData ||= type === 'IDAT';
    at = end + 4;
  }
  return false;
}

const SCAN = 0xda;
/** Start of frame, but for the three markers of that range that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Segments one behind the other up to the scan, a frame with a size among them, and an end of the picture behind it:
 * an end before it is that of the small picture inside. Source: ITU-T T.81, B.1.1 and B.2
 */
function isWholeJpeg(content: Buffer): boolean {
  let hasFrame = false;
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return false;
    const marker = content[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > content.length) return false;
    if (isFrame(marker)) hasFrame = length >= 8 && content.readUInt16BE(at + 7) > 0;
    if (marker === SCAN) return hasFrame && content.lastIndexOf(Buffer.from([0xff, 0xd9])) >= next;
    at = next;
  }
  return false;
}

/** As long as its container says. Source: https://www.rfc-editor.org/rfc/rfc9649#section-2.4 */
function isWholeWebp(content: Buffer): boolean {
  return content.length >= 20 && content.readUInt32LE(4) + 8 <= content.length;
}
