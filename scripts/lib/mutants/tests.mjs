import { basename, dirname } from 'node:path/posix';
import { filesUnder } from '../contentHash.mjs';
import { createReach } from '../reach.mjs';
import { ROOT } from '../root.mjs';

/** Tests without database and browser: quick enough for thousands of mutants. Those that stand alone are not among them. */
const TESTS = /^tests\/(?:engine|schemas|contract)\/(?!.*\.isolated\.).*\.test\.ts$/;

/**
 * The tests that can reach a file by imports or by what they read, in two steps: those named after it or after its
 * folder first, as they most often find what is wrong, then all others.
 * @returns {(file: string) => [first: string[], rest: string[]]}
 */
export function createTestsOf() {
  const reach = createReach(ROOT, {
    places: ['bench', 'contract', 'engine', 'schemas', 'scripts', 'tests'],
    built: [],
  });
  const all = filesUnder(ROOT, 'tests').filter((file) => TESTS.test(file));
  const reached = new Map(all.map((file) => [file, reach([file])]));
  return (file) => {
    const tests = all.filter((test) => reached.get(test)?.has(file));
    const name = basename(file).replace(/\.\w+$/, '');
    const folder = basename(dirname(file));
    const isNear = (/** @type {string} */ test) =>
      [name, folder].some((word) => basename(test).toLowerCase().startsWith(word.toLowerCase())) ||
      test.includes(`/${folder}/`);
    return [tests.filter(isNear), tests.filter((test) => !isNear(test))];
  };
}
