import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORIES = join(import.meta.dirname, '../../stories');

/** The text of every file of stories, by its path under `stories/`. */
export const storyFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => [name, readFileSync(join(STORIES, name), 'utf8')]),
);

/** The names of the stories in a text. */
export const storiesIn = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story = '']) => story);

/** The names of the stories under a title. @throws when there are none */
export function storiesOf(title: string): string[] {
  const text = Object.values(storyFiles).find((one) => one.includes(`title: '${title}'`));
  if (text === undefined) throw new Error(`There are no stories with the title ${title}.`);
  return storiesIn(text);
}
