import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addRegistered } from '../pf/registered';
import { byLabel, heading, open as openPublic, PF } from '../public/form';
import { open } from './places';

const WORD = 'Inconstitucionalissimamente';
const NAME = `${WORD.repeat(3)} ${WORD}`;
const EMAIL = `${'inconstitucionalissimamente.'.repeat(2)}ana@${'correspondencia'.repeat(3)}.example.com`;

/** Whether a page is wider than the narrowest window. */
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

test('an e-mail without a place to break widens no page of a sign-up', async ({ page }) => {
  await openPublic(page, '/CadastroInicio', 'Comece seu cadastro');
  for (const [label, value] of Object.entries({ ...PF, 'Nome completo': NAME, 'E-mail': EMAIL })) {
    const control = byLabel(page, label);
    if (label === 'Tipo de cadastro') await control.selectOption({ label: value });
    else await control.fill(value);
  }
  await page.getByRole('button', { name: 'Avançar' }).click();
  await heading(page, 'Crie sua senha');
  await expect(page.getByText(EMAIL)).toBeVisible();
  expect(await isWide(page)).toBe(false);
});

test('a name without a place to break widens no page of who has it', async ({ page, server }) => {
  const known = await addRegistered(server, { status: 2, name: NAME, email: EMAIL });
  const person = await server.addClient({ name: NAME, document: '11144477735', email: `b${EMAIL}` });
  const places = [
    { path: '/CadastroPF_Passo_1', token: person.token },
    { path: '/Dashboard', token: known.token },
    { path: '/Seguranca', token: known.token },
  ];
  const found: Record<string, boolean> = {};
  for (const place of places) {
    await open(page, place);
    found[place.path] = await isWide(page);
    await page.getByRole('button', { name: /Abrir menu da conta$/ }).click();
    found[`${place.path}, menu`] = await isWide(page);
  }
  expect(Object.entries(found).filter(([, wide]) => wide)).toEqual([]);
});
