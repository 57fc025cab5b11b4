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
afterEach(() => {
  delete root.dataset.name;
  delete root.dataset.line;
});

const onSelect = vi.fn();
const header = (
  <MemoryRouter>
    <SkipLink />
    <Header name="Helena Duarte Nogueira" actions={[{ label: 'Logoff', icon: 'logout', onSelect }]} />
  </MemoryRouter>
);

it('[ACC-GEN-08, PF-GER-14, CF-GER-10] shows the name that the server writes for the tenant', async () => {
  Object.assign(root.dataset, { name: 'Ipê Roxo', line: 'Corretora' });
  const screen = await render(header);
  const home = screen.getByRole('link', { name: 'Ipê Roxo Corretora, início' });
  await expect.element(home).toHaveAttribute('href', '/');
  await expect.element(home).toHaveTextContent('Ipê Roxo Corretora');
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
