import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive. */
export interface ZipFile {
  /** With slashes. */
  name: string;
  content: Buffer;
}

interface Entry {
  name: Buffer;
  crc: number;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01: the archive says nothing of when its files were made. */
const DAY = 0x21;
const [STORED, DEFLATED] = [0, 8];

/**
 * A ZIP archive piece by piece, one file at a time in memory. Each is packed where that makes it smaller.
 * Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export async function* zip(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const deflated = deflateRawSync(content);
    const isSmaller = deflated.length < content.length;
    const body = isSmaller ? deflated : content;
    const entry: Entry = {
      name: Buffer.from(name, 'utf8'),
      crc: crc32(content),
      method: isSmaller ? DEFLATED : STORED,
      packed: body.length,
      size: content.length,
      offset,
    };
    const head = headOf(entry);
    entries.push(entry);
    offset += head.length + body.length;
    yield head;
    yield body;
  }
  const directory = Buffer.concat(entries.map(directoryEntryOf));
  yield directory;
  yield endOf(entries.length, directory.length, offset);
}

function headOf(entry: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  writeFacts(head, entry, 6);
  return Buffer.concat([head, entry.name]);
}

function directoryEntryOf(entry: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  writeFacts(head, entry, 8);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

/** What both heads say alike, from the flags to the length of the name. */
function writeFacts(head: Buffer, { crc, method, packed, size, name }: Entry, at: number): void {
  head.writeUInt16LE(FLAGS, at);
  head.writeUInt16LE(method, at + 2);
  head.writeUInt16LE(0, at + 4);
  head.writeUInt16LE(DAY, at + 6);
  head.writeUInt32LE(crc, at + 8);
  head.writeUInt32LE(packed, at + 12);
  head.writeUInt32LE(size, at + 16);
  head.writeUInt16LE(name.length, at + 20);
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
