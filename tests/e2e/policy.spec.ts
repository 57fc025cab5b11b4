import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import {
  BASICA,
  button,
  closeDialog,
  ENDERECOS,
  field,
  fill,
  INFORMACOES,
  next,
  onTab,
  openTab,
  section,
  store,
  storeUpTo,
} from './pf/form';
import { goBack } from './pf/lists';
import { attorney, storePeople } from './pf/people';

test('shows the login page from its own files alone, without a violation of the policy or of axe', async ({
  page,
  server,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const answer = await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  expect([...hosts]).toEqual([server.url]);
  expect(await findViolations(page)).toEqual([]);
});

// The fixture of the page fails the test on a violation of the policy.
test('[ACC-SESS-15] walks through a wizard and talks to no other host, without a violation of the policy or of axe', async ({
  page,
  server,
  signIn,
}) => {
  const client = await server.addClient();
  await storeUpTo(server, client, 4);
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS });
  await storePeople(server, client, attorney());
  await signIn(client);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await openTab(page, 'Endereços');
  await fill(section(page, 'Endereço comercial'), 'CEP', '01310-100');
  await expect(field(section(page, 'Endereço comercial'), 'Logradouro')).toHaveValue('Avenida Paulista');
  expect(await findViolations(page)).toEqual([]);
  await goBack(page, 'Informações');
  for (const title of ['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários']) {
    await onTab(page, title);
    expect(await findViolations(page), title).toEqual([]);
    if (title === 'Procuradores') {
      await button(page, 'Excluir Caio Prado Meireles').click();
      await expect(page.getByRole('dialog', { name: 'Confirma a exclusão?' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Cancelar' });
    }
    await next(page);
  }
  await onTab(page, 'Endereços');
  expect([...hosts]).toEqual([server.url]);
});
