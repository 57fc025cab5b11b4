import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { button, closeDialog, field, fill, next, onTab, openTab, section } from './pf/form';
import { goBack } from './pf/lists';
import { addRegistered, TITLES } from './pf/registered';

test('shows the login page from its own files alone, without a violation of the policy or of axe', async ({
  page,
  server,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const answer = await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toMatch(
    /;script-src 'self'( 'sha256-[^']+'){2};style-src 'self' 'sha256-[^']+';/,
  );
  expect([...hosts]).toEqual([server.url]);
  expect(await findViolations(page)).toEqual([]);
});

// The fixture of the page fails the test on a violation of the policy.
test('[ACC-SESS-15] walks through a wizard and talks to no other host, without a violation of the policy or of axe', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(await addRegistered(server, { status: 0 }));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await openTab(page, 'Produtos');
  await goBack(page, 'Informações');
  for (const title of TITLES) {
    await onTab(page, title);
    expect(await findViolations(page), title).toEqual([]);
    if (title === 'Procuradores') {
      await button(page, 'Excluir Caio Prado Meireles').click();
      await expect(page.getByRole('dialog', { name: 'Confirma a exclusão?' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Cancelar' });
    }
    if (title === 'Endereços') {
      await fill(section(page, 'Endereço comercial'), 'CEP', '01310-100');
      await expect(field(section(page, 'Endereço comercial'), 'Logradouro')).toHaveValue('Avenida Paulista');
    }
    await next(page);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect([...hosts]).toEqual([server.url]);
});
