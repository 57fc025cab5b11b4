import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import text from '../../../schemas/pf/informacoes.json?raw';
import * as informacoes from '../../../schemas/pf/informacoes.json?tab';
import { tabAddress } from '../../../stories/studio/tabAddress';
import { WorkspaceProvider } from '../../../studio/document/WorkspaceContext';
import { createWorkspace, type WorkspaceStore } from '../../../studio/document/workspace';
import { WhyPanel } from '../../../studio/panels/why/WhyPanel';
import { show, useView } from '../../../studio/state/view';
import '../../../src/theme/tokens.css';
import '../../../studio/theme/studio.css';

const FILE = 'pf/informacoes.json';
const MODULE = tabAddress(informacoes);
const AROUND = { settings: {}, user: {}, mode: 'new', today: '2026-11-23', tabs: {} } as const;

const seen = (values: Record<string, number>) => ({
  ...{ values, rows: [], around: AROUND, hidden: [], required: [], locked: [], errors: [] },
});

async function openWhy(pointer: string): Promise<WorkspaceStore> {
  const store = createWorkspace({ [FILE]: text });
  store.select({ file: FILE, pointer, tab: 'pf/informacoes' });
  await render(
    <WorkspaceProvider value={store}>
      <div id="studio">
        <WhyPanel />
      </div>
    </WorkspaceProvider>,
  );
  return store;
}

beforeEach(() => show({ module: MODULE, seen: seen({ Nacionalidade: 1 }), filled: undefined }));

describe('the panel that says why', () => {
  it('says the rule, the answer that decides and its line, and follows what is typed', async () => {
    const store = await openWhy('/schema/properties/PaisNascimento');
    await expect
      .element(
        page.getByRole('heading', { name: 'País de nascimento está oculto porque Nacionalidade é Brasileiro Nato' }),
      )
      .toBeVisible();
    await expect.poll(() => useView.getState().deciding).toEqual(['/Nacionalidade']);
    show({ seen: seen({ Nacionalidade: 3 }) });
    await expect.element(page.getByRole('heading', { name: /está visível/ })).toBeVisible();
    await page
      .getByRole('button', { name: /^linha \d+$/ })
      .first()
      .click();
    expect(store.getState().selection?.pointer).toMatch(/^\/rules\/\d+\/show$/);
  });

  it('tries the smallest change in the preview, and keeps it as an example', async () => {
    const store = await openWhy('/schema/properties/PaisNascimento');
    await page.getByRole('button', { name: 'Experimentar' }).click();
    expect(useView.getState().filled?.given.data).toMatchObject({ Nacionalidade: 2 });
    await page.getByRole('button', { name: 'Fixar exemplo' }).click();
    await page.getByRole('button', { name: 'Fixar', exact: true }).click();
    const { stories } = (store.getState().values[FILE] as { examples: { stories: object[] } }).examples;
    expect(stories.at(-1)).toMatchObject({
      title: 'Nacionalidade é Naturalizado',
      data: { Nacionalidade: 2 },
      expect: { shown: ['/PaisNascimento'] },
    });
  });

  it('explains another outcome of the same field', async () => {
    await openWhy('/schema/properties/PaisNascimento');
    await page.getByRole('radio', { name: /Obrigatório/ }).click();
    await expect.element(page.getByRole('heading', { name: /não é obrigatório/ })).toBeVisible();
    await expect.element(page.getByText('Menor mudança que o exigiria')).toBeVisible();
  });
});
