import { callApi } from '../pf/calls';
import { button, closeDialog, field, fill, onTab } from '../pf/form';
import { logIn, SAVED, sent } from '../pf/lists';
import { card, choose, comeBack, expect, PLACES, saveLater, TAG, test } from './twoPlaces';

const PART = 'GET /PessoaFisica/informacaoBasica';

for (const kind of PLACES) {
  test.describe(`two ${kind}`, { tag: TAG }, () => {
    test('that type into different fields have both, and save both', async ({ server, openBoth }) => {
      const { client, here, there } = await openBoth(kind, await server.addClient(), 'Informações');
      await sent(here, () => fill(here, 'Nome do pai', 'José Duarte'));
      await sent(there, () => fill(there, 'Nome da mãe', 'Lúcia Prado'));
      await expect(field(there, 'Nome do pai')).toHaveValue('José Duarte');
      await sent(here, () => fill(here, 'Formação profissional', 'Direito'));
      await expect(field(here, 'Nome da mãe')).toHaveValue('Lúcia Prado');
      await expect(here.getByText('qual vale?')).toBeHidden();
      await saveLater(there);
      await closeDialog(there, SAVED);
      await saveLater(here);
      await closeDialog(here, SAVED);
      expect(await callApi(server, client, PART)).toMatchObject({
        NomePai: 'José Duarte',
        NomeMae: 'Lúcia Prado',
        FormacaoProfissional: 'Direito',
      });
      await comeBack(there, 'Informações');
      await expect(field(there, 'Formação profissional')).toHaveValue('Direito');
      await expect(there.getByText('Recuperamos o que você digitou')).toBeHidden();
    });

    test('that type into the same field show both values, and have the one that is chosen', async ({
      server,
      openBoth,
    }) => {
      const { client, here, there } = await openBoth(kind, await server.addClient(), 'Informações');
      await sent(there, () => fill(there, 'Nome do pai', 'Renato Nogueira'));
      await fill(here, 'Nome do pai', 'José Duarte');
      await expect(card(here, 'Nome do pai')).toBeVisible();
      await expect(field(here, 'Nome do pai')).toHaveValue('José Duarte');
      await comeBack(here, 'Informações');
      await choose(here, 'Nome do pai', /Renato Nogueira/);
      await expect(field(here, 'Nome do pai')).toHaveValue('Renato Nogueira');
      await saveLater(here);
      await closeDialog(here, SAVED);
      await fill(there, 'Nome da mãe', 'Lúcia Prado');
      // What was typed here has left the drafts, as it is saved.
      await expect(there.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();
      await expect(card(there, 'Nome do pai')).toBeHidden();
      await saveLater(there);
      await closeDialog(there, SAVED);
      expect(await callApi(server, client, PART)).toMatchObject({ NomePai: 'Renato Nogueira', NomeMae: 'Lúcia Prado' });
    });

    test('that type while the other saves the part: the value saved there and the one typed here are to be chosen', async ({
      server,
      openBoth,
    }) => {
      const { client, here, there } = await openBoth(kind, await server.addClient(), 'Informações');
      await sent(here, () => fill(here, 'Nome do pai', 'José Duarte'));
      await fill(there, 'Nome do pai', 'Renato Nogueira');
      await choose(there, 'Nome do pai', /Renato Nogueira/);
      await fill(there, 'Nome da mãe', 'Lúcia Prado');
      await saveLater(there);
      await closeDialog(there, SAVED);
      await saveLater(here);
      await choose(here, 'Nome do pai', /José Duarte/);
      await saveLater(here);
      await closeDialog(here, SAVED);
      expect(await callApi(server, client, PART)).toMatchObject({ NomePai: 'José Duarte', NomeMae: 'Lúcia Prado' });
    });

    test('lose nothing by a logoff of the other, nor by what is typed just before it', async ({ server, openBoth }) => {
      const { here, there } = await openBoth(kind, await server.addClient(), 'Informações');
      await sent(here, () => fill(here, 'Nome do pai', 'José Duarte'));
      await fill(there, 'Nome da mãe', 'Lúcia Prado');
      await fill(here, 'Formação profissional', 'Direito');
      await there.getByRole('button', { name: /Abrir menu da conta/ }).click();
      await button(there, 'Logoff').click();
      await expect(there).toHaveURL(/\/login$/);
      if (kind === 'windows') {
        await expect(here).toHaveURL(/\/login$/);
        await logIn(here);
        await onTab(here, 'Informações');
      } else await sent(here, () => fill(here, 'E-mail comercial', 'a@b.com.br'));
      await expect(field(here, 'Nome do pai')).toHaveValue('José Duarte');
      await expect(field(here, 'Nome da mãe')).toHaveValue('Lúcia Prado');
      await expect(field(here, 'Formação profissional')).toHaveValue('Direito');
    });
  });
}
