import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import { Properties } from '../../../studio/properties/Properties';
import { api } from '../../../studio/state/api';
import { accessibilityProblems } from '../accessibilityProblems';

/** The properties of a place of a file, and the lines that went and came since. */
async function open(file: string, pointer: string, tab: string | null = file.replace(/\.json$/, '')) {
  const selection = { file, pointer, tab };
  const store = storyWorkspace(selection);
  const before = (store.getState().texts[file] as string).split('\n');
  const screen = await render(
    <WorkspaceStory selection={selection} store={store} height={860}>
      <Properties />
    </WorkspaceStory>,
  );
  const now = () => (store.getState().texts[file] as string).split('\n');
  const difference = () => {
    const after = now();
    return [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
    ];
  };
  return { store, screen, difference };
}

const pick = async (label: string, option: string) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const sectionItem = (section: number, item: number) => `/uiSchema/ui:sections/${section}/fields/${item}`;

beforeEach(() => page.viewport(1000, 900));

it('chooses who signs, from which list, by which fields, and takes the texts of a block one by one', async () => {
  const { difference, screen } = await open('pf/declaracoes.json', sectionItem(1, 0));
  await expect.element(page.getByRole('heading', { name: 'Assinatura de documentos' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pessoas do cadastro' }).click();
  await expect.poll(difference).toContainEqual('+ "sign": "signers",');
  await page.getByRole('button', { name: /^Assinantes possíveis: incluir lista/ }).click();
  await page
    .getByRole('option', { name: /Procuradores/ })
    .first()
    .click();
  await expect.poll(difference).toContainEqual(expect.stringContaining('"list": "procuradores/procuradores"'));
  await pick('Campo do e-mail', 'E-mail');
  await expect.poll(difference).toContainEqual(expect.stringContaining('"email": "Email"'));
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});

it('binds a field to a block by what it is for, and chooses a setting by its title', async () => {
  const { difference } = await open('shared/produtos.json', sectionItem(2, 1), 'pf/produtos');
  await pick('Pendente de assinatura', 'nenhuma');
  await expect.poll(difference).toEqual(['- "pending": "$settings/produtoPendente",']);
  await pick('O que o cliente cancelou', 'nenhum');
  await expect
    .poll(difference)
    .toEqual([
      '- "waiver": "MotivoDispensaQuestionarioId",',
      '- "cancelled": "produtosCancelados"',
      '- "pending": "$settings/produtoPendente",',
      '+ "waiver": "MotivoDispensaQuestionarioId"',
    ]);
});

it('chooses which documents have two sides by their names, and takes a code that the list does not know', async () => {
  vi.spyOn(api, 'list').mockResolvedValue([
    { Id: 1, Nome: 'RG ou CNH', TipoCliente: 'Pessoa Física' },
    { Id: 2, Nome: 'Comprovante de residência', TipoCliente: 'Pessoa Física' },
  ]);
  const { difference, screen } = await open('shared/documentos.json', sectionItem(0, 0), 'pf/documentos');
  const sides = page.getByRole('group', { name: 'Frente e verso' });
  await expect.element(sides.getByText('RG ou CNH')).toBeVisible();
  await expect.element(sides.getByText('Código 22')).toBeVisible();
  await pick('Frente e verso: incluir', 'Comprovante de residência 2');
  await expect.poll(difference).toEqual(['- "twoSided": [1, 7, 22, 61],', '+ "twoSided": [1, 7, 22, 61, 2],']);
  await sides.getByRole('button', { name: 'Retirar Código 22' }).click();
  await page.getByRole('button', { name: 'Frente e verso: incluir' }).click();
  await userEvent.keyboard('abc');
  await expect.element(page.getByText('Nada com este nome')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}99{Enter}');
  await expect.poll(difference).toContainEqual('+ "twoSided": [1, 7, 61, 2, 99],');
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});

it('offers the clients to whom documents are asked, as the API calls them', async () => {
  vi.spyOn(api, 'list').mockResolvedValue([{ Id: 1, Nome: 'RG', TipoCliente: 'Pessoa Física' }]);
  const { difference } = await open('shared/documentos.json', sectionItem(0, 0), 'pf/documentos');
  await pick('Tipos de cliente: incluir', 'Pessoa Física');
  await expect.poll(difference).toContainEqual(expect.stringContaining('"types": ["Pessoa Física"]'));
});

it('chooses in which modes a questionnaire is not there', async () => {
  const { difference } = await open('shared/produtos.json', sectionItem(0, 0), 'pf/produtos');
  await pick('Oculto em: incluir', 'Cadastro novo');
  await expect.poll(difference).toEqual(['- "hideIn": ["edit", "renewal"]', '+ "hideIn": ["edit", "renewal", "new"]']);
});

it('tells a control by its own options: the text of a button, and whether another stays', async () => {
  const { difference } = await open('pf/informacoes.json', '/schema/properties/representante');
  await page.getByRole('textbox', { name: 'Botão que retira' }).fill('Tirar');
  await page.getByRole('checkbox', { name: 'O botão de adicionar fica' }).click();
  await expect
    .poll(difference)
    .toEqual([
      '- "representante": { "ui:width": 6, "ui:widget": "toggle", "ui:options": { "remove": "Remover representante 1" } },',
      '+ "representante": { "ui:width": 6, "ui:widget": "toggle", "ui:options": { "remove": "Tirar", "stays": true } },',
    ]);
});

it('gives another help for a value of a setting', async () => {
  const { difference } = await open('pj/dados-da-empresa.json', '/schema/properties/Apelido');
  await page.getByRole('textbox', { name: 'Ajuda conforme uma configuração: Sim' }).fill('Até 20 letras.');
  await expect
    .poll(difference)
    .toEqual([
      '- "ui:helpBy": { "$settings/apelidoSemMinimo": { "true": "Até 20 caracteres, somente letras e números." } }',
      '+ "ui:helpBy": { "$settings/apelidoSemMinimo": { "true": "Até 20 letras." } }',
    ]);
  await pick('Ajuda conforme uma configuração: incluir valor', 'Não');
  await expect
    .poll(difference)
    .toContainEqual(expect.stringContaining('{ "true": "Até 20 letras.", "false": "Outra linha de ajuda." }'));
});

it('lets another field decide the format, value by value', async () => {
  const { difference } = await open('shared.json', '/$defs/cpfOuCnpj', null);
  await pick('Formato conforme outro campo: CNPJ', 'Só números');
  await expect
    .poll(difference)
    .toEqual([
      '- "formatBy": { "TipoDocumento": { "CPF": "cpf", "CNPJ": "cnpj" } },',
      '+ "formatBy": { "TipoDocumento": { "CPF": "cpf", "CNPJ": "digits" } },',
    ]);
  await page.getByRole('button', { name: 'Retirar CPF' }).click();
  await expect.poll(difference).toContainEqual('+ "formatBy": { "TipoDocumento": { "CNPJ": "digits" } },');
});

it('says what a field is in one form of a list alone', async () => {
  const { difference } = await open('pf/procuradores.json', '/collections/procuradores/forms/1');
  await pick('Campos deste formulário: incluir campo', 'Cargo');
  await expect
    .poll(difference)
    .toEqual([
      '- "properties": { "Cpf": { "title": "CPF", "format": "cpf" } },',
      '+ "properties": { "Cpf": { "title": "CPF", "format": "cpf" }, "Cargo": { "title": "Cargo" } },',
    ]);
});

it('chooses the drawing of a card from all that there are, each with its name', async () => {
  const { difference, screen } = await open('pf/wizard.json', '/tabs/0', null);
  await expect.element(page.getByRole('radio', { name: 'Maleta' })).toBeInTheDocument();
  await page.getByRole('radio', { name: 'Globo' }).click();
  await expect.poll(difference).toEqual([expect.stringContaining('- '), expect.stringContaining('"icon": "globe"')]);
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});

it('changes what a type of customer is', async () => {
  const { difference } = await open('types.json', '/types/2', null);
  await expect.element(page.getByRole('heading', { name: 'Fundo de Investimento' })).toBeVisible();
  await page.getByLabelText('Aba do acesso').fill('Fundo');
  await expect
    .poll(difference)
    .toEqual([
      '- { "type": 3, "name": "Fundo de Investimento", "tab": "Fundos", "document": "cnpj" }',
      '+ { "type": 3, "name": "Fundo de Investimento", "tab": "Fundo", "document": "cnpj" }',
    ]);
});

it('renames a rule when its name is left, and says why it cannot', async () => {
  const { store, difference } = await open('pf/informacoes.json', '/rules/6');
  const name = page.getByRole('textbox', { name: 'Nome da regra' });
  await name.fill('nascido fora');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Use letras, números e hífens')).toBeVisible();
  expect(difference()).toEqual([]);
  await name.fill('nascido-no-exterior');
  await userEvent.keyboard('{Enter}');
  await expect.poll(difference).toEqual(['- "id": "nascido-fora",', '+ "id": "nascido-no-exterior",']);
  expect(store.getState().past.map(({ name: done }) => done)).toEqual([
    'Renomear a regra nascido-fora para nascido-no-exterior',
  ]);
});

it('says which field a field of a rule of all is here', async () => {
  const { store } = await open('pf/enderecos.json', '/rules/0');
  const rules = store.getState().values['pf/enderecos.json'] as { rules: { id: string }[] };
  const index = rules.rules.findIndex(({ id }) => id === 'cep-residencial');
  store.select({ file: 'pf/enderecos.json', pointer: `/rules/${index}`, tab: 'pf/enderecos' });
  await page.getByRole('button', { name: 'Pais é' }).click();
  await page
    .getByRole('option', { name: /^Cidade/ })
    .first()
    .click();
  const written = () => store.getState().texts['pf/enderecos.json'];
  await expect.poll(written).toContain('"names": { "Pais": "Cidade" },');
  await page.getByRole('button', { name: /^Nomes aqui: incluir campo/ }).click();
  await page.getByRole('option', { name: 'Uf', exact: true }).click();
  await expect.poll(written).toMatch(/"names": \{ "Pais": "Cidade", "Uf": "\w+" \},/);
});

it('takes the values of a setting, and its range', async () => {
  const { store, difference } = await open('settings.json', '/limiteNome', null);
  await page.getByRole('textbox', { name: 'Faixa: até' }).fill('500');
  await expect.poll(difference).toEqual(['- "range": [5, 1000],', '+ "range": [5, 500],']);
  store.undo();
  const flag = Object.entries(store.getState().values['settings.json'] as object).find(([, { on }]) => on?.[0] === 'S');
  store.select({ file: 'settings.json', pointer: `/${flag?.[0]}`, tab: null });
  await page.getByRole('button', { name: 'Valores que ligam: incluir' }).click();
  await userEvent.keyboard('Positivo{Enter}');
  await expect.poll(difference).toEqual(['+ "on": ["S", "Positivo"],']);
});

it('takes a setting whose value is another one in a wizard, and a part of an answer that says that nothing was found', async () => {
  const { store, difference } = await open('pf/wizard.json', '', null);
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: /^Configurações: incluir configuração/ }).click();
  await page.getByRole('option', { name: /Mostra o segundo telefone/ }).click();
  await expect.poll(difference).toContainEqual(expect.stringContaining('"telefone2": { "default": true }'));
  store.select({ file: 'shared.json', pointer: '/lookups/cep', tab: null });
  const lookup = () => (store.getState().values['shared.json'] as { lookups: { cep: object } }).lookups.cep;
  await page.getByRole('button', { name: /^Não encontrado: incluir parte da resposta/ }).click();
  await userEvent.keyboard('vazio{Enter}');
  await expect.poll(lookup).toMatchObject({ notFound: { vazio: true } });
});
