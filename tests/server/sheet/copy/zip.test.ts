import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { zip } from '../../../../server/sheet/copy/zip';
import { unzip } from '../../privacy/serverOfTests';

const PIECE = 65_536;

/** A content in pieces, of which it counts those that were asked for. */
function piecesOf(count: number) {
  const given: Buffer[] = [];
  let isClosed = false;
  async function* pieces() {
    try {
      for (let n = 0; n < count; n++) {
        const piece = randomBytes(PIECE);
        given.push(piece);
        yield piece;
      }
    } finally {
      isClosed = true;
    }
  }
  return { content: pieces(), given, isClosed: () => isClosed };
}

it('an archive has each file as it was, whole or in pieces, also an empty one', async () => {
  const { content, given } = piecesOf(20);
  const files = [
    { name: 'a/ação.txt', content: Buffer.from('ação '.repeat(1_000)) },
    { name: 'b.bin', content },
    { name: 'c', content: Buffer.alloc(0) },
  ];
  const found = unzip(await buffer(Readable.from(zip(files))));
  expect([...found.keys()]).toEqual(['a/ação.txt', 'b.bin', 'c']);
  expect(found.get('a/ação.txt')?.toString()).toBe('ação '.repeat(1_000));
  expect(found.get('b.bin')?.equals(Buffer.concat(given))).toBe(true);
  expect(found.get('c')?.length).toBe(0);
});

it('takes no more of a file than it has given on, and closes one that nobody reads to its end', async () => {
  const { content, given, isClosed } = piecesOf(200);
  const archive = zip([{ name: 'a', content }]);
  let read = 0;
  while (read < 5 * PIECE) read += ((await archive.next()).value as Buffer).length;
  expect(given.length).toBeLessThan(20);
  await archive.return(undefined);
  await expect.poll(isClosed).toBe(true);
  expect(given.length).toBeLessThan(25);
});

it('fails as a content fails', async () => {
  async function* broken() {
    yield randomBytes(PIECE);
    throw new Error('away');
  }
  await expect(buffer(Readable.from(zip([{ name: 'a', content: broken() }])))).rejects.toThrow('away');
});
