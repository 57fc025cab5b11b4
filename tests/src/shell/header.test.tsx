import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { initialsOf } from '../../../src/shell/account/initialsOf';
import { Header } from '../../../src/shell/Header';
import { SkipLink } from '../../../src/shell/SkipLink';

const root = document.documentElement;
const tenant = root.dataset.tenant;
afterEach(() => {
  if (tenant === undefined) delete root.dataset.tenant;
  else root.dataset.tenant = tenant;
});

const onSelect = vi.fn();
const header = (
  <MemoryRouter>
    <SkipLink />
    <Header name="Helena Duarte Nogueira" actions={[{ label: 'Logoff', icon: 'logout', onSelect }]} />
  </MemoryRouter>
);

it.each([
  ['andorinha', 'Andorinha Investimentos'],
  ['ipe', 'Ipê Roxo Corretora'],
  ['desconhecido', 'Andorinha Investimentos'],
  ['', 'Andorinha Investimentos'],
])('[ACC-GEN-08, PF-GER-14, CF-GER-10] shows the logo of the tenant "%s", or the default one', async (name, logo) => {
  root.dataset.tenant = name;
  const screen = await render(header);
  await expect.element(screen.getByRole('link', { name: `${logo}, início` })).toHaveAttribute('href', '/');
});

it('opens and closes the account menu by key, and gives the focus back', async () => {
  const screen = await render(header);
  const opener = screen.getByRole('button', { name: 'Olá, Helena Duarte Nogueira!' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Logoff' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await screen.getByRole('button', { name: 'Logoff' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
});

it('begins with the way past the header', async () => {
  const screen = await render(header);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
});

it.each([
  ['Helena Duarte Nogueira', 'HN'],
  ['  élio ', 'É'],
  ['3R Participações & Cia', '3C'],
  ['', ''],
])('takes the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
