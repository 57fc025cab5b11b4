import { write, writeSync } from 'node:fs';
import type { LogStream } from './logging';

/** Bytes of lines that wait for a reader who does not read on; what comes beyond them is dropped. */
const MOST_WAITING = 1_048_576;
/** Milliseconds until a full pipe is tried again. */
const PIPE_REST_MS = 100;
const LINE_END = 10;

/** A stream that ends with what was not written yet. */
export interface LogFile extends LogStream {
  /** Writes what waits, at once: the process ends. */
  flush: () => void;
}

/**
 * Lines of the log, written to a file while the server goes on. What cannot be written, as on a full disk, is dropped:
 * customers are served without a log, too. It is said when that begins and when it ends. A stream of pino throws then, and
 * tries for ever to write the rest as the process ends.
 * @param fd of an open file or pipe
 */
export function createLogFile(fd: number, say: (words: string) => void = (words) => console.error(words)): LogFile {
  let waiting: Buffer[] = [];
  let size = 0;
  let isWriting = false;
  let fails = false;
  /** Whether a line was written in part, so that the next one begins with the end of it. */
  let isCut = false;

  const take = (): Buffer => {
    const taken = Buffer.concat(isCut ? [Buffer.of(LINE_END), ...waiting] : waiting);
    waiting = [];
    size = 0;
    return taken;
  };
  const failed = (error: NodeJS.ErrnoException) => {
    if (!fails) say(`The log cannot be written (${error.code}): its lines are dropped until it can be again.`);
    fails = true;
  };
  const succeeded = (last: number | undefined) => {
    isCut = last !== LINE_END;
    if (fails) say('The log can be written again.');
    fails = false;
  };
  const writeNext = () => {
    isWriting = waiting.length > 0;
    if (isWriting) writeRest(take());
  };
  const writeRest = (rest: Buffer) => {
    write(fd, rest, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(writeRest, PIPE_REST_MS, rest);
        return;
      }
      if (error) failed(error);
      else if (written < rest.length) {
        isCut = rest[written - 1] !== LINE_END;
        return writeRest(rest.subarray(written));
      } else succeeded(rest.at(-1));
      writeNext();
    });
  };
  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (size + bytes.length > MOST_WAITING) return;
      waiting.push(bytes);
      size += bytes.length;
      if (!isWriting) writeNext();
    },
    flush() {
      try {
        for (let rest = take(); rest.length > 0; ) rest = rest.subarray(writeSync(fd, rest));
      } catch {
        // Nobody is left to write it.
      }
    },
  };
}

/** The standard output, which gets the last lines as the process ends. */
export function logToOutput(): LogStream {
  const file = createLogFile(process.stdout.fd ?? 1);
  process.once('exit', file.flush);
  return file;
}
