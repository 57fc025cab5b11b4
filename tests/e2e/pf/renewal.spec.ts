import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { type Call, watchApi } from './calls';
import { button, closeDialog, dialog, fill } from './form';
import { SAVED } from './lists';
import { addRegistered, CARDS, onOverview, openTile, tile, userOf } from './registered';

const CONFIRM = { title: 'Cadastro Alterado', text: 'Deseja enviar o cadastro atualizado para análise?' };
const UPDATED = {
  title: 'Cadastro atualizado',
  text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
  button: 'OK',
};
const send = (page: Page) => button(page, 'Enviar cadastro atualizado');

/** Reviews a section: opens it, saves it as it is, or with what `change` does. */
async function review(page: Page, index: number, change?: () => Promise<void>) {
  await openTile(page, index, 'Atualizar dados');
  await change?.();
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  await expect(tile(page, CARDS[index] as string, 'Dados Atualizados')).toBeVisible();
}

const concludes = (calls: Call[]) => calls.filter(({ call }) => call === 'POST /PessoaFisica/ConcluirCadastro');

test('[PF-E2E-24, PF-REN-01, PF-REN-02, PF-REN-06] an approved registration near its expiry is renewed section by section', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const client = await addRegistered(server, { status: 2, expiresOn: inTenDays });
  await signIn(client);
  const api = watchApi(page);
  await page.goto('/');
  const notice = await dialog(page, 'Atenção!', 'Seu cadastro está próximo do vencimento. Deseja atualizar agora?');
  expect(await findViolations(page)).toEqual([]);
  await button(notice, 'Sim, atualizar agora').click();
  await expect(page.getByRole('heading', { name: 'Atualização cadastral pendente' })).toBeVisible();
  for (const card of CARDS) await expect(tile(page, card, 'Atualizar dados')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(send(page)).toHaveCount(0);

  await review(page, 2, () => fill(page, 'Bens móveis', '85000'));
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(/^Faltam Dados Cadastrais, Procuradores, .* e Produtos\.$/);
  for (const index of [0, 1, 3]) await review(page, index);
  await page.reload();
  await onOverview(page);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('4 de 8 seções revisadas')).toBeVisible();
  for (const index of [4, 5, 6]) await review(page, index);
  await expect(send(page)).toHaveAccessibleDescription('Falta Produtos.');
  await review(page, 7);
  await expect(page.getByText('8 de 8 seções revisadas')).toBeVisible();
  await expect(send(page)).toBeEnabled();

  await send(page).click();
  await closeDialog(page, { ...CONFIRM, button: 'Voltar' });
  expect(concludes(api.changes())).toEqual([]);
  await send(page).click();
  await closeDialog(page, { ...CONFIRM, button: 'Enviar' });
  await closeDialog(page, UPDATED);
  expect(concludes(api.changes())).toEqual([
    { call: 'POST /PessoaFisica/ConcluirCadastro', body: { RenovacaoCadastral: true } },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro atualizado enviado' })).toBeVisible();
  await expect(page.getByText(/^\d{4}-\d{4}-[0-9A-F]{8}$/)).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o painel' }).click();
  await expect(page.getByRole('heading', { name: 'Em revisão' })).toBeVisible();
  expect(await userOf(server, client)).toMatchObject({
    StatusCadastro: 4,
    CadastroAlterado: false,
    RenovacaoCadastral: false,
    SecoesRenovadas: [],
  });
});

test('[PF-REN-07, O-21] "Lembrar depois" leaves the renewal off, until the dashboard is opened again', async ({
  page,
  server,
  signIn,
}) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const client = await addRegistered(server, { status: 2, expiresOn: tomorrow });
  await signIn(client);
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção!', button: 'Lembrar depois' });
  await expect(tile(page, 'Produtos')).toBeVisible();
  expect(await userOf(server, client)).toMatchObject({ RenovacaoCadastral: false });
  await openTile(page, 2);
  await button(page, 'Voltar').click();
  await onOverview(page);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.reload();
  await closeDialog(page, { title: 'Atenção!', button: 'Lembrar depois' });
});

test('[PF-OP-18, ACC-REN-04, ACC-REN-08, CF-STA-04] an expired registration asks for its update, and warns before it is left', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 3 }));
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await expect(page.getByRole('dialog', { name: 'Perfil do investidor' })).toBeVisible();
  await button(page, 'Cancelar').click();
  await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
  await expect(tile(page, 'Endereço', 'Atualizar dados')).toBeVisible();
  await expect(button(page, 'Atualizar questionário')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.reload();
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.accept();
  await leaving;
});

test('[PF-REN-02, PF-DSH-03, PF-OP-19] bank details that a setting hides are not asked for', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('ocultarBanco', 'S');
  await signIn(await addRegistered(server, { status: 3 }));
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await button(page, 'Cancelar').click();
  await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
  await expect(page.getByText('0 de 7 seções revisadas')).toBeVisible();
  await expect(tile(page, 'Dados Bancários', 'Atualizar dados')).toHaveCount(0);
  await review(page, 4);
  await expect(page.getByText('1 de 7 seções revisadas')).toBeVisible();
});
