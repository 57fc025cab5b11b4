import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as contas from '../../../../schemas/pf/dados-bancarios.json?tab';
import * as financeiros from '../../../../schemas/pf/dados-financeiros.json?tab';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../../schemas/pf/informacoes.json?tab';
import { byId, countRenders, fullest, renderTab } from './tab';

/** Whether nothing was rendered for a while: the options of a row that was just opened come later. */
async function isStill(renders: Map<string, number>): Promise<boolean> {
  renders.clear();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return renders.size === 0;
}

it('a key renders its own field alone where more than the box shows it', async () => {
  const renders = countRenders();
  await renderTab(informacoes, { data: fullest(informacoes) });
  byId('informacoes-NomePai').focus();
  renders.clear();
  await userEvent.keyboard('7');
  expect([...renders.keys()]).toEqual(['informacoes-NomePai']);
});

it.each([
  { tab: enderecos, field: 'enderecos-LogradouroNumero' },
  { tab: contas, field: 'dados-bancarios-contas-1-ContaCorrenteDigito' },
])('a key renders nothing where the box alone shows it: $field', async ({ tab, field }) => {
  const renders = countRenders();
  const { focus } = await renderTab(tab, { data: fullest(tab) });
  focus(`/${field.slice(tab.definition.id.length + 1).replaceAll('-', '/')}`);
  await expect.poll(() => isStill(renders)).toBe(true);
  const before = byId(field).value;
  renders.clear();
  await userEvent.keyboard('7');
  expect(byId(field).value).toBe(`${before}7`);
  expect([...renders.keys()]).toEqual([]);
});

it('[PF-FIN-06] a sum is read-only, and is all that is rendered for what it adds up', async () => {
  const renders = countRenders();
  const { data } = await renderTab(financeiros, { data: { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 0.1 } });
  expect(byId('dados-financeiros-PatrimonioTotal').value).toBe('3,10');
  expect(byId('dados-financeiros-PatrimonioTotal').readOnly).toBe(true);
  byId('dados-financeiros-BensMoveis').select();
  renders.clear();
  await userEvent.keyboard('9');
  expect(data()).toMatchObject({ BensMoveis: 9, PatrimonioTotal: 10.1 });
  expect([...renders.keys()].sort()).toEqual(['dados-financeiros-PatrimonioTotal']);
  expect(byId('dados-financeiros-PatrimonioTotal').value).toBe('10,10');
});

it('an error renders no field, neither its own nor one that nobody touched', async () => {
  const renders = countRenders();
  const { form } = await renderTab(enderecos);
  renders.clear();
  form.change('/LogradouroNumero', '12');
  form.leave('/LogradouroNumero');
  form.change('/Cep', '0131');
  form.leave('/Cep');
  await expect.element(byId('enderecos-Cep')).toHaveAttribute('aria-invalid', 'true');
  expect(byId('enderecos-LogradouroNumero').value).toBe('12');
  await expect.element(byId('enderecos-Cep')).toHaveAccessibleDescription(/CEP/);
  expect([...renders.keys()]).toEqual([]);
});
