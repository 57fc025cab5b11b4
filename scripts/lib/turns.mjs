import { testFiles } from './testFiles.mjs';

/** Tests of commands that measure, picture or break something for long, in three parts of about the same length. */
const LONG_COMMANDS = [
  ['load', 'benchPeers', 'guidePictures'],
  ['torture', 'tortureCompatibility', 'bench', 'benchStudio'],
  ['felt', 'visual', 'benchCalls', 'screens'],
].map((names) => names.map((name) => `tests/commands/${name}.test.ts`));

const TURNS = LONG_COMMANDS.length;

/** Whole walks through each wizard, and how a visit begins: each run of everything takes them. */
const EVERY_TIME = /^tests\/e2e\/(?:walked\/|login\.|opening\.)/;

/** Tests in Node that take more than 20 seconds each: they break servers, open many databases, or try many sequences. */
const LONG_IN_NODE = [
  /^tests\/(?:faults|torture)\//,
  /^tests\/server\/(?:admin\/earlierTables|definitions\/(?:sent|sequences|twoInstances)|privacy\/random)\./,
  /^tests\/server\/(?:registration\/impact\/\w+|sheet\/revisions|storage\/files\/sequences)\./,
  /^tests\/engine\/(?:compile\/vitePlugin|core\/session\/draftsAtRandom)\./,
  /^tests\/scripts\/reach\./,
];

/** @typedef {Record<'commands' | 'e2e' | 'postgres' | 'unit', string[][]>} Parts of the tests that take turns, by runner */

/** What takes turns: of the runners that take longest, a run of everything takes one of three parts. @returns {Parts} */
export function turns() {
  return {
    commands: LONG_COMMANDS,
    e2e: thirds(testFiles('e2e').filter((file) => !EVERY_TIME.test(file))),
    // The API once more: `unit` runs nearly all of it each time.
    postgres: thirds(testFiles('postgres')),
    unit: thirds(testFiles('unit').filter((file) => LONG_IN_NODE.some((long) => long.test(file)))),
  };
}

/**
 * The files that a run of everything takes of the runners whose tests take turns: another part for about each commit, so that
 * three runs take everything.
 * @param {string} commit as a hash; without one the first part is taken
 * @returns {Record<string, string[]>} by runner
 */
export function takenAt(commit) {
  const turn = (Number.parseInt(commit.slice(0, 8), 16) || 0) % TURNS;
  return Object.fromEntries(
    Object.entries(turns()).map(([runner, parts]) => {
      const leftOut = new Set(parts.filter((_, part) => part !== turn).flat());
      return [runner, testFiles(runner).filter((file) => !leftOut.has(file))];
    }),
  );
}

/** Files in three parts, neighbours apart. @param {string[]} files */
const thirds = (files) =>
  Array.from({ length: TURNS }, (_, part) => files.filter((_file, index) => index % TURNS === part));
