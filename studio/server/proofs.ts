import type { ChildProcess } from 'node:child_process';
import type { Files } from '../../engine/edit';
import type { Problem } from '../wire';
import { forkScript } from './forkScript';

/** The prover in a process of its own. */
export interface Proofs {
  /** All problems of the files; one look at a time, and of those that wait only the newest. `undefined`: a newer one waits. */
  problemsOf(files: Files): Promise<Problem[] | undefined>;
  close(): void;
}

export function startProofs(): Proofs {
  let prover: ChildProcess | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;
  const look = (files: Files) =>
    new Promise<Problem[]>((resolve, reject) => {
      // It starts with the first question, and again should it ever have ended.
      if (!prover?.connected) prover = forkScript('./proofsProcess.ts');
      const current = prover;
      const end = () => reject(new Error('The prover ended.'));
      current.once('exit', end);
      current.once('message', (problems) => {
        current.off('exit', end);
        resolve(problems as Problem[]);
      });
      current.send(files);
    });
  return {
    problemsOf(files) {
      newest += 1;
      const own = newest;
      const asked = running.then(() => (own === newest ? look(files) : undefined));
      running = asked.catch(() => {});
      return asked;
    },
    close() {
      prover?.removeAllListeners('exit');
      prover?.kill();
    },
  };
}
