import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';

/** The contexts that the tests of this file were given, in their order. */
const given: BrowserContext[] = [];

test.beforeEach(async ({ page, context }) => {
  given.push(context);
  await page.goto('/login');
});

test('a test stores, intercepts and is permitted', async ({ page, context }) => {
  await page.evaluate(() => localStorage.setItem('left', 'yes'));
  await context.grantPermissions(['clipboard-read']);
  await context.route('**/left', (route) => route.fulfill({ body: 'left' }));
  expect(await page.evaluate(async () => (await fetch('/left')).text())).toBe('left');
});

test('the next one has its context, and nothing of that in it; it turns the clock', async ({ page, context }) => {
  expect(given).toEqual([context, context]);
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  expect(await page.evaluate(async () => (await fetch('/left')).text())).not.toBe('left');
  expect(
    await page.evaluate(async () => (await navigator.permissions.query({ name: 'clipboard-read' as never })).state),
  ).toBe('prompt');
  await page.clock.setFixedTime('2030-01-01T12:00:00Z');
});

test('after what lasts there is another context', async ({ page, context }) => {
  expect(given.indexOf(context)).toBe(2);
  expect(await page.evaluate(() => new Date().getFullYear())).not.toBe(2030);
});

test.describe('with options of its own', () => {
  test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' });

  test('a test has a context with them', async ({ page, context }) => {
    expect(given.indexOf(context)).toBe(3);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Asia/Tokyo');
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  });
});
