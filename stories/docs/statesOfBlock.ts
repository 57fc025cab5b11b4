const texts = import.meta.glob<string>('../blocks/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** A story by its export, and what the comment above it says. */
export interface BlockState {
  story: string;
  shows: string | undefined;
}

/** The stories of a block under this title, but for those that only repeat one on a phone. */
export function statesOfBlock(title: string): BlockState[] {
  const text = Object.values(texts).find((one) => one.includes(`title: '${title}'`)) ?? '';
  return [...text.matchAll(/(?:\/\*\* ([^\n]*) \*\/\n)?export const (\w+): Story/g)]
    .map(([, shows, story = '']) => ({ story, shows }))
    .filter(({ story }) => !story.endsWith('OnPhone'));
}
