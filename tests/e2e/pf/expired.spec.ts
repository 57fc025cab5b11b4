import { hashInBrowser } from '../../../server/access/password';
import { client } from '../../../server/storage/schema';
import { PASSWORD } from '../../server/testServer';
import { expect, test } from '../fixtures';
import { watchApi } from './calls';
import { button, closeDialog } from './form';
import { answerAll, FILLED, questionnaire, SAVE } from './products';
import { addRegistered } from './registered';

test('[PF-E2E-25, PF-SUI-19] an expired customer changes the password, and is signed out by a saved questionnaire, once', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 3, loginInReview: false }));
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await button(questionnaire(page), 'Cancelar').click();
  await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Alterar senha').click();
  const modal = page.getByRole('dialog', { name: 'Alterar senha' });
  const change = async (values: Record<string, string>, text: string) => {
    for (const [name, value] of Object.entries(values)) await modal.locator(`[name=${name}]`).fill(value);
    await button(modal, 'Alterar').click();
    await closeDialog(page, { title: 'Falha ao atualizar senha', text });
  };
  const api = watchApi(page);
  await change({}, 'Senha atual não foi informada');
  await change({ current: PASSWORD }, 'Nova senha não foi informada');
  await change({ next: 'Nova@123' }, 'Confirmação da nova senha não foi informada');
  await change({ confirmation: 'Outra@123' }, 'Nova senha é diferente da confirmação de nova senha');
  expect(api.changes()).toEqual([]);
  await modal.locator('[name=confirmation]').fill('Nova@123');
  await button(modal, 'Alterar').click();
  await closeDialog(page, { title: 'Alteração de senha', text: 'Alteração realizada com sucesso', button: 'OK' });
  const [current, next] = [PASSWORD, 'Nova@123'].map(hashInBrowser);
  expect(api.changes()).toEqual([
    {
      call: 'POST /cliente/alterar-senha',
      body: { SenhaAtual: current, NovaSenha: next, ConfirmarNovaSenha: next },
    },
  ]);

  api.forget();
  await button(page, 'Atualizar questionário').click();
  await expect(questionnaire(page)).toBeVisible();
  await answerAll(page);
  await closeDialog(page, FILLED);
  expect(api.count(SAVE)).toBe(1);
  await expect(page).toHaveURL(/\/login$/);
  await closeDialog(page, {
    title: 'Questionário atualizado',
    text: 'Suas respostas foram salvas e não serão pedidas de novo. Como o seu cadastro está vencido, você saiu da conta. Entre novamente para revisar as outras seções e enviar a atualização.',
    button: 'OK',
  });
  expect(await server.database.select({ status: client.status }).from(client)).toEqual([{ status: 3 }]);

  await page.getByRole('combobox', { name: 'E-mail/CPF' }).fill('ana@example.com');
  await page.locator('input[type=password]').fill('Nova@123');
  await button(page, 'Entrar').click();
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await expect(page.getByRole('button', { name: 'Atualizar questionário' })).toBeVisible();
  await expect(questionnaire(page)).toHaveCount(0);
});
