import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import * as enderecos from '../../../schemas/pf/enderecos.json?tab';
import { clearToken, writeToken } from '../../../src/api/token';
import type { User } from '../../../src/api/user';
import { dialogs, host } from '../../../src/dialogs/dialogStore';
import { takeAhead } from '../../../src/features/wizard/ahead';
import { type Opened, openWizard } from '../../../src/features/wizard/openWizard';
import { WizardPage } from '../../../src/features/wizard/WizardPage';
import { createTabSession, type StoryTab } from '../../../stories/engine/tabSession';

vi.mock('../../../src/features/wizard/openWizard', () => ({ openWizard: vi.fn() }));
vi.mock('../../../src/features/wizard/ahead', () => ({ takeAhead: vi.fn(), endAhead: () => undefined }));

const entry = {
  id: 'pf',
  type: 1,
  registration: true as const,
  route: '/pf',
  title: 'Cadastro',
  url: '/definitions/pf.0.js',
};
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 0 } as User;
const renderPage = () =>
  render(
    <MemoryRouter>
      <WizardPage entry={entry} user={user} />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.mocked(openWizard).mockReset();
  vi.mocked(takeAhead).mockReset();
  dialogs.setState({ messages: [], toast: undefined });
});

/** The addresses alone in their wizard, refused as the definition says. */
function openedOf(dialog: boolean): Opened {
  const tab = { ...enderecos, definition: { ...enderecos.definition, dialog } } as StoryTab;
  const { session } = createTabSession(tab, host, {});
  return { session, open: session.open, slot: undefined };
}

it('puts the focus on the summary where no dialog tells of the first error', async () => {
  vi.mocked(openWizard).mockResolvedValue(openedOf(false));
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(screen.getByRole('region', { name: /campos precisam da sua atenção/ })).toHaveFocus();
  expect(dialogs.getState().messages).toEqual([]);
});

it('leaves the focus to the dialog where there is one', async () => {
  vi.mocked(openWizard).mockResolvedValue(openedOf(true));
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Concluir' }).click();
  await vi.waitFor(() => expect(dialogs.getState().messages).toHaveLength(1));
  dialogs.getState().messages[0]?.answer(true);
  await vi.waitFor(() => expect(document.activeElement?.matches('input, select, button')).toBe(true));
});

it('stands with the first frame where it was opened ahead, and is opened no second time', async () => {
  const opened = openedOf(true);
  await opened.open();
  const now = { ...opened, open: async () => undefined, entry, user, pathname: '', tellTurns: vi.fn() };
  vi.mocked(takeAhead).mockReturnValueOnce({ now, coming: Promise.resolve(now), end: () => undefined });
  const screen = await renderPage();
  expect(screen.getByRole('button', { name: 'Concluir' }).query()).not.toBeNull();
  await vi.waitFor(() => expect(now.tellTurns).toHaveBeenCalledTimes(1));
  expect(openWizard).not.toHaveBeenCalled();
});

it('is opened where what was begun ahead comes to nothing', async () => {
  vi.mocked(takeAhead).mockReturnValueOnce({
    now: undefined,
    coming: Promise.resolve(undefined),
    end: () => undefined,
  });
  vi.mocked(openWizard).mockResolvedValue(openedOf(true));
  const screen = await renderPage();
  await expect.element(screen.getByRole('button', { name: 'Concluir' })).toBeVisible();
  expect(takeAhead).toHaveBeenCalledWith({ entry, user });
});

it('ends what was begun ahead, and opens nothing, when the page goes before it came', async () => {
  let come = () => {};
  const coming = new Promise<undefined>((resolve) => {
    come = () => resolve(undefined);
  });
  const end = vi.fn();
  vi.mocked(takeAhead).mockReturnValueOnce({ now: undefined, coming, end });
  const screen = await renderPage();
  await screen.unmount();
  expect(end).toHaveBeenCalledTimes(1);
  come();
  await coming;
  expect(openWizard).not.toHaveBeenCalled();
});

it('offers to ask again when the wizard or the settings of the tenant did not come', async () => {
  vi.mocked(openWizard).mockRejectedValueOnce(new Error('no settings')).mockResolvedValue(openedOf(true));
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('button', { name: 'Concluir' })).toBeVisible();
});

it('keeps the place of a form that stops for when it goes on, and forgets that of one that was left', async () => {
  writeToken('a token', true);
  for (const stop of [undefined, 'A norma mudou.']) {
    const slot = { last: undefined, write: vi.fn(), forget: vi.fn() };
    vi.mocked(openWizard).mockResolvedValue({ ...openedOf(true), slot });
    const screen = await renderPage();
    await expect.element(screen.getByRole('button', { name: 'Concluir' })).toBeVisible();
    await vi.waitFor(() => expect(slot.write).toHaveBeenCalled());
    if (stop !== undefined) {
      const { onTurn } = vi.mocked(openWizard).mock.lastCall?.[2] ?? {};
      onTurn?.({ entry, stop, texts: {} });
      await expect.element(screen.getByText(stop)).toBeVisible();
    }
    await screen.unmount();
    expect(slot.forget).toHaveBeenCalledTimes(stop === undefined ? 1 : 0);
  }
  clearToken();
});
