import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import type { CasesTold } from '../../../studio/cases';
import { CasesPanel } from '../../../studio/panels/cases/CasesPanel';
import { api } from '../../../studio/state/api';
import { accessibilityProblems } from '../accessibilityProblems';

const file = 'pf/informacoes.json';
const many = Array.from({ length: 30 }, (_, at) => `*Campo ${at}* é *Sim*`).join(' ou ');

const TOLD: CasesTold[] = [
  {
    kind: 'conditions',
    conditions: ['long', 'short'].map((key) => ({
      key,
      sentence: key === 'long' ? many : '*Data de nascimento* é antes de *1990-03-05*',
      rule: `regra-${key}`,
      place: { file, pointer: '/rules/0/when', line: 1 },
      ...{ holds: 1, fails: 1, isOpen: false },
    })),
  },
  {
    ...{ kind: 'case', key: 'short', missed: [] },
    cases: [
      {
        ...{ truth: true, aim: 'verdadeira', answers: '*Data de nascimento* é *1980-12-31*' },
        story: { given: {}, expect: {} } as never,
      },
    ],
  },
  { kind: 'done' },
];

it('folds a long condition to two lines, says days as people write them, and unfolds it on demand', async () => {
  vi.spyOn(api, 'cases').mockImplementation(async (_tab, _changes, tell) => {
    for (const one of TOLD) tell(one);
  });
  const selection = { file, pointer: '', tab: 'pf/informacoes' };
  const screen = await render(
    <WorkspaceStory selection={selection} store={storyWorkspace(selection)} width={900}>
      <CasesPanel />
    </WorkspaceStory>,
  );
  await page.getByRole('button', { name: 'Procurar os casos' }).click();
  await expect.element(page.getByText('Data de nascimento é antes de 05/03/1990')).toBeVisible();
  await expect.element(page.getByText('Data de nascimento é 31/12/1980')).toBeVisible();
  const row = page.getByRole('row', { name: /Campo 0/ });
  const more = row.getByRole('button', { name: 'mais', exact: true });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const long = page.getByText(/^Campo 0 é Sim/).element();
  expect(long.clientHeight).toBeLessThan(long.scrollHeight);
  await more.click();
  await expect.poll(() => long.clientHeight).toBe(long.scrollHeight);
  await expect.element(row.getByRole('button', { name: 'menos' })).toHaveFocus();
  expect(await accessibilityProblems(screen.container)).toEqual([]);
  await row.getByRole('button', { name: 'menos' }).click();
  await expect.element(more).toBeVisible();
});

it('says of nothing that it is reached before it is looked for', async () => {
  let tell: (told: CasesTold) => void = () => {};
  vi.spyOn(api, 'cases').mockImplementation((_tab, _changes, told) => {
    tell = told;
    return new Promise(() => {});
  });
  const selection = { file, pointer: '', tab: 'pf/informacoes' };
  await render(
    <WorkspaceStory selection={selection} store={storyWorkspace(selection)} width={900}>
      <CasesPanel />
    </WorkspaceStory>,
  );
  await page.getByRole('button', { name: 'Procurar os casos' }).click();
  const gauge = page.getByRole('progressbar', { name: 'Mutantes percebidos' });
  await expect.element(gauge).toHaveAttribute('value', '0');
  await expect.element(page.getByText('...', { exact: true }).first()).toBeVisible();
  tell({ kind: 'done' });
  await expect.element(gauge).toHaveAttribute('value', '1');
  await expect.element(page.getByText('Não há').first()).toBeVisible();
});
