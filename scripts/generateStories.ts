/**
 * `npm run stories`: one story file per tab of schemas/ into stories/tabs/, with the same states for every tab.
 * The files are generated, so that a new tab needs no TypeScript; git ignores them. So are the sheets that a story shows, one of each
 * tenant.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawSheet } from '../server/sheet/drawSheet';
import { readFonts } from '../server/sheet/paper';
import { tenantOf } from '../server/sheet/tenant';
import { tenantTexts } from '../server/storage/revisions/tenantTexts';
import { tenantsIn } from '../server/storage/tenant';
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
const fonts = readFonts(join(ROOT, 'server'));
const tenants = join(ROOT, 'tenants');
for (const name of tenantsIn(tenants)) {
  const sheet = sampleSheet(tenantOf(tenantTexts(name, tenants), ''));
  writeFileSync(join(target, `ficha-${name}.pdf`), await drawSheet(sheet, fonts));
}
console.log(`${tabs.length} tabs in ${basename(target)}/.`);
