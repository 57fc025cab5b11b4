import { expect, test } from '../fixtures';
import { untilKept } from '../kept';
import { button, closeDialog } from './form';
import { logIn } from './lists';
import { addRegistered, onOverview, openTile, tile } from './registered';

test.use({ serviceWorkers: 'allow' });

test('a logoff from the dashboard tells the server what was typed into a section without a connection, and asks while there is none', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await openTile(page, 4);
  await untilKept(page);
  const number = page.getByRole('region', { name: 'Endereço residencial' }).getByLabel('Número');
  await context.setOffline(true);
  await number.fill('2000');
  await button(page, 'Voltar').click();
  await closeDialog(page, { title: 'Sair sem salvar?', button: 'Sair sem salvar' });
  await onOverview(page);
  const logOff = async () => {
    await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
    await button(page, 'Logoff').click();
  };
  await logOff();
  await closeDialog(page, { title: 'Sair sem enviar?', button: 'Continuar na conta' });
  await context.setOffline(false);
  await expect(page.getByText('Você está sem conexão desde')).toBeHidden();
  await logOff();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await expect(tile(page, 'Endereço')).toHaveAccessibleDescription(/Não salvo\. .*hoje às \d\d:\d\d$/);
  await openTile(page, 4);
  await expect(number).toHaveValue('2000');
});
