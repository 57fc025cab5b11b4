import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, testLaunchOptions } from './scripts/lib/chromium.mjs';

/** One object per project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: testLaunchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Found late, a dependency makes Vite reload the page in the middle of a test. */
const optimizeDeps = {
  include: [
    'vitest-browser-react',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-router-dom',
    'zustand',
    'ky',
    'axe-core',
    '@rjsf/core',
    '@rjsf/shadcn',
    '@rjsf/core/lib/components/fields/ObjectField.js',
    '@rjsf/core/lib/components/fields/SchemaField.js',
    '@rjsf/utils',
    '@rjsf/validator-ajv8',
    // The compiler of definitions, in the pages of widgets and blocks.
    '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js',
    'ajv',
    'ajv-errors',
    'pdfjs-dist',
    // The Estúdio.
    'jsonc-parser',
    'zustand/vanilla',
    'react-aria-components',
    '@codemirror/autocomplete',
    '@codemirror/commands',
    '@codemirror/lang-json',
    '@codemirror/language',
    '@codemirror/lint',
    '@codemirror/search',
    '@codemirror/state',
    '@codemirror/view',
    '@lezer/highlight',
  ],
};

/** As many as a small machine has processors. */
const WORKERS = 2;

/** How long an expectation of the browser may take to come true on a busy machine. */
const poll = { timeout: 8_000 };

/** On a shared machine a test may fail by its load alone; what passes only at the second try is named at the end. */
const retry = process.env.CI ? 1 : 0;

/** What tests in pages have in common. A project of a browser says itself how many run at once: it inherits no number. */
const inPages = { maxWorkers: WORKERS, testTimeout: 30_000, retry, expect: { poll } };

/** Tests that put something in the place of modules or globals: each file has its own. */
const ALONE = ['tests/src/**/*.test.ts', 'tests/**/*.isolated.test.ts'];

/** What takes long and hardly asks the database that tests are given, or not at all. */
const WITHOUT_DATABASE = [
  'tests/server/storage/embedded*.test.ts',
  'tests/server/registration/impact/{pairs,rowsAndBlocks}.test.ts',
  'tests/server/definitions/{proposals,prepare,sent}.test.ts',
  'tests/server/openapi/*.test.ts',
  'tests/server/sheet/{blank,blocks,company,drawSheet,sheet,tenant}.test.ts',
];

/** A short run of every command of the README, as a process of its own. */
const COMMANDS = 'tests/commands/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Files share the modules of their worker: loading the engine anew for each would take as long as its tests.
          isolate: false,
          retry,
          include: ['tests/**/*.test.ts'],
          exclude: [...ALONE, COMMANDS],
          // Starting the embedded database takes seconds on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'alone', environment: 'node', retry, include: ALONE, hookTimeout: 60_000, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'commands',
          environment: 'node',
          retry,
          include: [COMMANDS],
          globalSetup: 'tests/support/builtFirst.ts',
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
      {
        // The whole API once more, on PostgreSQL in place of the embedded database.
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          retry,
          include: ['tests/server/**/*.test.ts'],
          exclude: [...ALONE, ...WITHOUT_DATABASE],
          globalSetup: 'tests/support/postgres/globalSetup.ts',
          setupFiles: 'tests/support/postgres/useCluster.ts',
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['tests/**/*.test.tsx'],
          browser: browser(),
          ...inPages,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // All stories in one page, as Storybook itself has them: to load everything anew for each file takes as long again.
          browser: { ...browser(), isolate: false },
          ...inPages,
        },
      },
    ],
  },
});
