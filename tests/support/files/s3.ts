import crypto, { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Config } from '../../../server/storage/files/s3/request';
import { PAGE_OF_TESTS } from './page';
import { s3Key } from './s3Key';
import { isSigned } from './signature';

/** How it answers: as it should, that it is too busy, not at all, or that it is full. */
export type S3Manner = 'right' | 'busy' | 'silent' | 'full';

/** A server that speaks S3's protocol, with one bucket. */
export interface S3ForTests {
  config: S3Config;
  manner: { is: S3Manner };
  /** How many calls it has heard. */
  heard: () => number;
  /** The headers of the last content that it was sent. */
  sent: () => IncomingMessage['headers'];
  /** The objects that it has. */
  objects: () => string[];
  close: () => Promise<void>;
}

const { secretAccessKey: SECRET } = s3Key();

/** s3rver names its pages by a cipher that OpenSSL 3 has under its longer name alone. */
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const own = crypto[name];
  // biome-ignore lint/suspicious/noExplicitAny: as the original is declared
  crypto[name] = ((algorithm: string, key: any, iv: any, options?: any) =>
    algorithm === 'des'
      ? own('des-ede3-cbc', Buffer.concat([key, key, key]), iv, options)
      : own(algorithm, key, iv, options)) as never;
}

/**
 * s3rver, behind what it does not look at: the signature of a call, and whether a content is whole. Nothing of a
 * content that is not reaches it.
 */
export async function startS3(): Promise<S3ForTests> {
  const directory = mkdtempSync(join(tmpdir(), 'ficha-s3-'));
  const bucket = { name: 'ficha', configs: [] };
  const inner = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [bucket] });
  const { port } = await inner.run();
  const manner: S3ForTests['manner'] = { is: 'right' };
  let heard = 0;
  let sent: IncomingMessage['headers'] = {};
  const outer = createServer(async (call, answer) => {
    heard += 1;
    if (manner.is === 'silent') return;
    const body = await buffer(call).catch(() => undefined);
    if (!body) return;
    if (call.method === 'PUT') sent = call.headers;
    const refusal = refusalOf(call, body, manner.is);
    if (refusal) answer.writeHead(refusal.status).end(`<Error><Code>${refusal.code}</Code></Error>`);
    else pass(call, body, { answer, port });
  });
  outer.listen(0, '127.0.0.1');
  await once(outer, 'listening');
  return {
    manner,
    heard: () => heard,
    sent: () => sent,
    objects: () =>
      readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object')),
    config: {
      url: `http://127.0.0.1:${(outer.address() as AddressInfo).port}`,
      bucket: 'ficha',
      region: 'us-east-1',
      credentials: s3Key,
      isPathStyle: true,
      times: { silence: 400, answer: 1_000, rest: 10 },
    },
    async close() {
      outer.closeAllConnections();
      await new Promise((resolve) => outer.close(resolve));
      await inner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function refusalOf(
  call: IncomingMessage,
  body: Buffer,
  manner: S3Manner,
): { status: number; code: string } | undefined {
  if (manner === 'busy') return { status: 503, code: 'SlowDown' };
  if (manner === 'full') return { status: 507, code: 'XMinioStorageFull' };
  if (!isSigned(call, SECRET)) return { status: 403, code: 'SignatureDoesNotMatch' };
  if (call.method === 'PUT' && call.headers['content-length'] === undefined)
    return { status: 411, code: 'MissingContentLength' };
  const hash = createHash('sha256').update(body).digest('hex');
  return hash === call.headers['x-amz-content-sha256'] ? undefined : { status: 400, code: 'XAmzContentSHA256Mismatch' };
}

function pass(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { answer, port }: { answer: ServerResponse; port: number },
): void {
  const path = url?.includes('list-type=2&prefix') ? `${url}&max-keys=${PAGE_OF_TESTS}` : url;
  const inner = request({ host: '127.0.0.1', port, method, path, headers }, (own) => {
    answer.writeHead(own.statusCode ?? 500, own.headers);
    own.pipe(answer);
  });
  inner.end(body);
}
