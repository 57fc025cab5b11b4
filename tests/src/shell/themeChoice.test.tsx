import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { ThemeChoice } from '../../../src/shell/ThemeChoice';

const root = document.documentElement;
const paper = () => getComputedStyle(document.body).backgroundColor;

afterEach(() => {
  delete root.dataset.theme;
  localStorage.removeItem('theme');
});

it('shows a mode at once, keeps it on the device, and gives it back to the system', async () => {
  const screen = await render(<ThemeChoice />);
  const group = screen.getByRole('group', { name: 'Aparência' });
  await expect.element(group.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await group.getByRole('radio', { name: 'Escuro' }).click();
  expect([paper(), localStorage.getItem('theme')]).toEqual(['rgb(15, 17, 22)', 'dark']);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(group.getByRole('radio', { name: 'Claro' })).toBeChecked();
  expect([paper(), localStorage.getItem('theme')]).toEqual(['rgb(245, 245, 242)', 'light']);
  await group.getByRole('radio', { name: 'Sistema' }).click();
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
});

it('begins with what the page shows', async () => {
  root.dataset.theme = 'dark';
  const screen = await render(<ThemeChoice />);
  await expect.element(screen.getByRole('radio', { name: 'Escuro' })).toBeChecked();
});
