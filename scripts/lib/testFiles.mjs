import { filesUnder } from './contentHash.mjs';
import { ROOT } from './root.mjs';

/**
 * The test files of each runner, and what all of them stand on.
 * @type {Record<string, { isOf: (file: string) => boolean, setup: string[] }>}
 */
export const TESTS = {
  unit: { isOf: (file) => /^tests\/(?!commands\/).*\.test\.ts$/.test(file), setup: [] },
  commands: { isOf: (file) => /^tests\/commands\/.*\.test\.ts$/.test(file), setup: [] },
  postgres: {
    isOf: (file) => /^tests\/server\/.*\.test\.ts$/.test(file),
    setup: ['tests/support/postgres/globalSetup.ts', 'tests/support/postgres/useCluster.ts'],
  },
  browser: { isOf: (file) => /^tests\/.*\.test\.tsx$/.test(file), setup: ['vite.config.ts'] },
  storybook: {
    isOf: (file) => /^stories\/.*\.stories\.tsx$/.test(file),
    setup: ['vite.config.ts', '.storybook/main.ts', '.storybook/preview.ts'],
  },
  e2e: {
    isOf: (file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file),
    setup: ['playwright.config.ts'],
  },
};

/** The runner of a test file; nothing for any other file. @param {string} file relative to the project */
export const runnerOf = (file) => Object.entries(TESTS).find(([, { isOf }]) => isOf(file))?.[0];

/** @type {string[] | undefined} all files among which tests stand, by name; read once */
let known;

/** All test files of a runner, in the order of their names. @param {string} runner */
export function testFiles(runner) {
  known ??= ['tests', 'stories'].flatMap((folder) => filesUnder(ROOT, folder)).sort();
  return known.filter((file) => TESTS[runner]?.isOf(file));
}
