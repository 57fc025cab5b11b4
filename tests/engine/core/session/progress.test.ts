import { expect, it } from 'vitest';
import type { PartDefinition } from '../../../../engine/core/definition/types';
import { type SaveProgress, saveProgress } from '../../../../engine/core/session/progress';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const TABS = ['Person', 'Money', 'Home'].map((title) => ({
  ...tabOf({ [title]: {} }),
  id: title.toLowerCase(),
  title,
}));
const PARTS: PartDefinition[] = [
  { id: 'person', data: ['person', 'home'], save: 'POST /person' },
  { id: 'money', data: ['money'], save: 'POST /money' },
];

const wordsOf = ({ state, name, place, total }: SaveProgress) =>
  state === 'failed' ? `failed ${name}` : `sending ${name} ${place}/${total}`;

/** Fills all tabs, goes on from the last one, whose own title names a part that it shares; what was said meanwhile, and the calls that were made. */
async function sayingOf(moneyStatus: number) {
  const { session, calls } = sessionOf(wizardOf(TABS, PARTS), { 'POST /money': () => ({ status: moneyStatus }) });
  await session.open();
  const said: string[] = [];
  const say = () => {
    const progress = saveProgress(session.loaded, session.view());
    const words = progress ? wordsOf(progress) : '';
    if (words !== said.at(-1)) said.push(words);
  };
  for (const { id, title } of TABS) session.form(id).change(`/${title}`, 'x');
  session.subscribe(say);
  await session.advance();
  return { said, posts: calls.filter(({ method }) => method === 'POST').map(({ path }) => path) };
}

it('[PF-SAV-02, CF-SAV-01] each part is named while it is on its way, once', async () => {
  const { said, posts } = await sayingOf(200);
  expect(said).toEqual(['', 'sending Home 1/2', 'sending Money 2/2', '']);
  expect(posts).toEqual(['/person', '/money', '/complete']);
});

it('[PF-SAV-04, CF-SAV-08] the part that failed stays named', async () => {
  expect((await sayingOf(400)).said).toEqual(['', 'sending Home 1/2', 'sending Money 2/2', 'failed Money']);
});
