import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../engine/core/json';
import * as participantes from '../../../../schemas/fundo/participantes.json?tab';
import * as representantes from '../../../../schemas/pj/representantes.json?tab';
import { byId, renderTab } from '../form/tab';

const MARINA = {
  Nome: 'Marina Sampaio Leal',
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Email: 'marina@aurora.com.br',
  Telefone: '+5511987654321',
  PoliticamenteExposta: true,
  Percentual: 60,
};
const issuer = (Nome: string) => ({ Nome, CpfCnpj: '52998224725', Email: 'a@example.com', Telefone: '+5511987654321' });
const names = (screen: Screen) =>
  screen
    .getByRole('group', { name: 'Usar dados de quem já foi informado' })
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
type Screen = Awaited<ReturnType<typeof renderTab>>['screen'];

describe('the form of a new row', () => {
  const open = async (socios: JsonObject[]) => {
    const shown = await renderTab(representantes, { data: {}, tabs: { 'dados-da-empresa': { socios } } });
    await shown.screen.getByRole('button', { name: 'Adicionar representante' }).click();
    return shown;
  };
  const id = (field: string) => `representantes-representantes-representante-${field}`;

  it('offers who was typed in another list, fills the row in, and goes on to what is left', async () => {
    const { screen } = await open([MARINA]);
    const offer = screen.getByRole('button', { name: 'Usar dados de Marina Sampaio Leal' });
    await expect.element(offer).toBeVisible();
    const { violations } = await axe.run('dialog');
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await offer.click();
    await expect.element(byId(id('Nome'))).toHaveValue('Marina Sampaio Leal');
    expect(byId(id('CpfCnpj')).value).toBe('529.982.247-25');
    expect(byId(id('Email')).value).toBe('marina@aurora.com.br');
    await expect.element(offer).not.toBeInTheDocument();
    await expect
      .element(screen.getByText('Preenchemos o que já tínhamos de Marina Sampaio Leal. Confira e complete.'))
      .toHaveRole('status');
    await expect.element(byId(id('Tipo'))).toHaveFocus();
  });

  it('leaves empty what it would refuse', async () => {
    const { screen } = await open([{ ...MARINA, CpfCnpj: '52998224724' }]);
    await userEvent.selectOptions(byId(id('Tipo')), 'Representante');
    await screen.getByRole('button', { name: 'Usar dados de Marina Sampaio Leal' }).click();
    await expect.element(byId(id('Nome'))).toHaveValue('Marina Sampaio Leal');
    expect(byId(id('CpfCnpj')).value).toBe('');
    await expect.element(byId(id('Cargo'))).toHaveFocus();
  });

  it('offers nothing once something is typed, and again when that is gone', async () => {
    const { screen } = await open([MARINA]);
    const offer = screen.getByRole('button', { name: 'Usar dados de Marina Sampaio Leal' });
    await userEvent.fill(byId(id('Nome')), 'Júlio');
    await expect.element(offer).not.toBeInTheDocument();
    await userEvent.clear(byId(id('Nome')));
    await expect.element(offer).toBeVisible();
  });

  it('shows four of many names, and all of them by a button', async () => {
    const { screen } = await open(['A', 'B', 'C', 'D', 'E', 'F'].map((Nome) => ({ ...MARINA, Nome })));
    await expect.element(screen.getByRole('button', { name: 'Mostrar todos (6)' })).toBeVisible();
    expect(names(screen)).toEqual(['A', 'B', 'C', 'D', 'Mostrar todos (6)']);
    await screen.getByRole('button', { name: 'Mostrar todos (6)' }).click();
    expect(names(screen)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });
});

describe('a row edited in place', () => {
  it('offers who stands in another list of the tab, and takes the values as if they were typed', async () => {
    const { screen, data } = await renderTab(participantes, { data: { emissores: [issuer('Otávio Lima')] } });
    const offer = screen.getByRole('button', { name: 'Usar dados de Otávio Lima' }).first();
    await offer.click();
    await expect
      .poll(() => (data().representantesAdministrador as JsonObject[])[0])
      .toMatchObject({ Nome: 'Otávio Lima', CpfCnpj: '52998224725', Telefone: '+5511987654321' });
  });
});
