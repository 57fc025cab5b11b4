import { expect, test } from '../fixtures';
import { BASICA, closeDialog, fillInformacoes, next, onTab, openTab, sentBy, storeUpTo } from './form';

test('[PF-INF-25] goes on', async ({ page, server, signIn }) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await fillInformacoes(page);
  const sent = await sentBy(page, BASICA, () => next(page));
  console.log(JSON.stringify(sent));
  await onTab(page, 'Procuradores');
});

for (const [tab, title] of [[1, 'Dados Financeiros'], [3, 'Dados Bancários'], [4, 'Endereços']] as const)
  test(`opens ${tab}`, async ({ page, server, signIn }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, tab);
    await signIn(client);
    await openTab(page, title);
  });
