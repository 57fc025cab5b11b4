import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { Refused } from '../refused';
import { ROOT } from '../root.mjs';

/** More pictures than these nobody looks at. */
export const MOST_STORIES = 150;

/** The stories that are pictured, by the ids that Storybook gives them; with `only` those whose id has it. */
export function chosenStories(only?: string): string[] {
  const all: string[] = JSON.parse(readFileSync(join(ROOT, 'stories/visual.json'), 'utf8'));
  const chosen = all.filter((id) => !only || id.includes(only));
  if (chosen.length === 0) throw new Refused(`No story of stories/visual.json has "${only}" in its id.`);
  return chosen;
}

/** The title of a file of stories, which is that of no field that stands before it. */
const TITLE = /^(?:const meta\b.*|export default) ?\{\s*title: '([^']+)'/m;

/** The files of stories that these ids come from, told by their titles. */
export function filesOf(ids: readonly string[]): string[] {
  const folder = join(ROOT, 'stories');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const [, title = ''] = /^export default .*\bid: '([^']+)'/m.exec(text) ?? TITLE.exec(text) ?? [];
    return ids.some((id) => id.startsWith(`${toId(title)}--`)) ? [`stories/${name}`] : [];
  });
}

/** An entry of the index of a built Storybook. */
interface IndexedStory {
  id: string;
}

/** The stories of a built Storybook by id. */
export function indexOf(folder: string): Record<string, IndexedStory> {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries;
}
