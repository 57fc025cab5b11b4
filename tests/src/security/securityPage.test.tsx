import { afterEach, expect, it } from 'vitest';
import { openPortal } from '../app/openPortal';

const start = window.location.href;
afterEach(() => history.replaceState(null, '', start));

const SESSION = { Id: 'a', Aparelho: 'Chrome', Inicio: '2026-11-20T09:12:00Z', UltimoUso: '2026-11-22T17:40:00Z' };

const open = (mode: string) =>
  openPortal(
    '/Seguranca',
    {
      '/cliente/sessoes': { data: [{ ...SESSION, Atual: true }] },
      '/consulta/configuracao-geral': { data: [{ Chave: 'Modo de autenticacao', Valor: mode }] },
    },
    'abc',
  );

it('has the accesses, the password and the data in cards of one width, one under the other', async () => {
  const { screen } = await open('1');
  await expect.element(screen.getByRole('region', { name: 'Sua senha' })).toBeVisible();
  const cards = ['Seus acessos', 'Sua senha', 'Seus dados'].map((name) =>
    screen.getByRole('region', { name }).element().getBoundingClientRect(),
  );
  expect(new Set(cards.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
  expect(cards.map(({ top }) => top)).toEqual(cards.map(({ top }) => top).toSorted((a, b) => a - b));
  await screen.getByRole('region', { name: 'Sua senha' }).getByRole('button', { name: 'Alterar senha' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Alterar senha' })).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
  await screen.getByRole('link', { name: 'Ver meus dados' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
});

it('[PF-GER-11, CF-GER-11] has no password where none is asked for', async () => {
  const { screen } = await open('2');
  await expect.element(screen.getByText('Este aparelho', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: /menu da conta/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Logoff' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sua senha' }).elements()).toEqual([]);
});
