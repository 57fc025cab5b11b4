import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../root.mjs';

/** @typedef {import('./types').Mutant} Mutant */
/** @typedef {{ failed: boolean, ran: number, names: string[] } | 'endless'} Outcome */

/** What the tests of the engine and of the definitions read. */
const COPIED = [
  ...['bench', 'contract', 'docs', 'engine', 'schemas', 'scripts', 'server', 'src', 'tenants', 'tests'],
  ...['README.md', 'index.html', 'package.json', 'tsconfig.json'],
];
const WORKER = join(ROOT, 'scripts/lib/mutants/worker.mjs');
/** After so long a mutant is taken to have made an endless loop. */
export const ENDLESS_MS = 300_000;

/**
 * A copy of the project whose files may be spoilt, and a warm process that runs its tests.
 * @param {string} folder
 */
export function createCopy(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) {
    const filter = (/** @type {string} */ from) => basename(from) !== 'node_modules';
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let worker;
  /** @type {string[]} */
  let touched = [];
  const start = async () => {
    worker = fork(WORKER, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(worker, 'message');
    return worker;
  };

  return {
    /** Replaces the text of a file; its own stands there again with `restore`. @param {string} file @param {string} text */
    write(file, text) {
      writeFileSync(join(folder, file), text);
      touched.push(file);
    },
    /** @param {string} file */
    restore(file) {
      writeFileSync(join(folder, file), readFileSync(join(ROOT, file)));
      touched.push(file);
    },
    /**
     * Runs these files of tests up to the first failure. `endless` also when the process ended by itself.
     * @param {string[]} tests @param {number} limitMs @returns {Promise<Outcome>}
     */
    async run(tests, limitMs) {
      const own = worker ?? (await start());
      own.send({ tests, touched });
      touched = [];
      /** @type {Promise<Outcome>} */
      const answer = new Promise((resolve) => {
        const timer = setTimeout(() => finish('endless'), limitMs);
        const finish = (/** @type {Outcome} */ outcome) => {
          clearTimeout(timer);
          own.off('message', finish).off('exit', gone);
          resolve(outcome);
        };
        const gone = () => finish('endless');
        own.once('message', finish).once('exit', gone);
      });
      const outcome = await answer;
      if (outcome === 'endless') this.end();
      return outcome;
    },
    end() {
      worker?.kill('SIGKILL');
      worker = undefined;
    },
  };
}
