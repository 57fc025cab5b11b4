import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as contas from '../../../../schemas/pf/dados-bancarios.json?tab';
import * as financeiros from '../../../../schemas/pf/dados-financeiros.json?tab';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../../schemas/pf/informacoes.json?tab';
import { byId, countRenders, fullest, renderTab } from './tab';

it.each([
  { tab: informacoes, field: 'informacoes-NomePai' },
  { tab: enderecos, field: 'enderecos-LogradouroNumero' },
  { tab: contas, field: 'dados-bancarios-contas-1-ContaCorrenteDigito' },
])('a key renders its own field alone: $field', async ({ tab, field }) => {
  const renders = countRenders();
  const { screen } = await renderTab(tab, { data: fullest(tab) });
  await expect.element(screen.getByRole('textbox').first()).toBeVisible();
  byId(field).focus();
  renders.clear();
  await userEvent.keyboard('7');
  expect([...renders.keys()]).toEqual([field]);
});

it('[PF-FIN-06] a sum is read-only, and is rendered with the field that changes it, no other', async () => {
  const renders = countRenders();
  const { data } = await renderTab(financeiros, { data: { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 0.1 } });
  expect(byId('dados-financeiros-PatrimonioTotal').value).toBe('3,10');
  expect(byId('dados-financeiros-PatrimonioTotal').readOnly).toBe(true);
  byId('dados-financeiros-BensMoveis').select();
  renders.clear();
  await userEvent.keyboard('9');
  expect(data()).toMatchObject({ BensMoveis: 9, PatrimonioTotal: 10.1 });
  expect([...renders.keys()].sort()).toEqual(['dados-financeiros-BensMoveis', 'dados-financeiros-PatrimonioTotal']);
});

it('a field that nobody touched is not rendered when another shows its error', async () => {
  const renders = countRenders();
  const { form } = await renderTab(enderecos);
  renders.clear();
  form.change('/LogradouroNumero', '12');
  form.leave('/LogradouroNumero');
  form.change('/Cep', '0131');
  form.leave('/Cep');
  await expect.element(byId('enderecos-Cep')).toHaveAttribute('aria-invalid', 'true');
  expect([...renders.keys()].sort()).toEqual(['enderecos-Cep', 'enderecos-LogradouroNumero']);
});
