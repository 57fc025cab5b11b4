import { createConnection, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { Bytes, Scan, Verdict } from '../../storage/files/types';

/** What became of asking: an answer of one line, or the reason why there is none. */
export type Heard = { answer: string } | { error: unknown };

/** Milliseconds without a sign of life after which a scanner counts as away. */
const SILENCE_MS = 20_000;
/** clamd refuses longer pieces than its StreamMaxLength as a whole, and reads short ones as they come. */
const CHUNK_BYTES = 65_536;
/** An answer is one line. */
const LONGEST_ANSWER = 4_096;

/**
 * Has clamd look at contents, over a socket that each of them has to itself.
 * Source: clamd(8), INSTREAM: a length of four bytes before each piece, a length of zero behind the last one
 * @param address `tcp://host:3310`, `tls://host:3310` where a tunnel stands before it, or `unix:///run/clamav/clamd.ctl`
 * @param hear is told of each content what was heard of it
 */
export function createScanner(address: string, silence = SILENCE_MS, hear: (heard: Heard) => void = () => {}): Scan {
  const { protocol, hostname, port, pathname } = new URL(address);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
  const connect = () => {
    if (protocol === 'unix:') return createConnection(decodeURIComponent(pathname));
    return protocol === 'tls:' ? connectByTls(place) : createConnection(place);
  };
  return async (content) => {
    const socket = connect();
    socket.setTimeout(silence, () => socket.destroy(new Error('silent')));
    try {
      const answer = readAnswer(socket);
      // It may say no before it has heard all: what it says counts, not that it hung up. The content is closed in any case.
      send(socket, content).catch(() => undefined);
      const said = await answer;
      if (said === '') throw new Error('hung up without an answer');
      hear({ answer: said });
      return verdictOf(said);
    } catch (error) {
      hear({ error });
      return 'unknown';
    } finally {
      socket.destroy();
    }
  };
}

/** Sends as long as somebody listens. */
async function send(socket: Socket, content: Bytes): Promise<void> {
  for await (const frame of framesOf(content)) {
    if (!socket.writable) return;
    if (!socket.write(frame) && !socket.destroyed) await drained(socket);
  }
}

/** Waits until more may be written, or nothing any more: who hangs up drains nothing. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

/** The content is begun with the first frame: what is never begun could not be closed. */
async function* framesOf(content: Bytes): AsyncGenerator<Buffer> {
  let before = Buffer.from('zINSTREAM\0');
  for await (const bytes of content) {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const piece = bytes.subarray(at, at + CHUNK_BYTES);
      yield Buffer.concat([before, lengthOf(piece.length), piece]);
      before = Buffer.alloc(0);
    }
  }
  yield Buffer.concat([before, lengthOf(0)]);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
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
export function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'unknown';
}
