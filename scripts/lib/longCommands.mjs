/** Tests of commands that measure, picture or break something for long, in three parts of about the same length. */
export const LONG_COMMANDS = [
  ['load', 'benchPeers', 'guidePictures'],
  ['torture', 'tortureCompatibility', 'bench', 'benchStudio'],
  ['felt', 'visual', 'benchCalls', 'screens'],
].map((names) => names.map((name) => `tests/commands/${name}.test.ts`));

/**
 * What a run of everything leaves out: of three parts of the long commands it takes one, another one for about each
 * commit, so that all of them together do not take a third of the run.
 * @param {string} commit as a hash; without one the first part is taken
 * @returns {string[]}
 */
export function leftOutAt(commit) {
  const turn = (Number.parseInt(commit.slice(0, 8), 16) || 0) % LONG_COMMANDS.length;
  return LONG_COMMANDS.flatMap((files, part) => (part === turn ? [] : files));
}
