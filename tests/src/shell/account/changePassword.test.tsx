import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { COMMON_PASSWORD, PERSONAL_PASSWORD, WEAK_PASSWORD } from '../../../../contract/newPassword/messages';
import { hashPassword } from '../../../../src/session/hashPassword';
import { helena, openPortal, type Reply } from '../../app/openPortal';

const start = window.location.href;
const NEW = 'Nova@Senha7';

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

async function openModal(reply: Reply = { data: true }, others: Record<string, Reply> = {}) {
  const portal = await openPortal('/', { '/cliente/alterar-senha': reply, ...others }, 'abc');
  const { screen } = portal;
  await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await screen.getByRole('button', { name: /menu da conta/ }).click();
  await screen.getByRole('button', { name: 'Alterar senha' }).click();
  const modal = screen.getByRole('dialog', { name: 'Alterar senha' });
  await expect.element(modal).toBeVisible();
  const field = (label: string) => modal.getByLabelText(new RegExp(`^${label}`));
  const fill = async (current: string, next: string, confirmation: string) => {
    await field('Senha atual').fill(current);
    await field('Nova senha').fill(next);
    await field('Confirmação da nova senha').fill(confirmation);
  };
  return { ...portal, modal, field, fill, change: () => modal.getByRole('button', { name: 'Alterar' }).click() };
}

it('[PF-SEN-01, PF-GER-10, PF-MOD-04, CF-MOD-01] asks for three passwords, each of which can be shown', async () => {
  const { modal, field } = await openModal();
  for (const label of ['Senha atual', 'Nova senha', 'Confirmação da nova senha']) {
    await expect.element(field(label)).toHaveAttribute('type', 'password');
  }
  await modal.getByRole('button', { name: 'Mostrar senha' }).nth(1).click();
  await expect.element(field('Nova senha')).toHaveAttribute('type', 'text');
  await expect.element(field('Senha atual')).toHaveAttribute('type', 'password');
});

it('[PF-SEN-02, PF-SEN-03, PF-SEN-F01, PF-SEN-F02, PF-SEN-F03, ACC-PWD-01, ACC-PWD-02, ACC-PWD-03, ACC-PWD-05] stops at the first thing that is wrong, and sends nothing', async () => {
  const { screen, fill, change, field, of } = await openModal();
  const cases = [
    ['', '', '', 'Senha atual não foi informada', 'Senha atual'],
    ['a', '', '', 'Nova senha não foi informada', 'Nova senha'],
    ['a', 'b', '', 'Confirmação da nova senha não foi informada', 'Confirmação da nova senha'],
    ['a', '1', '1', WEAK_PASSWORD, 'Nova senha'],
    ['a', 'Abcdefg!', 'Abcdefg!', WEAK_PASSWORD, 'Nova senha'],
    ['a', 'P@ssw0rd', 'P@ssw0rd', COMMON_PASSWORD, 'Nova senha'],
    ['a', NEW, 'c', 'Nova senha é diferente da confirmação de nova senha', 'Confirmação da nova senha'],
  ] as const;
  for (const [current, next, confirmation, text, label] of cases) {
    await fill(current, next, confirmation);
    await change();
    const dialog = screen.getByRole('alertdialog', { name: 'Falha ao atualizar senha' });
    await expect.element(dialog).toHaveAccessibleDescription(text);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  expect(of('/cliente/alterar-senha')).toEqual([]);
});

it.each(['Fundo-Agio-3', 'Agio@52998224725'])('[ACC-PWD-06] does not take the name of the client: %s', async (next) => {
  const named = { ...helena, NomeRazaoSocial: 'Fundo Ágio 3' };
  const { screen, fill, change, of } = await openModal({ data: true }, { '/cliente/usuario': { data: named } });
  await fill('a', next, next);
  await change();
  const dialog = screen.getByRole('alertdialog', { name: 'Falha ao atualizar senha' });
  await expect.element(dialog).toHaveAccessibleDescription(PERSONAL_PASSWORD);
  expect(of('/cliente/alterar-senha')).toEqual([]);
});

it('[O-25] ticks the criteria off while the new password is typed', async () => {
  const { modal, field } = await openModal();
  await field('Nova senha').fill('Abc1');
  await expect.element(modal.getByText('3 de 5 critérios atendidos')).toBeVisible();
  await expect.element(field('Nova senha')).toHaveAccessibleDescription(/1 número \(atendido\).*especial \(falta\)/);
});

it('[PF-SEN-04, PF-OP-54, PF-API-19, ACC-PWD-04] sends each password as a hash of its own', async () => {
  const { fill, of } = await openModal();
  await fill('antiga', NEW, NEW);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(of('/cliente/alterar-senha')).toHaveLength(1));
  expect(of('/cliente/alterar-senha')[0]).toMatchObject({
    method: 'POST',
    body: {
      SenhaAtual: await hashPassword('antiga'),
      NovaSenha: await hashPassword(NEW),
      ConfirmarNovaSenha: await hashPassword(NEW),
    },
  });
});

it('takes a password from a manager or the clipboard, and one of 120 characters as it is', async () => {
  const { screen, field, fill, change, of } = await openModal();
  const completed = ['Senha atual', 'Nova senha', 'Confirmação da nova senha'].map((label) =>
    field(label).element().getAttribute('autocomplete'),
  );
  expect(completed).toEqual(['current-password', 'new-password', 'new-password']);
  const long = 'Ação nº 1, '.repeat(11).slice(0, 120);
  await fill('antiga', long, '');
  await screen.getByRole('button', { name: 'Mostrar senha' }).nth(1).click();
  await field('Nova senha').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await field('Confirmação da nova senha').click();
  await userEvent.paste();
  await expect.element(field('Confirmação da nova senha')).toHaveValue(long);
  await change();
  await vi.waitFor(() => expect(of('/cliente/alterar-senha')).toHaveLength(1));
  const hash = await hashPassword(long);
  expect(of('/cliente/alterar-senha')[0]?.body).toMatchObject({ NovaSenha: hash, ConfirmarNovaSenha: hash });
});

it('[PF-SEN-05, PF-SUC-08, PF-OP-74] tells of the change, and is closed and empty', async () => {
  const { screen, fill, change } = await openModal();
  await fill('antiga', NEW, NEW);
  await change();
  const dialog = screen.getByRole('dialog', { name: 'Alteração de senha' });
  await expect.element(dialog).toHaveAccessibleDescription('Alteração realizada com sucesso');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await vi.waitFor(() => expect(screen.getByRole('dialog').elements()).toEqual([]));
  const menu = screen.getByRole('button', { name: /menu da conta/ });
  await expect.element(menu).toHaveFocus();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await screen.getByRole('button', { name: 'Alterar senha' }).click();
  await expect.element(screen.getByLabelText(/^Senha atual/)).toHaveValue('');
});

it('[PF-SEN-06, PF-ERR-11, PF-OP-07] shows the server’s refusal alone, and stays open with what was typed', async () => {
  const { screen, modal, fill, change, field } = await openModal({
    status: 400,
    body: { data: ['A senha atual está incorreta.'] },
  });
  await fill('errada', NEW, NEW);
  await change();
  const dialog = screen.getByRole('alertdialog', { name: 'Alteração de senha' });
  await expect.element(dialog).toHaveAccessibleDescription('A senha atual está incorreta.');
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
  await expect.element(modal).toBeVisible();
  await expect.element(field('Nova senha')).toHaveValue(NEW);
});

it('[PF-SEN-08] is left by Voltar without a call, and forgets what was typed', async () => {
  const { screen, modal, fill, of } = await openModal();
  await fill('a', 'b', 'c');
  await modal.getByRole('button', { name: 'Voltar' }).click();
  await vi.waitFor(() => expect(screen.getByRole('dialog').elements()).toEqual([]));
  await screen.getByRole('button', { name: /menu da conta/ }).click();
  await screen.getByRole('button', { name: 'Alterar senha' }).click();
  await expect.element(screen.getByLabelText(/^Senha atual/)).toHaveValue('');
  expect(of('/cliente/alterar-senha')).toEqual([]);
});

it.each([
  ['Modo de autenticacao', '2', false],
  ['Modo de autenticacao', '1', true],
  ['Autenticação por token', 'S', false],
  ['Autenticação por token', 'N', true],
])('[PF-SEN-07, PF-GER-11, PF-OP-09, ACC-HDR-02] with %s = %s is offered: %s', async (Chave, Valor, isOffered) => {
  const settings = { '/consulta/configuracao-geral': { data: [{ Chave, Valor }] } };
  const { screen, of } = await openPortal('/', settings, 'abc');
  await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await screen.getByRole('button', { name: /menu da conta/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Logoff' })).toBeVisible();
  // The dashboard reads the settings too, and is done with them.
  await expect.element(screen.getByText('Não foi possível carregar as seções')).toBeVisible();
  expect(of('/consulta/configuracao-geral')).not.toEqual([]);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Alterar senha' }).elements()).toHaveLength(isOffered ? 1 : 0),
  );
});
