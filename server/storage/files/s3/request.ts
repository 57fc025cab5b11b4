import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { FilesAway, FilesFull } from '../errors';
import type { FileSource } from '../types';

/** A key of a bucket; one that is good for a short time has a token. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** A bucket of a server that speaks S3's protocol. */
export interface S3Config {
  /** Address of the server, without the bucket. */
  url: string;
  bucket: string;
  region: string;
  /** Asked before each call: it may have been changed. */
  credentials: () => S3Credentials;
  /** Whether the bucket stands in the path, not in the name of the host. */
  isPathStyle: boolean;
  /** How the server is asked to encrypt what it keeps: `AES256`, `aws:kms`. */
  encryption?: string;
  /** In place of those below, in milliseconds. */
  times?: Partial<typeof TIMES>;
}

/** Milliseconds: without a sign of life, from the last byte sent until an answer begins, before it is tried again. */
const TIMES = { silence: 15_000, answer: 60_000, rest: 200 };
const TRIES = 3;
/** Why a call is given up that was not answered in time: it is not asked again, for its caller has waited long enough. */
const LATE = 'late';
/** What an answer that is no content may have. */
const LONGEST_TEXT = 4_194_304;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** What is asked of a bucket. */
export interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Without it the bucket itself is asked. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  source?: FileSource;
}

/**
 * Asks, and asks again when the server is away or too busy. The answer is 2xx or 404; its body has to be read or destroyed.
 * @throws FilesAway, FilesFull
 */
export async function askBucket(config: S3Config, asked: Asked): Promise<IncomingMessage> {
  const times = { ...TIMES, ...config.times };
  for (let tried = 1; ; tried += 1) {
    const answer = await askOnce(config, asked, times).catch((error: Error) => error);
    if (!(answer instanceof Error) && isAnswered(answer)) return answer;
    const error = answer instanceof Error ? answer : await refusalOf(answer);
    if (error instanceof FilesFull) throw error;
    if (tried === TRIES || !isPassing(error)) throw new FilesAway({ cause: error });
    await pause(times.rest * 2 ** (tried - 1) * (0.5 + Math.random()));
  }
}

const isAnswered = ({ statusCode = 0 }: IncomingMessage) =>
  (statusCode >= 200 && statusCode < 300) || statusCode === 404;

/** The server says no; the message is its code, which tells nothing of anybody. */
class S3Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.name = 'S3Refusal';
    this.status = status;
  }
}

const isPassing = (error: Error) =>
  error instanceof S3Refusal ? error.status >= 500 || error.status === 429 : error.message !== LATE;

async function refusalOf(answer: IncomingMessage): Promise<Error> {
  const { statusCode: status = 0 } = answer;
  const code = /<Code>(\w+)<\/Code>/.exec(await textOf(answer).catch(() => ''))?.[1] ?? '';
  return status === 507 || /StorageFull|QuotaExceeded/.test(code)
    ? new FilesFull({ cause: new S3Refusal(status, code) })
    : new S3Refusal(status, code);
}

async function askOnce(config: S3Config, asked: Asked, times: typeof TIMES): Promise<IncomingMessage> {
  const { method, source } = asked;
  const { url, headers } = await signed(config, asked);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    headers,
    timeout: times.silence,
  });
  // Who waits for the answer, or reads it, hears of it there: unheard here it would end the process.
  request.on('error', () => {});
  let waiting: IncomingMessage | undefined;
  request.on('timeout', () => {
    // Of a content the last part may still be on its way, where nobody sees it go on: its answer has a time of its own.
    if (source && request.writableFinished && !waiting) return;
    // Of an answer that nobody takes at the moment, as its reader is slow, the rest cannot come.
    if (!waiting || waiting.readableLength === 0) request.destroy(new Error('silent'));
  });
  // A content may take long, as long as it goes on: many at once share one line.
  let late: NodeJS.Timeout | undefined;
  const hurry = () => {
    late = setTimeout(() => request.destroy(new Error(LATE)), times.answer);
  };
  request.once('finish', hurry);
  try {
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    if (source) {
      // It may say no before it has heard all: what it says counts.
      pipeline(Readable.from(source.open()), request).catch((error) => request.destroy(error));
    } else request.end();
    const [answer] = await answered;
    waiting = answer;
    return answer;
  } finally {
    request.off('finish', hurry);
    clearTimeout(late);
  }
}

async function signed(
  { url, bucket, region, credentials, isPathStyle }: S3Config,
  { method, key, query = {}, headers = {}, source }: Asked,
): Promise<{ url: URL; headers: Record<string, string> }> {
  const place = new URL(url);
  if (!isPathStyle) place.hostname = `${bucket}.${place.hostname}`;
  place.pathname = [place.pathname.replace(/\/$/, ''), isPathStyle ? bucket : undefined, key ?? '']
    .filter((part) => part !== undefined)
    .join('/');
  place.search = new URLSearchParams(query).toString();
  const sent = {
    ...headers,
    // The server compares: a content that is not whole is refused.
    'x-amz-content-sha256': source?.sha256 ?? EMPTY_SHA256,
    ...(source && { 'content-length': String(source.size) }),
  };
  // Only where there is a bucket.
  const { AwsV4Signer } = await import('aws4fetch');
  const signer = new AwsV4Signer({
    method,
    url: place.href,
    headers: sent,
    ...credentials(),
    region,
    service: 's3',
  });
  const made = await signer.sign();
  return { url: made.url, headers: { ...Object.fromEntries(made.headers), ...sent } };
}

/** A short answer as text. */
export async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LONGEST_TEXT) throw new Error('too long an answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
