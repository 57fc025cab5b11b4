import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { tabFiles } from '../../scripts/lib/tabStories';
import { npmRun } from '../support/command';

const stories = () => readdirSync(join(ROOT, 'stories/tabs')).filter((name) => name.endsWith('.stories.tsx'));

it('npm run stories writes the stories of every tab', async () => {
  const tabs = tabFiles(join(ROOT, 'schemas'));
  expect(await npmRun('stories')).toEqual({ code: 0, output: `${tabs.length} tabs in tabs/.` });
  expect(stories()).toHaveLength(tabs.length);
});

it('npm run storybook writes them and starts', async () => {
  const { code, output } = await npmRun('storybook', ['--ci', '--smoke-test', '--quiet']);
  expect([code, output]).toEqual([0, expect.stringContaining('tabs in tabs/.')]);
  expect(existsSync(join(ROOT, 'stories/tabs'))).toBe(true);
});
