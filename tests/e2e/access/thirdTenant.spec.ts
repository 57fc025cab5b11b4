import { tenantFolder } from '../../server/storage/tenantFolder';
import { PASSWORD } from '../../server/testServer';
import { findViolations } from '../accessibility';
import { startDeployed } from '../deployed';
import { expect, test } from '../fixtures';
import { button, field, onTab } from '../pf/form';

const DARK_RED = [77, 13, 13].map((part) => part / 255);

test('[ACC-GEN-08] a third tenant is a folder: the built portal has its name, its colours and its mark', async ({
  page,
  server,
}) => {
  const { tenantsDir, change, write } = tenantFolder('mandacaru', { name: 'Mandacaru', line: 'Banco Múltiplo' });
  change(({ tenant }) => {
    for (const [name, token] of Object.entries(tenant)) {
      if (!name.startsWith('accent') || name.endsWith('-soft') || name.endsWith('-line')) continue;
      token.$value.components = DARK_RED;
    }
  });
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>');
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const marks: number[] = [];
  page.on('response', (response) => {
    if (/\/assets\/tenant-\w+\.svg$/.test(response.url())) marks.push(response.status());
  });
  const own = await startDeployed(server, { tenant: 'mandacaru', tenantsDir });
  try {
    await server.addClient();
    await page.goto(`${own.url}/login`);
    await expect(page).toHaveTitle(/Mandacaru Banco Múltiplo$/);
    await expect(page.getByRole('banner')).toContainText('Mandacaru');
    await expect(button(page, 'Entrar')).toHaveCSS('background-color', 'rgb(77, 13, 13)');
    expect(marks).toEqual([200]);
    expect(await findViolations(page)).toEqual([]);
    await field(page, 'E-mail/CPF').fill('52998224725');
    await page.locator('input[name=password]').fill(PASSWORD);
    await button(page, 'Entrar').click();
    await onTab(page, 'Informações');
    await expect(button(page, 'Avançar')).toHaveCSS('background-color', 'rgb(77, 13, 13)');
    await expect(button(page, 'Avançar')).toHaveCSS('border-top-left-radius', '999px');
    await expect(page.getByRole('banner')).toContainText('Banco Múltiplo');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(button(page, 'Avançar')).toHaveCSS('background-color', 'rgb(227, 160, 234)');
    await expect(page.locator('body')).not.toContainText(/Andorinha|Ipê Roxo/);
    expect(refused).toEqual([]);
  } finally {
    await own.close();
  }
});
