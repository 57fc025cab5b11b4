import { defineConfig } from '@playwright/test';
import { contextOptions, testLaunchOptions } from './scripts/lib/chromium.mjs';
import type { WorkerFixtures } from './tests/e2e/fixtures';

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // As in vitest.config.ts: what passes only at the second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // One scenario of each wizard runs on PostgreSQL too.
  projects: [{ name: 'embedded' }, { name: 'postgres', grep: /@postgres/, use: { storage: 'postgres' } }],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: contextOptions.locale,
    timezoneId: contextOptions.timezoneId,
    contextOptions: { reducedMotion: contextOptions.reducedMotion },
    launchOptions: testLaunchOptions(),
    screenshot: 'only-on-failure',
    // Calls that go past a worker are none that a test could answer; what it does has tests of its own.
    serviceWorkers: 'block',
  },
});
