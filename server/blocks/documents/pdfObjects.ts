import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, each as its text without what a stream holds. */
export interface PdfObjects {
  texts: ReadonlyMap<number, string>;
  /** Only who has its password reads what it holds. */
  isEncrypted: boolean;
  /** The number of its first object, the catalogue. */
  root: number | undefined;
}

/** More than any document has; and the most that the objects that are packed in streams may unpack to. */
const MOST = { objects: 200_000, unpackedBytes: 32 * 1_048_576 };

const OBJECT = /(?:^|[\s>])(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g;

/**
 * Reads which objects a PDF has. Of their content only what is packed in object streams is unpacked, up to a limit.
 * Source: ISO 32000-2, 7.3.10 (indirect objects), 7.5.5 (trailer), 7.5.7 (object streams)
 * @returns nothing when it is damaged, or has more than may be looked at
 */
export function readPdf(content: Buffer): PdfObjects | undefined {
  const file = content.toString('latin1');
  if (!/startxref\s+\d+\s/.test(file.slice(-4_096))) return undefined;
  const isEncrypted = /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</.test(file);
  const texts = new Map<number, string>();
  const packed: { dictionary: string; from: number }[] = [];
  const next = { end: finderOf(file, 'endobj'), stream: finderOf(file, 'stream') };
  for (const found of file.matchAll(OBJECT)) {
    const begin = found.index + found[0].length;
    const { dictionary, streamAt } = bodyAt(file, begin, next);
    texts.set(Number(found[1]), dictionary);
    if (streamAt !== undefined && /\/ObjStm\b/.test(dictionary)) packed.push({ dictionary, from: streamAt });
    if (texts.size > MOST.objects) return undefined;
  }
  if (!isEncrypted && !unpackAll(content, packed, texts)) return undefined;
  const root = [...file.matchAll(/\/Root\s+(\d{1,10})\s+\d+\s+R/g)].at(-1)?.[1];
  return { texts, isEncrypted, root: root === undefined ? undefined : Number(root) };
}

/** The first place of a word from a place on, -1 for none. */
type Finder = (from: number) => number;

/** Finds a word from places that only go forward: nothing is searched twice. */
function finderOf(file: string, word: string): Finder {
  let found = 0;
  return (from) => {
    if (found !== -1 && found < from) found = file.indexOf(word, from);
    return found;
  };
}

/** An object from behind its `obj` to its end, or to the stream that it has. */
function bodyAt(
  file: string,
  begin: number,
  next: { end: Finder; stream: Finder },
): { dictionary: string; streamAt: number | undefined } {
  const [end, stream] = [next.end(begin), next.stream(begin)];
  if (stream === -1 || (end !== -1 && end < stream)) {
    return { dictionary: file.slice(begin, end === -1 ? undefined : end), streamAt: undefined };
  }
  return { dictionary: file.slice(begin, stream), streamAt: stream + 'stream'.length };
}

/** Adds the objects that are packed in streams; those that stand alone win. @returns false when one cannot be read */
function unpackAll(
  content: Buffer,
  packed: { dictionary: string; from: number }[],
  texts: Map<number, string>,
): boolean {
  let left = MOST.unpackedBytes;
  for (const { dictionary, from } of packed) {
    const text = unpack(content, { dictionary, from, most: left });
    if (text === undefined) return false;
    left -= text.length;
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
    const places = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < places.length; at += 2) {
      const [number = 0, offset = 0] = [places[at], places[at + 1]];
      if (!texts.has(number)) texts.set(number, text.slice(first + offset, first + (places[at + 3] ?? text.length)));
    }
    if (texts.size > MOST.objects) return false;
  }
  return true;
}

function unpack(
  content: Buffer,
  { dictionary, from, most }: { dictionary: string; from: number; most: number },
): string | undefined {
  const begin = from + (content[from] === 0x0d ? 2 : 1);
  const end = content.indexOf('endstream', begin, 'latin1');
  if (end === -1) return undefined;
  const data = content.subarray(begin, end);
  if (!/\/Filter\b/.test(dictionary)) return data.length <= most ? data.toString('latin1') : undefined;
  if (most <= 0 || !/\/Filter\s*(\[\s*)?\/FlateDecode/.test(dictionary)) return undefined;
  try {
    return inflateSync(data, { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}
