/**
 * `npm run stories`: one story file per tab of schemas/ into stories/tabs/, with the same states for every tab.
 * The files are generated, so that a new tab needs no TypeScript; git ignores them. So is the sheet that a story shows.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSheet } from '../server/sheet/drawSheet';
import { readFonts } from '../server/sheet/paper';
import { ROOT } from './lib/root.mjs';
import { sampleSheet } from './lib/sampleSheet';
import { storyOf, tabFiles } from './lib/tabStories';
import { readNames } from './lib/words.mjs';

readNames('usage: npm run stories', 0);
const target = join(ROOT, 'stories/tabs');
mkdirSync(target, { recursive: true });
for (const name of readdirSync(target).filter((name) => name.endsWith('.stories.tsx'))) rmSync(join(target, name));

const tabs = tabFiles(join(ROOT, 'schemas'));
for (const tab of tabs) writeFileSync(join(target, `${tab.wizard}-${tab.tab}.stories.tsx`), storyOf(tab));
writeFileSync(join(target, 'ficha.pdf'), await drawSheet(sampleSheet, readFonts(join(ROOT, 'server'))));
console.log(`${tabs.length} tabs in ${basename(target)}/.`);
