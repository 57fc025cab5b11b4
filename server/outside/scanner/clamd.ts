import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Bytes } from '../../storage/files/types';

/** What a scanner says of a content; `unknown` when it could not be asked, or has no answer. */
export type Verdict = 'clean' | 'infected' | 'unknown';

/** Looks at a content before anybody opens it. */
export type Scan = (content: Bytes) => Promise<Verdict>;

/** Milliseconds without a sign of life after which a scanner counts as away. */
const SILENCE_MS = 20_000;
/** clamd refuses longer pieces than its StreamMaxLength as a whole, and reads short ones as they come. */
const CHUNK_BYTES = 65_536;
/** An answer is one line. */
const LONGEST_ANSWER = 4_096;

/**
 * Has clamd look at contents, over a socket that each of them has to itself.
 * Source: clamd(8), INSTREAM: a length of four bytes before each piece, a length of zero behind the last one
 * @param address `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`
 */
export function createScanner(address: string, silence = SILENCE_MS): Scan {
  const { protocol, hostname, port, pathname } = new URL(address);
  const connect = () =>
    protocol === 'unix:'
      ? createConnection(decodeURIComponent(pathname))
      : createConnection(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
  return async (content) => {
    const socket = connect();
    socket.setTimeout(silence, () => socket.destroy(new Error('silent')));
    try {
      const answer = readAnswer(socket);
      // It may say no before it has heard all: what it says counts, not that it hung up.
      send(socket, content).catch(() => undefined);
      return verdictOf(await answer);
    } catch {
      return 'unknown';
    } finally {
      socket.destroy();
    }
  };
}

async function send(socket: Socket, content: Bytes): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const bytes of content) {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const piece = bytes.subarray(at, at + CHUNK_BYTES);
      await write(socket, Buffer.concat([lengthOf(piece.length), piece]));
    }
  }
  await write(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

/** `stream: OK`, or `stream: Name.Of.It FOUND`; anything else is no answer to the question. */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'unknown';
}
