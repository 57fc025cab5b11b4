import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './contentHash.mjs';

/** What `script-src` without 'unsafe-eval' refuses: code made from text. */
const EVAL = /\bnew\s+Function\b|(?<![\w$.])(?:eval|Function)\s*\(/g;

/**
 * Every place in the scripts of a folder that would make code from text in the browser.
 * A name that is only mentioned in a string, such as "Function (x)", is reported too: better once too often.
 * @param {string} folder
 * @returns {string[]} `file: ...the surrounding text...`
 */
export function findEval(folder) {
  return filesUnder(folder, '')
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => {
      const code = readFileSync(join(folder, path), 'utf8');
      return [...code.matchAll(EVAL)].map(
        ({ index }) => `${path}: ${code.slice(Math.max(0, index - 40), index + 40).replaceAll('\n', ' ')}`,
      );
    });
}
