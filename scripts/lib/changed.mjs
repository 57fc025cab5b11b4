import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from './built.mjs';
import { createReach } from './reach.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { TESTS, testFiles } from './testFiles.mjs';

/** @typedef {Record<string, { files: string[], of: number }>} Reached by runner: the test files that a change can reach, and how many there are */

/** What a test may depend on. */
const PLACES = [
  ...['.storybook', 'bench', 'contract', 'docs', 'engine', 'schemas', 'scripts', 'server', 'src', 'stories', 'tests'],
  ...[
    'tenants',
    'public',
    'biome.json',
    'CHANGELOG.md',
    'README.md',
    'index.html',
    'package.json',
    'package-lock.json',
  ],
  ...['playwright.config.ts', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
];

/** What no test can see: records, and what only people read. */
const UNSEEN = /^(?:CHANGELOG\.md|docs\/decisions\/)/;
const WIZARD = /^schemas\/([^/]+)\//;

/** Files on which every test of every runner stands. */
const BASIS = ['package-lock.json', 'vitest.config.ts', 'tsconfig.json'];

/**
 * The files that differ from where this branch left main, or from another commit: committed, uncommitted and new ones.
 * @param {string} [since]
 * @returns {Promise<{ base: string, files: string[] } | { problem: string }>}
 */
export async function changedFiles(since) {
  const asked = since ? ['rev-parse', '--verify', '--quiet', `${since}^{commit}`] : ['merge-base', 'HEAD', 'main'];
  const { code, output } = await run('git', asked);
  const base = output.trim();
  if (code !== 0)
    return {
      problem: `There is no commit "${since ?? 'main'}" to compare with; name one: npm test -- changed <commit>`,
    };
  const lists = [
    await run('git', ['diff', '--name-only', '--no-renames', '-z', base]),
    await run('git', ['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  const files = lists.flatMap((list) => list.output.split('\0')).filter((file) => file !== '');
  return { base: base.slice(0, 12), files: [...new Set(files)].sort() };
}

/**
 * The tests of every runner that a change of these files can reach; rather too many than too few.
 * @param {readonly string[]} changed
 * @returns {Reached}
 */
export function reachedTests(changed) {
  const seen = changed.filter((file) => !UNSEEN.test(file));
  const reach = createReach(ROOT, { places: PLACES, built: SOURCES });
  return Object.fromEntries(
    Object.entries(TESTS).map(([runner, { isOf, setup }]) => {
      const files = testFiles(runner);
      // The definitions that a form is compiled from are found by its own imports.
      const isBelow = (/** @type {string} */ file) => WIZARD.test(file) || isOf(file) || file === 'package.json';
      const stands = [...BASIS, ...[...reach(setup)].filter((file) => !isBelow(file))];
      const isAll = seen.some((file) => stands.includes(file));
      const depends = runner === 'e2e' ? seesPortal(seen) : runner === 'commands' ? () => seen.length > 0 : () => false;
      const isReached = (/** @type {string} */ file) => {
        if (isAll || depends(file)) return true;
        const own = reach([file]);
        return seen.some((path) => own.has(path));
      };
      return [runner, { files: files.filter(isReached), of: files.length }];
    }),
  );
}

/**
 * Whether a story of customers can see a change of the built portal: any, unless only definitions of other wizards
 * changed than that after which the story's folder is named.
 * @param {string[]} changed
 * @returns {(spec: string) => boolean}
 */
function seesPortal(changed) {
  const built = changed.filter((file) => SOURCES.some((source) => file === source || file.startsWith(`${source}/`)));
  const wizards = built.map((file) => WIZARD.exec(file)?.[1]);
  return (spec) => wizards.some((wizard) => wizard === undefined || !leavesOut(spec, wizard));
}

/** @param {string} spec @param {string} wizard */
function leavesOut(spec, wizard) {
  const folder = /^tests\/e2e\/([^/]+)\//.exec(spec)?.[1];
  return folder !== undefined && folder !== wizard && isWizard(wizard) && isWizard(folder);
}

/** @param {string} name */
const isWizard = (name) => existsSync(join(ROOT, 'schemas', name, 'wizard.json'));
