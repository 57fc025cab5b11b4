import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { chosenStories, filesOf, MOST_STORIES } from '../../../scripts/lib/visual/chosen';
import { accept, readKept } from '../../../scripts/lib/visual/kept';
import { LOOKS, pictureName } from '../../../scripts/lib/visual/looks';
import { writePage } from '../../../scripts/lib/visual/page';
import type { Picture } from '../../../scripts/lib/visual/picture';
import { temporaryFolder } from '../../support/temporaryFolder';

const MOST_BYTES = 15e6;
const PICTURES = join(ROOT, 'stories/pictures');

const flat = (shade: number): Picture => ({ width: 8, height: 8, data: new Uint8Array(256).fill(shade) });

it('at most 150 stories are pictured, each in both widths and themes, under 15 MB, and nothing else is kept', () => {
  const stories = chosenStories();
  expect(stories.length).toBeLessThanOrEqual(MOST_STORIES);
  expect(new Set(stories).size).toBe(stories.length);
  const wanted = stories.flatMap((story) => LOOKS.map((look) => pictureName(story, look))).sort();
  const folders = readdirSync(PICTURES);
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) {
    expect(folder).toMatch(/^chromium-\d+$/);
    expect(readdirSync(join(PICTURES, folder)).sort()).toEqual(wanted);
  }
  const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(PICTURES, name)),
  );
  expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(MOST_BYTES);
});

it('a story is told by the file that it comes from', () => {
  expect(filesOf(['pieces-icon--gallery', 'tabs-pf-enderecos--filled'])).toEqual(
    expect.arrayContaining(['stories/pieces/Icon.stories.tsx']),
  );
  expect(filesOf(['engine-rowsfield--folded'])).toEqual(['stories/engine/RowsField.stories.tsx']);
  expect(() => chosenStories('nada-assim')).toThrow('No story of stories/visual.json has "nada-assim" in its id.');
});

it('accepting writes what differs, leaves what does not, and takes away what is gone', () => {
  const folder = temporaryFolder();
  const all = (shades: Record<string, number>) =>
    new Map(Object.entries(shades).map(([name, shade]) => [name, flat(shade)]));
  expect(accept(folder, new Map(), all({ 'a.png': 20, 'b.png': 20, 'c.png': 20 }))).toHaveLength(3);
  const kept = readKept(folder, () => true);
  const first = readFileSync(join(folder, 'a.png'));
  expect(accept(folder, kept, all({ 'a.png': 20, 'b.png': 200 }))).toEqual(['b.png', 'c.png']);
  expect(readFileSync(join(folder, 'a.png'))).toEqual(first);
  expect(readdirSync(folder)).toEqual(['a.png', 'b.png']);
});

it('the page shows what was, what is and what differs, and needs nothing else', () => {
  const folder = temporaryFolder();
  const file = writePage(
    folder,
    [{ name: 'a.png', kind: 'changed', before: flat(20), after: flat(200), shown: flat(100), points: 64 }],
    '4 pictures',
  );
  const page = readFileSync(file, 'utf8');
  expect(readdirSync(folder).sort()).toEqual(['after.a.png', 'before.a.png', 'index.html', 'shown.a.png']);
  expect([...page.matchAll(/<figcaption>(\w+)/g)].map(([, caption]) => caption)).toEqual([
    'Before',
    'After',
    'Difference',
  ]);
  expect(page).not.toMatch(/<script|<link|src="http/);
});
