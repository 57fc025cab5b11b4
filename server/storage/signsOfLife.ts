import { Worker } from 'node:worker_threads';

/**
 * As text, for a thread has no file of its own in every form in which this server runs. Whose lock it is no more is not
 * kept alive; a directory that cannot be reached for a moment may be reached with the next sign.
 */
const SOURCE = `
const { readFileSync, utimesSync } = require('node:fs');
const { file, text, beat } = require('node:worker_threads').workerData;
const give = () => {
  try {
    const now = new Date();
    if (readFileSync(file, 'utf8') === text) utimesSync(file, now, now);
    else clearInterval(timer);
  } catch {}
};
const timer = setInterval(give, beat);
give();
`;

/** A file that shows by its time that this process lives, as long as it has this text. */
interface Sign {
  file: string;
  text: string;
  /** Milliseconds between two signs. */
  beat: number;
}

/**
 * Gives signs of life from a thread of its own: opening an embedded database takes the main one for longer than others
 * wait. A process that is frozen gives none, and neither does one that has ended. @returns stops them
 */
export function giveSignsOfLife(sign: Sign): () => void {
  // Neither what this process was started with nor its environment: each module that they load would delay the first sign.
  // It says nothing: a stream of its own that is led to that of the process would make every error there an end of it.
  const silent = { stdout: true, stderr: true };
  const thread = new Worker(SOURCE, { eval: true, workerData: sign, execArgv: [], env: {}, ...silent });
  thread.unref();
  return () => void thread.terminate();
}
