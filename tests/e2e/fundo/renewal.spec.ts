import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { watchApi } from '../pf/calls';
import { button, choose, closeDialog, dialog, fill } from '../pf/form';
import { account, SAVED } from '../pf/lists';
import { tile, userOf } from '../pf/registered';
import { addRegistered, signAll } from './stored';

const CARDS = [
  'Dados Cadastrais',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Documentos',
  'Declarações',
  'FATCA',
  'Produtos',
];
const send = (page: Page) => button(page, 'Enviar cadastro atualizado');

/** Reviews a section: opens it and saves it as it is, or with what `change` does. */
async function review(page: Page, card: string, change?: () => Promise<void>) {
  await tile(page, card, 'Atualizar dados').click();
  await expect(button(page, 'Salvar')).toBeVisible();
  await change?.();
  await button(page, 'Salvar').click();
}
async function confirmed(page: Page, card: string) {
  await closeDialog(page, SAVED);
  await expect(tile(page, card, 'Dados Atualizados')).toBeVisible();
}

test('[CF-AC-30, CF-REN-02, CF-REN-04] an expired fund reviews its nine sections, has its papers signed anew and is renewed', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const client = await addRegistered(server, { status: 3 });
  await signIn(client);
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await button(await dialog(page, 'Perfil do investidor'), 'Cancelar').click();
  await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
  const api = watchApi(page);
  /** What was changed, but for the progress of the renewal, which is told beside it. */
  const saves = () => api.changes().filter(({ call }) => !call.endsWith('/renovacao'));
  for (const card of CARDS) {
    await review(
      page,
      card,
      card === 'FATCA' ? () => choose(page, 'Possui sede ou filial nos EUA?', 'Sim') : undefined,
    );
    await confirmed(page, card);
  }
  await expect(send(page)).toHaveAccessibleDescription('Falta Participantes.');
  await review(page, 'Participantes', () =>
    fill(account(page, 'Representante 1'), 'E-mail', 'marina.lobo@example.com'),
  );
  await closeDialog(page, { title: 'Atenção!', button: 'Sim, continuar' });
  await confirmed(page, 'Participantes');
  expect(saves()).toMatchObject([
    { call: 'POST /Fundo/declaracoes', body: { SedeEua: true } },
    { call: 'POST /Fundo/representante', body: { Email: 'marina.lobo@example.com' } },
  ]);

  await expect(page.getByText('9 de 9 seções revisadas')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(
    'As alterações estão salvas. Complete a seção Declarações para enviar o cadastro.',
  );
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Declarações').click();
  await expect(page.getByText('0 de 2 obrigatórios assinados, 0 de 1 opcional')).toBeVisible();
  await signAll(server, client);
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  await expect(page.getByText('2 de 2 obrigatórios assinados, 1 de 1 opcional')).toBeVisible();
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);

  api.forget();
  await send(page).click();
  await closeDialog(page, { title: 'Cadastro Alterado', button: 'Enviar' });
  await closeDialog(page, { title: 'Cadastro atualizado', button: 'OK' });
  expect(saves()).toEqual([{ call: 'POST /Fundo/ConcluirCadastro', body: { RenovacaoCadastral: true } }]);
  expect(await userOf(server, client)).toMatchObject({ StatusCadastro: 4, RenovacaoCadastral: false });
});
