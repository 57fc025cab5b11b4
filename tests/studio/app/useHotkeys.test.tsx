import { useMemo } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import { KeysDialog } from '../../../studio/app/KeysDialog';
import { useHotkeys } from '../../../studio/app/useHotkeys';
import { useWorkspace } from '../../../studio/document/WorkspaceContext';
import { outlineOf } from '../../../studio/outline/nodes';
import { Outline } from '../../../studio/outline/Outline';
import { ProblemsPanel } from '../../../studio/panels/problems/ProblemsPanel';
import { show, useView } from '../../../studio/state/view';
import type { Problem } from '../../../studio/wire';
import { accessibilityProblems } from '../accessibilityProblems';

const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';

const problem = (pointer: string, code: Problem['code'], message: string): Problem => ({
  ...{ code, file, line: 1, column: 1, pointer, message },
});

const wrong = [
  problem('/schema/properties/Sexo', 'DEF_MISSING_TITLE', 'Falta o rótulo.'),
  problem(
    '/uiSchema/PaisNascimento/ui:width',
    'DEF_UNKNOWN_KEY',
    'A chave "ui:width" não existe. Você quis dizer "ui:help"?',
  ),
];

const save = async () => {};

function Tool() {
  useHotkeys(save);
  const values = useWorkspace((workspace) => workspace.values);
  const nodes = useMemo(() => outlineOf(values), [values]);
  const isTellingKeys = useView((view) => view.isTellingKeys);
  return (
    <>
      <Outline nodes={nodes} onAddField={() => {}} />
      <ProblemsPanel />
      <textarea aria-label="Texto" />
      {isTellingKeys && <KeysDialog onClose={() => show({ isTellingKeys: false })} />}
    </>
  );
}

async function open() {
  const selection = { file, pointer: '/schema/properties/Assessor', tab };
  const store = storyWorkspace(selection);
  await render(
    <WorkspaceStory selection={selection} store={store} width={700} height={860}>
      <Tool />
    </WorkspaceStory>,
  );
  const row = () => page.getByRole('row', { selected: true });
  return { store, row, at: () => store.getState().selection?.pointer };
}

beforeEach(() => show({ problems: wrong, isTellingKeys: false, panel: 'problems' }));

it('goes through the problems in both directions, and marks the one that is looked at', async () => {
  const { at } = await open();
  await userEvent.keyboard('{F8}');
  await expect.poll(at).toBe('/schema/properties/Sexo');
  await expect.element(page.getByText('Problema 1 de 2')).toBeInTheDocument();
  await userEvent.keyboard('{F8}');
  await expect.poll(at).toBe('/uiSchema/PaisNascimento/ui:width');
  await userEvent.keyboard('{F8}');
  await expect.poll(at).toBe('/schema/properties/Sexo');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.poll(at).toBe('/uiSchema/PaisNascimento/ui:width');
});

it('repairs the problem that is looked at, and nothing where none is', async () => {
  const { store } = await open();
  await userEvent.keyboard('{Control>}.{/Control}');
  expect(store.getState().past).toEqual([]);
  await userEvent.keyboard('{F8}{F8}{Control>}.{/Control}');
  await expect.poll(() => store.getState().past.map(({ name }) => name)).toEqual(['Trocar por Ajuda']);
});

it('opens the menu of what is selected, whatever has the focus, but not while one types', async () => {
  await open();
  await userEvent.click(page.getByLabelText('Texto'));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}?');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Texto')).toHaveValue('?');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menu', { name: 'Ações de Assessor' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('{ContextMenu}');
  await expect.element(page.getByRole('menu', { name: 'Ações de Assessor' })).toBeVisible();
});

it('tells all keys, each by what it does', async () => {
  await open();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Teclas' });
  await expect.element(dialog.getByText('Próximo problema (com Shift, o anterior)')).toBeVisible();
  expect(await accessibilityProblems(dialog.element())).toEqual([]);
  // What a dialog shows is not left by the keys of what lies below it.
  await userEvent.keyboard('{F8}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
