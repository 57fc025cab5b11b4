import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept } from './calls';
import { button, closeDialog, field } from './form';
import { logIn, scrollsSideways } from './lists';
import { addRegistered, CARDS, onOverview, tile } from './registered';

test('[ACC-STAT-06, PF-GER-24, ACC-STAT-17, PF-OP-77] who waits for approval and may sign in lands on the dashboard, and stays', async ({
  page,
  server,
}) => {
  await addRegistered(server, { status: 1, loginInReview: true });
  await page.goto('/login');
  await logIn(page);
  await onOverview(page);
  await expect(page.getByRole('heading', { name: 'Em aprovação' })).toBeVisible();
  await page.reload();
  await onOverview(page);
  await page.goto('/CadastroPF_Passo_1');
  await expect(page).toHaveURL(/\/$/);
  await onOverview(page);
});

test('[PF-GER-22, ACC-RT-16] the route of another type leads to the own form', async ({ page, server, signIn }) => {
  await signIn(await server.addClient());
  await page.goto('/CadastroPJ_Passo_1');
  await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
});

test('[PF-GER-22] an anonymous visitor of the wizard is sent to the login', async ({ page }) => {
  await page.goto('/CadastroPF_Passo_1');
  await expect(page).toHaveURL(/\/login$/);
});

test('[PF-GER-08, PF-DSH-02, ACC-GEN-06, ACC-GEN-02] shows the saved profile and the eight sections, without a violation of axe', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 2, expiresOn: '2099-03-14' });
  await signIn(client);
  await page.goto('/');
  await onOverview(page);
  const { PerfilRisco } = (await callApi(server, client, 'GET /suitability')) as { PerfilRisco: string };
  await expect(page.getByRole('region', { name: 'Perfil do investidor' })).toContainText(PerfilRisco);
  for (const card of CARDS) await expect(tile(page, card)).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Aprovado' })).toContainText('14/03/2099');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await scrollsSideways(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
});

test('[PF-GER-09, PF-ERR-19, ACC-HDR-04, ACC-HDR-05] downloads ficha.pdf; a failure is told', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await onOverview(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar ficha cadastral').click()]);
  expect(download.suggestedFilename()).toBe('ficha.pdf');
  await intercept(page, 'GET /Cliente/pdf', { status: 500 });
  await button(page, 'Baixar ficha cadastral').click();
  await closeDialog(page, { title: 'Oops...', text: 'Falha ao gerar ficha de cadastro' });
});

test('[PF-SEN-05, PF-API-19, ACC-HDR-07] the password is changed, and signs in from then on', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await onOverview(page);
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Alterar senha').click();
  const modal = page.getByRole('dialog', { name: 'Alterar senha' });
  expect(await findViolations(page)).toEqual([]);
  const fill = async (current: string) => {
    await modal.locator('[name=current]').fill(current);
    await modal.locator('[name=next]').fill('Nova@123');
    await modal.locator('[name=confirmation]').fill('Nova@123');
    await button(modal, 'Alterar').click();
  };
  await fill('Errada@1');
  await closeDialog(page, { title: 'Alteração de senha', text: 'A senha atual está incorreta.' });
  await fill('Senha@123');
  await closeDialog(page, { title: 'Alteração de senha', text: 'Alteração realizada com sucesso', button: 'OK' });
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await expect(page).toHaveURL(/\/login$/);
  await field(page, 'E-mail/CPF').fill('52998224725');
  await page.locator('input[name=password]').fill('Nova@123');
  await button(page, 'Entrar').click();
  await onOverview(page);
});

test('[PF-SEN-07, PF-LKP-26] the password cannot be changed where the access is by token', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('autenticacaoToken', 'S');
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await onOverview(page);
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await expect(button(page, 'Logoff')).toBeVisible();
  await expect(button(page, 'Alterar senha')).toBeHidden();
});
