/**
 * `npm run stories`: one story file per tab of schemas/ into stories/tabs/, with the same states for every tab.
 * The files are generated, so that a new tab needs no TypeScript; git ignores them.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { storyOf, tabFiles } from './lib/tabStories';

const target = join(ROOT, 'stories/tabs');
mkdirSync(target, { recursive: true });
for (const name of readdirSync(target).filter((name) => name.endsWith('.stories.tsx'))) rmSync(join(target, name));

const tabs = tabFiles(join(ROOT, 'schemas'));
for (const { wizard, tab } of tabs) writeFileSync(join(target, `${wizard}-${tab}.stories.tsx`), storyOf(wizard, tab));
console.log(`${tabs.length} tabs in ${basename(target)}/.`);
