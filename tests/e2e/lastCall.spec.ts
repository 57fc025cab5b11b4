import { expect, test } from './fixtures';
import { callApi } from './pf/calls';
import { field, openTab } from './pf/form';

/** The places of a client's draft, with what was typed there. */
async function typedOf(server: { url: string }, client: { token: string }) {
  const { Entradas } = (await callApi(server, client, 'GET /cliente/rascunhos/pf')) as {
    Entradas: { Lugar: string; Conteudo: { value?: string } }[];
  };
  return Object.fromEntries(Entradas.map(({ Lugar, Conteudo }) => [Lugar, Conteudo.value]));
}

test('what was typed right before the tab was closed is on the server', async ({ page, server, signIn }) => {
  const client = await server.addClient();
  await signIn(client);
  await openTab(page, 'Informações');
  // The browser asks whether to leave: the customer leaves.
  page.on('dialog', (dialog) => dialog.accept());
  const isClosed = page.waitForEvent('close');
  await field(page, 'Nome do pai').fill('José Duarte');
  await page.close({ runBeforeUnload: true });
  await isClosed;
  await expect.poll(() => typedOf(server, client)).toEqual({ 'informacoes/NomePai': 'José Duarte' });
});
