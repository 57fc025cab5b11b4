import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import { valueIn } from '../../../studio/document/difference';
import { Properties } from '../../../studio/properties/Properties';
import { accessibilityProblems } from '../accessibilityProblems';

const LIST = 'pf/procuradores.json';

/** The properties of something, and what stands at a place of its file now. */
async function open(pointer: string, file = LIST) {
  const selection = { file, pointer, tab: file.endsWith('wizard.json') ? null : file.replace('.json', '') };
  const store = storyWorkspace(selection);
  const screen = await render(
    <WorkspaceStory selection={selection} store={store} height={860}>
      <Properties />
    </WorkspaceStory>,
  );
  const at = (place: string) => valueIn(store.getState().texts[file] as string, place);
  return { store, screen, at };
}

it('adds a column and a form to a list, each selected where it stands', async () => {
  const { store, at } = await open('/schema/properties/procuradores');
  await page.getByRole('button', { name: 'Coluna', exact: true }).click();
  await expect.poll(() => store.getState().selection?.pointer).toBe('/collections/procuradores/columns/5');
  expect(at('/collections/procuradores/columns/5')).toEqual({ title: 'Tipo', fields: ['Tipo'] });
  store.undo();
  store.select({ file: LIST, pointer: '/schema/properties/procuradores', tab: 'pf/procuradores' });
  await page.getByRole('button', { name: 'Formulário', exact: true }).click();
  await expect.poll(() => store.getState().selection?.pointer).toMatch(/^\/collections\/procuradores\/forms\/\d$/);
  await expect.element(page.getByLabelText('Botão que abre')).toHaveValue('Adicionar pessoa');
});

it('adds a validator of a list, with its parameters as choices of the rows', async () => {
  const { store, at } = await open('/schema/properties/procuradores');
  await page.getByRole('button', { name: 'Conferência' }).click();
  await expect.element(page.getByRole('heading', { name: 'procuradores-sem-repeticao' })).toBeVisible();
  await page.getByRole('button', { name: /^campo da linha: / }).click();
  await page.getByRole('option', { name: 'CPF/CNPJ' }).click();
  const rule = store.getState().selection?.pointer ?? '';
  await expect.poll(() => at(`${rule}/params`)).toEqual({ field: 'Cpf' });
  expect(at(`${rule}/of`)).toEqual(['procuradores']);
});

it('asks for what another validator cannot do without, and writes it when it is said', async () => {
  const { store, at } = await open('/schema/properties/procuradores');
  await page.getByRole('button', { name: 'Conferência' }).click();
  await page.getByRole('button', { name: /^Confere: / }).click();
  await page.getByRole('option', { name: 'ao menos uma linha assim' }).click();
  const rule = store.getState().selection?.pointer ?? '';
  await expect.poll(() => at(`${rule}/check`)).toBe('someRow');
  expect(at(`${rule}/params`)).toBeUndefined();
  await page.getByRole('group', { name: 'Parâmetros' }).getByRole('button', { name: 'condição' }).click();
  await page.getByRole('button', { name: 'Campo: escolha o campo' }).click();
  await page.getByRole('option', { name: 'Nome', exact: true }).click();
  await expect.poll(() => at(`${rule}/params`)).toEqual({ when: { Nome: true } });
});

it('sums numbers alone', async () => {
  const { store, at } = await open('/schema/properties/socios', 'pj/dados-da-empresa.json');
  await page.getByRole('button', { name: 'Conferência' }).click();
  await page.getByRole('button', { name: /^Confere: / }).click();
  await page.getByRole('option', { name: 'soma das linhas' }).click();
  const rule = store.getState().selection?.pointer ?? '';
  await expect.poll(() => at(`${rule}/check`)).toBe('sum');
  expect(at(`${rule}/params`)).toBeUndefined();
  await page.getByRole('button', { name: /^campo da linha: / }).click();
  await expect.element(page.getByRole('option', { name: 'Nome', exact: true })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Percentual' }).click();
  await page.getByLabelText('no máximo').fill('100');
  await expect.poll(() => at(`${rule}/params`)).toEqual({ field: 'Percentual', maximum: 100 });
});

it('says what a new row of a form begins with', async () => {
  const { at } = await open('/collections/procuradores/forms/0');
  const start = page.getByRole('group', { name: 'Linha nova' });
  await start.getByRole('button', { name: 'Linha nova: incluir campo' }).click();
  await page.getByRole('option', { name: 'Emissor de Ordem' }).click();
  await expect
    .poll(() => at('/collections/procuradores/forms/0/start'))
    .toEqual({
      Tipo: 'Procurador',
      EmissorOrdem: true,
    });
  await start.getByRole('button', { name: 'Retirar Emissor de Ordem' }).click();
  await expect.poll(() => at('/collections/procuradores/forms/0/start')).toEqual({ Tipo: 'Procurador' });
});

it('gives rows that are always there texts of their own', async () => {
  const file = 'pf/dados-bancarios.json';
  const { at } = await open('/schema/properties/contas', file);
  await page.getByRole('button', { name: 'Mostrar tudo' }).last().click();
  const fixed = page.getByRole('group', { name: 'Linhas fixas' });
  const before = at('/collections/contas/fixed') as unknown[];
  await fixed.getByRole('button', { name: 'linha', exact: true }).click();
  await fixed.getByLabelText(`Título da linha ${before.length + 1}`).fill('Conta de investimento');
  await expect.poll(() => at(`/collections/contas/fixed/${before.length}`)).toEqual({ title: 'Conta de investimento' });
  await fixed.getByRole('button', { name: `Retirar a linha ${before.length + 1}` }).click();
  await expect.poll(() => at('/collections/contas/fixed')).toEqual(before);
});

it('makes several calls of a part, each with properties of its own', async () => {
  const { store, at } = await open('/parts/0', 'pf/wizard.json');
  await page.getByRole('button', { name: /^Passos: incluir passo/ }).click();
  await page.getByRole('option', { name: 'Endereços', exact: true }).click();
  await expect.poll(() => store.getState().selection?.pointer).toBe('/parts/0/steps/1');
  await expect.element(page.getByRole('heading', { name: 'POST /PessoaFisica/enderecos' })).toBeVisible();
  await page.getByLabelText('Gravar').fill('POST /PessoaFisica/moradia');
  await userEvent.tab();
  await expect.poll(() => at('/parts/0/steps/1/save')).toBe('POST /PessoaFisica/moradia');
  store.select({ file: 'pf/wizard.json', pointer: '/parts/0', tab: null });
  await expect.element(page.getByRole('button', { name: /^POST \/PessoaFisica\/informacaoBasica/ })).toBeVisible();
  await expect.element(page.getByLabelText('Carregar', { exact: true })).not.toBeInTheDocument();
});

it.each([
  ['a list that is edited in place', 'pf/dados-bancarios.json', '/schema/properties/contas'],
  ['a form of a list', LIST, '/collections/procuradores/forms/0'],
])('can be used by all: %s', async (_, file, pointer) => {
  const { screen } = await open(pointer, file);
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});

it('says of which other list a row may take values, field by field', async () => {
  const file = 'pj/representantes.json';
  const { at } = await open('/schema/properties/representantes', file);
  const reuse = '/collections/representantes/reuse';
  const known = at(reuse) as unknown[];
  await page.getByRole('button', { name: 'Mais' }).first().click();
  await page.getByRole('button', { name: 'Dados já digitados: incluir lista' }).click();
  await page.getByRole('option', { name: /Empresas coligadas/ }).click();
  await expect.poll(() => (at(reuse) as unknown[]).length).toBe(known.length + 1);
  expect(at(`${reuse}/${known.length}/from`)).toBe('$tabs/dados-da-empresa/empresas');
});
