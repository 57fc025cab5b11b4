import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import text from '../../../schemas/pf/informacoes.json?raw';
import wizard from '../../../schemas/pf/wizard.json?raw';
import { Palette } from '../../../studio/app/palette/Palette';
import { WorkspaceProvider } from '../../../studio/document/WorkspaceContext';
import { createWorkspace } from '../../../studio/document/workspace';
import { outlineOf } from '../../../studio/outline/nodes';
import { accessibilityProblems } from '../accessibilityProblems';
import '../../../src/theme/tokens.css';
import '../../../studio/theme/studio.css';

async function openPalette() {
  const store = createWorkspace({ 'pf/informacoes.json': text, 'pf/wizard.json': wizard });
  const [act, onClose] = [vi.fn(), vi.fn()];
  await render(
    <WorkspaceProvider value={store}>
      <Palette
        nodes={outlineOf(store.getState().values)}
        actions={[{ key: 'save', label: 'Salvar', hotkey: 'Ctrl S', act }]}
        onClose={onClose}
      />
    </WorkspaceProvider>,
  );
  return { store, act, onClose, box: page.getByRole('combobox') };
}

it('goes by keys to a text that the customer reads, where it stands', async () => {
  const { store, onClose, box } = await openPalette();
  await expect.element(box).toHaveFocus();
  await box.fill('nascimento futuro');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent(/não pode estar no futuro/);
  expect(await accessibilityProblems(page.getByRole('dialog').element())).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(store.getState().selection).toMatchObject({
    file: 'pf/informacoes.json',
    pointer: expect.stringContaining('DataNascimento'),
    tab: 'pf/informacoes',
  });
});

it('does what is chosen, and says when there is nothing', async () => {
  const { act, box } = await openPalette();
  await box.fill('xyzxyz');
  await expect.element(page.getByText('Nada tem essas palavras.')).toBeVisible();
  await box.fill('');
  await page.getByRole('option', { name: 'Salvar' }).click();
  expect(act).toHaveBeenCalledOnce();
});
