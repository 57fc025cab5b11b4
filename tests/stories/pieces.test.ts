import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const componentsIn = (folder: string) =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.tsx') ? [`${folder}/${name}`] : []));

/** What the screens are made of, by the name of its stories. */
const PIECES = Object.fromEntries(
  [
    ...componentsIn('src/ui'),
    ...componentsIn('engine/react/theme'),
    ...['src/dialogs/MessageDialog.tsx', 'src/dialogs/Modal.tsx'],
    ...['engine/react/widgets/choices/ChoiceCard.tsx'],
  ].map((file) => [file.replace(/^.*\/|\.tsx$/g, ''), file]),
);

/** Those that are more than one component, or a part of one. */
const OTHERS = ['CriteriaList', 'Table', 'Toast'];

/** What a piece shows when its source has this. */
const STATES: readonly (readonly [story: string, has: RegExp])[] = [
  ['Hovered', /ComponentProps<'(button|input|select)'>|<(button|input|summary|select)\b|\bButtonProps\b/],
  ['Focused', /ComponentProps<'(button|input|select)'>|<(button|input|summary|select)\b|\bButtonProps\b/],
  ['Pressed', /ComponentProps<'button'>|<(button|summary)\b|extends ButtonProps\b|type: 'radio'/],
  ['Disabled', /ComponentProps<'(button|input|select)'>|extends ButtonProps\b|\bdisabled\?/],
  ['Loading', /\bbusy\?|\bloading\?|\bbusyLabel\b/],
  ['WithError', /\berror\?|\binvalid\?|TextFieldProps/],
  ['LongText', /\b(title|children|label)\??: (ReactNode|string)|type ButtonProps|message: Message/],
];
/** Its words are read and not seen. */
const UNSEEN = { IconButton: 'LongText', CodeBoxes: 'LongText' } as Record<string, string>;

const storiesOf = (name: string) => `stories/pieces/${name}.stories.tsx`;

describe.each(Object.entries(PIECES))('the piece %s', (name, file) => {
  it('has stories of its own, and one for each state that it has', () => {
    const stories = read(storiesOf(name));
    expect(stories).toContain(`title: 'Pieces/${name}'`);
    expect(stories).toMatch(new RegExp(`\\bcomponent: ${name}\\b`));
    const source = read(file);
    const due = STATES.flatMap(([story, has]) => (has.test(source) && UNSEEN[name] !== story ? [story] : []));
    const shown = [...stories.matchAll(/^export const (\w+): Story/gm)].map(([, story]) => story);
    expect(shown).toEqual(expect.arrayContaining(due));
  });
});

it('stories of pieces are those of a piece, and tell every property of it', () => {
  const files = readdirSync(join(ROOT, 'stories/pieces')).filter((file) => file.endsWith('.stories.tsx'));
  expect(files.sort()).toEqual([...Object.keys(PIECES), ...OTHERS].map((name) => `${name}.stories.tsx`).sort());
  // Types then refuse a property that is not told.
  const untold = files.filter(
    (file) => !/argTypes: \{[\s\S]*\} satisfies ToldArgs</.test(read(`stories/pieces/${file}`)),
  );
  expect(untold).toEqual([]);
});

it('every widget has its stories, with the same ones for all and every property told', () => {
  const pages = readdirSync(join(ROOT, 'stories/docs/widgets')).map((file) => file.replace(/\.ts$/, ''));
  const files = readdirSync(join(ROOT, 'stories/widgets')).filter((file) => file.endsWith('Widget.stories.tsx'));
  expect(files.map((file) => file.replace('Widget.stories.tsx', '').toLowerCase()).sort()).toEqual(pages.sort());
  for (const file of files) {
    const stories = read(`stories/widgets/${file}`);
    expect(stories).toContain('argTypes: fieldArgs');
    for (const state of ['Default', 'Filled', 'Required', 'WithHint', 'ReadOnly']) {
      expect([file, stories]).toEqual([file, expect.stringMatching(new RegExp(`^export const ${state}: Story`, 'm'))]);
    }
  }
});
