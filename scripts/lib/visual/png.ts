import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { type Picture, toPalette } from './picture';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const EIGHT_BITS = 8;
const PALETTE = 3;

/** A picture as a PNG of at most 256 colours, which pngjs reads and does not write. Source: https://www.w3.org/TR/png-3/ */
export function writePng(picture: Picture): Buffer {
  const { width, height, colours, points } = toPalette(picture);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BITS, PALETTE], 8);
  // Each row begins with the number of its filter: none, which suits palettes best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(points.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @throws when it is no PNG */
export function readPng(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(checksum(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32, which Node has of its own from 22 on. */
function checksum(content: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of content) sum = (TABLE[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
