import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanner } from '../../../../server/outside/scanner/clamd';
import { type Manner, SIGNATURE, startStandIn } from './standIn';

const manner: { is: Manner } = { is: 'right' };
let standIn: Awaited<ReturnType<typeof startStandIn>>;
/** A content as it is read from where it lies. */
const pieces = (content: Uint8Array) => Readable.from([content]);

beforeAll(async () => {
  standIn = await startStandIn(manner);
});
afterAll(() => standIn.close());

describe('a scanner over a socket', () => {
  it('is sent the whole content, and says whether it is clean', async () => {
    const scan = createScanner(standIn.address);
    const large = randomBytes(1_000_000);
    expect(await scan(pieces(large))).toBe('clean');
    expect(standIn.seen.at(-1)?.equals(large)).toBe(true);
    expect(await scan(pieces(new Uint8Array(0)))).toBe('clean');
    expect(await scan(pieces(Buffer.from(`before ${SIGNATURE} behind`)))).toBe('infected');
    expect(await Promise.all([scan(pieces(large)), scan(pieces(Buffer.from(SIGNATURE)))])).toEqual([
      'clean',
      'infected',
    ]);
  });

  it.each<Manner>(['silent', 'tooLong', 'hangsUp'])('has no answer when it is %s', async (is) => {
    manner.is = is;
    expect(await createScanner(standIn.address, 200)(pieces(randomBytes(3_000_000)))).toBe('unknown');
    manner.is = 'right';
  });

  it('is spoken to by TLS where its address says so: nothing of a content goes out in clear', async () => {
    const heard: Buffer[] = [];
    const plain = createServer((socket) => socket.once('data', (bytes) => heard.push(bytes) && socket.destroy()));
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const scan = createScanner(`tls://127.0.0.1:${(plain.address() as AddressInfo).port}`);
    expect(await scan(pieces(Buffer.from(SIGNATURE)))).toBe('unknown');
    // Source: RFC 8446, section 5.1: a record of the handshake begins with 22 and the version of old.
    expect(heard.map((bytes) => [...bytes.subarray(0, 2)])).toEqual([[22, 3]]);
    plain.close();
  });

  it('has no answer when nobody is there', async () => {
    const gone = await startStandIn();
    await gone.close();
    expect(await createScanner(gone.address)(pieces(Buffer.from('x')))).toBe('unknown');
    expect(await createScanner('unix:///nowhere/clamd.ctl')(pieces(Buffer.from('x')))).toBe('unknown');
  });
});

describe('a content that a scanner does not hear to its end', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ficha-scan-')), 'content');
  writeFileSync(file, randomBytes(3_000_000));

  it.each<Manner>(['tooLong', 'hangsUp'])('is closed when the scanner is %s', async (is) => {
    manner.is = is;
    const content = createReadStream(file);
    await createScanner(standIn.address)(content);
    manner.is = 'right';
    await expect.poll(() => content.closed).toBe(true);
  });

  it('is closed when nobody is there', async () => {
    const gone = await startStandIn();
    await gone.close();
    const contents = Array.from({ length: 10 }, () => createReadStream(file));
    for (const content of contents) await createScanner(gone.address)(content);
    await expect.poll(() => contents.filter(({ closed }) => !closed)).toEqual([]);
  });
});

const CLAMD = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync);

/** Debian's own, with nothing but a signature of this test: only where it is installed. */
describe.runIf(CLAMD)('clamd itself', () => {
  let folder: string;
  let daemon: ReturnType<typeof spawn>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ficha-clamd-'));
    writeFileSync(join(folder, 'ficha.ndb'), `Ficha.Test:0:*:${Buffer.from(SIGNATURE).toString('hex')}\n`);
    const lines = { DatabaseDirectory: folder, LocalSocket: join(folder, 'clamd.ctl'), Foreground: 'yes' };
    writeFileSync(
      join(folder, 'clamd.conf'),
      `${Object.entries(lines)
        .map((line) => line.join(' '))
        .join('\n')}\n`,
    );
    daemon = spawn(CLAMD ?? '', [`--config-file=${join(folder, 'clamd.conf')}`], { stdio: 'ignore' });
    const end = Date.now() + 30_000;
    while (!existsSync(join(folder, 'clamd.ctl')) && Date.now() < end) execFileSync('sleep', ['0.2']);
  });
  afterAll(() => {
    daemon.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds the signature, and nothing in what has none', async () => {
    const scan = createScanner(`unix://${join(folder, 'clamd.ctl')}`);
    expect(await scan(pieces(Buffer.from(`before ${SIGNATURE} behind`)))).toBe('infected');
    expect(await scan(pieces(randomBytes(500_000)))).toBe('clean');
  });
});
