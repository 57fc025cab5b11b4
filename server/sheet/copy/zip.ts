import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive. */
export interface ZipFile {
  /** With slashes. */
  name: string;
  /** As a whole, or piece by piece. */
  content: Buffer | AsyncIterable<Uint8Array>;
}

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const VERSION = 20;
/** Names are UTF-8, and what a content comes to stands behind it. */
const FLAGS = 0x0808;
/** 1980-01-01: the archive says nothing of when its files were made. */
const DAY = 0x21;
const DEFLATED = 8;

/**
 * A ZIP archive piece by piece: of each file no more than some pieces are in memory, and they are packed beside this thread.
 * Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16.
 */
export async function* zip(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const entry: Entry = { name: Buffer.from(name, 'utf8'), crc: 0, packed: 0, size: 0, offset };
    const head = headOf(entry);
    yield head;
    for await (const piece of packed(content, entry)) {
      entry.packed += piece.length;
      yield piece;
    }
    const end = descriptorOf(entry);
    yield end;
    entries.push(entry);
    offset += head.length + entry.packed + end.length;
  }
  const directory = Buffer.concat(entries.map(directoryEntryOf));
  yield directory;
  yield endOf(entries.length, directory.length, offset);
}

/** Pictures and most PDFs are packed in themselves: what more could be had of them is not worth its time. */
async function* packed(content: ZipFile['content'], entry: Entry): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const pieces = Readable.from(counted(Buffer.isBuffer(content) ? [content] : content, entry));
  // Whoever reads what is packed hears of a failure there.
  pipeline(pieces, packer).catch(() => {});
  yield* packer;
}

/** The same pieces; what they come to is noted. */
async function* counted(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  entry: Entry,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc);
    entry.size += piece.length;
    yield piece;
  }
}

function headOf({ name }: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What stands behind a content that was not known before it came. */
function descriptorOf(entry: Entry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  writeSizes(descriptor, entry, 4);
  return descriptor;
}

function directoryEntryOf(entry: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DAY, 14);
  writeSizes(head, entry, 16);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

function writeSizes(head: Buffer, { crc, packed, size }: Entry, at: number): void {
  head.writeUInt32LE(crc, at);
  head.writeUInt32LE(packed, at + 4);
  head.writeUInt32LE(size, at + 8);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
