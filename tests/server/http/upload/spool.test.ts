import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSpool, type ReceivedFile } from '../../../../server/http/upload/spool';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** What is kept of a text that comes in pieces of this length. */
async function receive(
  text: string,
  { length = 7, most = 10_000, isWanted = (_head: Buffer): boolean => true } = {},
): Promise<ReceivedFile> {
  const spool = createSpool(temporaryFolder(), { most, isWanted });
  for (let at = 0; at < text.length; at += length) await spool.write(text.slice(at, at + length));
  await spool.end();
  return spool.received();
}

describe('a content that comes as base64', () => {
  it.each([1, 2, 3, 4, 100, 1001])(
    'of %i bytes is on the disk for its owner alone, with its size and hash',
    async (size) => {
      const content = Buffer.alloc(size, 7);
      const received = await receive(content.toString('base64'));
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(received).toMatchObject({ isBase64: true, size, sha256, head: content.subarray(0, 256) });
      expect(readFileSync(received.path).equals(content)).toBe(true);
      expect(statSync(received.path).mode & 0o777).toBe(0o600);
    },
  );

  it.each(['data:application/pdf;base64,AAAA', 'AAA', 'AA-_', 'AA A', 'A===', 'AAAA\n', 'ção=', 'AA==AAAA'])(
    'is not %j, however it is cut',
    async (text) => {
      for (const length of [1, 3, 4, 100]) expect((await receive(text, { length })).isBase64).toBe(false);
    },
  );

  it('is measured to its end and not kept when it is too long, or of no use', async () => {
    const text = Buffer.alloc(2_000, 7).toString('base64');
    const long = await receive(text, { most: 900 });
    expect([long.size, statSync(long.path).size]).toEqual([2_000, expect.any(Number)]);
    expect(statSync(long.path).size).toBeLessThanOrEqual(900);
    const useless = await receive(text, { length: 400, isWanted: () => false });
    expect([useless.size, existsSync(useless.path)]).toEqual([2_000, false]);
  });

  it('leaves nothing open when its caller goes at whatever moment', async () => {
    const folder = temporaryFolder();
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
        } catch {
          return false;
        }
      });
    for (let ticks = 0; ticks < 20; ticks += 1) {
      const spool = createSpool(folder, { most: 10_000, isWanted: () => true });
      const written = spool.write(Buffer.alloc(900, 7).toString('base64'));
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      await spool.remove();
      await written;
      await spool.write(Buffer.alloc(900, 7).toString('base64'));
    }
    expect([open(), readdirSync(folder)]).toEqual([[], []]);
  });
});
