import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, mainScreens, rooms } from '../../stories/guide/rooms';

const ROOT = join(import.meta.dirname, '../..');
const texts = readdirSync(join(ROOT, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(join(ROOT, 'stories', name), 'utf8'));

it.each([...rooms, ...mainScreens].filter(({ title }) => !title.startsWith('Abas/')))(
  'the start page leads to a story that is there: $title',
  ({ title, story }) => {
    const found = texts.find((text) => text.includes(`title: '${title}'`));
    expect(found).toMatch(new RegExp(`export const ${story}\\b`));
  },
);

it('an address is the one that Storybook gives the story', () => {
  expect(addressOf({ title: 'Pieces/Icon', story: 'Gallery' })).toBe('./?path=/story/pieces-icon--gallery');
  const tab = { title: 'Abas/Pessoa Física/Endereços', id: 'tabs-pf-enderecos', story: 'WithErrors' };
  expect(addressOf(tab)).toBe('./?path=/story/tabs-pf-enderecos--with-errors');
  expect(addressOf({ title: 'Comece aqui', story: 'NoCelular' })).toBe('./?path=/story/comece-aqui--no-celular');
});
