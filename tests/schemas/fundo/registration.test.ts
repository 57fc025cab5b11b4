import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { definitionOf, exampleOf } from '../../support/pf';
import type { Given } from '../fields/place';
import { expectRow, type FieldRow } from '../fields/row';
import { openFund, openTab, sent, type } from './place';
import { cep, country, email, mayBeMissing, needed, person, phone, state, words } from './rows';

const TAB = 'dados-cadastrais';
/** Without the service of CEPs nothing is filled, emptied or locked. */
const open = (given: Given = {}) => openTab(TAB, given);

const given = (label: string, value: Json, empty: Json, shows?: string): FieldRow => ({
  label,
  widget: 'readonly',
  enters: value,
  sends: value,
  empty,
  locked: true,
  ...(shows !== undefined && { shows }),
});
const OTHER: Pick<FieldRow, 'when' | 'hiddenBy'> = {
  when: { stored: { EnderecoCorrespondencia: 2, CepOutro: '01310100' } },
  hiddenBy: { data: { EnderecoCorrespondencia: 1 } },
};
const other = (row: (name: string) => FieldRow, label: string): FieldRow => ({
  ...row(`${label} (endereço de correspondência)`),
  ...OTHER,
});
const ask = (name: string) => ({
  inline: 'Campo obrigatório.',
  title: 'Atenção: pergunta obrigatória não informada.',
  text: name,
});
const SHORT = 'O campo apelido deve ter no mínimo três caracteres.';

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[FI-EMP-F01] its name, given': ['RazaoSocial', given('Razão Social', 'Serra Azul', '')],
  '[FI-EMP-F02] its CNPJ, given': ['Cnpj', given('CNPJ', '70931582000105', '', '70.931.582/0001-05')],
  '[FI-EMP-F03, CF-NIC-04] the nickname, where the tenant asks for it': [
    'Apelido',
    {
      ...words('Apelido'),
      widget: 'masked',
      enters: 'SerraAzul1',
      sends: 'SerraAzul1',
      refuses: [['ab', { inline: SHORT, title: 'Oops...', text: SHORT }]],
      when: { settings: { apelido: true } },
      hiddenBy: { settings: { apelido: false } },
    },
  ],
  '[FI-EMP-F04, CF-LKP-07] the branch, out of the list for funds': [
    'RamoAtividade',
    {
      ...words('Ramo de atividade'),
      widget: 'combobox',
      options: 'GET /Consulta/cnae?tipoCliente=3 Codigo Descricao',
      enters: '6470103',
      sends: '6470103',
      empty: null,
    },
  ],
  '[FI-EMP-F05] the date of formation, given': [
    'DataConstituicao',
    given('Data de Constituição', '2015-03-02', null, '02/03/2015'),
  ],
  '[FI-EMP-F06] whom to speak to': ['PessoaContato', mayBeMissing(person('Pessoa de contato'))],
  '[FI-EMP-F07] their job title': ['Cargo', mayBeMissing(words('Cargo'))],
  '[FI-EMP-F08, FI-EMP-04, CF-TEL-05] the telephone, with a text of its own': [
    'Telefone',
    phone('Telefone', 'Telefone obrigatório ou inválido', 'Telefone obrigatório ou inválido'),
  ],
  '[FI-EMP-F09] the e-mail': ['Email', email('E-mail')],
  '[FI-EMP-F10] the CEP': ['Cep', cep('CEP')],
  '[FI-EMP-F11] the street': ['Logradouro', words('Logradouro')],
  '[FI-EMP-F12] the number': ['LogradouroNumero', words('Número')],
  '[FI-EMP-F13] the complement': ['LogradouroComplemento', mayBeMissing(words('Complemento'))],
  '[FI-EMP-F14] the neighbourhood': ['Bairro', words('Bairro')],
  '[FI-EMP-F15] the city': ['Cidade', words('Cidade')],
  '[FI-EMP-F16, CF-CEP-08] the state': ['Uf', state('UF')],
  '[FI-EMP-F17] the country': ['Pais', country('País')],
  '[FI-EMP-F18, FI-EMP-09] whether statements come on paper': [
    'EmitirExtratoPapel',
    {
      label: 'Deseja receber extrato em papel?',
      widget: 'yesno',
      enters: false,
      sends: false,
      empty: null,
      missing: ask('Deseja receber extrato em papel?'),
    },
  ],
  '[FI-EMP-F19, FI-EMP-09, CF-CST-10] where letters go': [
    'EnderecoCorrespondencia',
    {
      label: 'O endereço de correspondência é o mesmo?',
      widget: 'radio',
      options: [
        [1, 'Sim'],
        [2, 'Não'],
      ],
      enters: 1,
      sends: 1,
      empty: null,
      missing: ask('O endereço de correspondência é o mesmo?'),
    },
  ],
  '[FI-EMP-F20] the CEP for letters': ['CepOutro', other(cep, 'CEP')],
  '[FI-EMP-F21] the street for letters': ['LogradouroOutro', other(words, 'Logradouro')],
  '[FI-EMP-F22] the number for letters': ['LogradouroNumeroOutro', other(words, 'Número')],
  '[FI-EMP-F23] the complement for letters': [
    'LogradouroComplementoOutro',
    mayBeMissing(other(words, 'Complemento'), 'Complemento (endereço de correspondência)'),
  ],
  '[FI-EMP-F24] the neighbourhood for letters': ['BairroOutro', other(words, 'Bairro')],
  '[FI-EMP-F25] the city for letters': ['CidadeOutro', other(words, 'Cidade')],
  '[FI-EMP-F26] the state for letters': ['UfOutro', other(state, 'UF')],
  '[FI-EMP-F27] the country for letters': ['PaisOutro', other(country, 'País')],
};

const OWN = ['Cep', 'Logradouro', 'LogradouroNumero', 'LogradouroComplemento', 'Bairro', 'Cidade', 'Uf', 'Pais'];
const LETTERS = OWN.map((name) => `${name}Outro`);
const FILLED = ['Logradouro', 'Bairro', 'Cidade', 'Uf', 'Pais'];

/** The tab after this CEP was looked up in one of the two blocks. */
async function lookedUp(suffix: '' | 'Outro', answer: Json) {
  const opened = await openFund(TAB, {}, { replies: { 'GET /ws/69900000/json/': answer } });
  const form = opened.session.form(TAB);
  form.change(`/Cep${suffix}`, '69900000');
  await expect.poll(() => form.view(`/Cep${suffix}`).lookup).not.toBe('searching');
  const locked = [...OWN, ...LETTERS].filter((name) => form.view(`/${name}`).locked);
  return { ...opened, locked, values: FILLED.map((name) => form.view(`/${name}${suffix}`).value) };
}
const FOUND = { logradouro: 'Rua Um', bairro: 'Bosque', localidade: 'Rio Branco', uf: 'AC' };

describe('a field of Dados Cadastrais is shown, required and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));
});

describe('the address for letters', () => {
  it('[FI-EMP-05] of an address without a CEP the CEP alone is required', async () => {
    const { form } = await open({ stored: { EnderecoCorrespondencia: 2, ...emptied(LETTERS) } });
    expect([...form.getState().required].filter((pointer) => pointer.endsWith('Outro'))).toEqual(['/CepOutro']);
  });

  it('[FI-EMP-06] either change of the choice clears all eight fields', async () => {
    const opened = await openFund(TAB);
    const values = () => LETTERS.map((name) => opened.session.form(TAB).view(`/${name}`).value);
    expect(values()).not.toContain(undefined);
    type(opened, TAB, { EnderecoCorrespondencia: 1 });
    type(opened, TAB, { EnderecoCorrespondencia: 2 });
    expect(values()).toEqual(LETTERS.map(() => undefined));
  });

  it('[FI-EMP-08, FI-EMP-05] the first field that is missing is named with its block, and a 1 advances', async () => {
    const opened = await openFund(TAB, { stored: emptied(LETTERS.slice(1)) });
    expect(await opened.session.advance()).toEqual({ done: false, focus: '/LogradouroOutro' });
    expect(opened.questions).toMatchObject(
      [needed('Logradouro (endereço de correspondência)')].map(({ inline: _, ...dialog }) => dialog),
    );
    type(opened, TAB, { EnderecoCorrespondencia: 1 });
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(sent(opened)[0]?.[1]).toMatchObject({
      EnderecoCorrespondencia: 1,
      ...Object.fromEntries(LETTERS.map((name) => [name, /Uf|Pais/.test(name) ? null : ''])),
    });
  });
});

describe('the CEPs of the fund', () => {
  it('[FI-EMP-07, CF-CEP-02] each block is filled and locked by its own CEP', async () => {
    const own = await lookedUp('', FOUND);
    expect(own.values).toEqual(['Rua Um', 'Bosque', 'Rio Branco', 'AC', 'BRA']);
    expect(own.locked).toEqual(FILLED);
    const letters = await lookedUp('Outro', FOUND);
    expect(letters.values).toEqual(['Rua Um', 'Bosque', 'Rio Branco', 'AC', 'BRA']);
    expect(letters.locked).toEqual(FILLED.map((name) => `${name}Outro`));
  });

  it('[FI-EMP-07, CF-CEP-03] without a street, street and neighbourhood stay open', async () => {
    expect((await lookedUp('', { ...FOUND, logradouro: '' })).locked).toEqual(['Cidade', 'Uf', 'Pais']);
  });

  it('[CF-CEP-06, CF-CEP-04] one that is not found empties its block but for number and complement', async () => {
    const { values, locked, session } = await lookedUp('Outro', { erro: true });
    expect([values, locked]).toEqual([FILLED.map(() => undefined), []]);
    expect(session.form(TAB).getState().data).toMatchObject({
      Logradouro: 'Avenida Paulista',
      LogradouroNumeroOutro: '482',
      LogradouroComplementoOutro: 'Sala 3',
    });
  });

  it('[FI-EMP-03] asks for paper statements and for another address, whose block comes with it', () => {
    const { uiSchema, rules } = definitionOf('fundo', TAB);
    const placed = uiSchema['ui:sections'].flatMap(({ fields }) => fields);
    expect(placed).toEqual(expect.arrayContaining(['EmitirExtratoPapel', 'EnderecoCorrespondencia']));
    expect(rules?.filter(({ show }) => show?.includes('#endereco-correspondencia'))).toMatchObject([
      { when: { EnderecoCorrespondencia: { const: 2 } }, hidden: 'clear' },
    ]);
  });

  it('[FI-EMP-03, CF-CEP-01] both blocks have the link to the finder', () => {
    const sections = definitionOf('fundo', TAB).uiSchema['ui:sections'];
    const link = { link: 'Não sei o CEP', href: '$settings/buscaCep' };
    expect(sections.filter(({ fields }) => JSON.stringify(fields).includes(JSON.stringify(link)))).toMatchObject([
      { id: 'endereco' },
      { id: 'endereco-correspondencia' },
    ]);
  });
});

describe('the save of Dados Cadastrais', () => {
  it('[FI-EMP-11, CF-CAL-24, CF-ENT-10] sends exactly the fields of the entity, in one call', async () => {
    const opened = await openFund(TAB);
    type(opened, TAB, { Cargo: 'Diretora' });
    await opened.session.save();
    const [[path, body]] = sent(opened) as [[string, object]];
    expect([path, Object.keys(body)]).toEqual([
      '/Fundo/informacaoBasica',
      [
        ...[
          'RazaoSocial',
          'Cnpj',
          'Apelido',
          'RamoAtividade',
          'DataConstituicao',
          'PessoaContato',
          'Cargo',
          'Telefone',
        ],
        ...['Email', ...OWN, 'EmitirExtratoPapel', 'EnderecoCorrespondencia', ...LETTERS],
      ],
    ]);
    expect(body).toMatchObject({ EmitirExtratoPapel: true, EnderecoCorrespondencia: 2, CepOutro: '30140071' });
  });

  it('[FI-EMP-12, CF-ERR-06] is refused under its title with the words of the server', async () => {
    const replies = { 'POST /Fundo/informacaoBasica': { status: 400, body: { data: ['CNPJ em uso', 'outra'] } } };
    const opened = await openFund(TAB, {}, { replies });
    type(opened, TAB, { Cargo: 'Diretora' });
    expect(await opened.session.advance()).toEqual({ done: false });
    expect(opened.questions).toMatchObject([
      { kind: 'error', title: 'Dados informados inválidos na aba Informações.', text: 'CNPJ em uso' },
    ]);
  });

  it('[FI-EMP-10, CF-NIC-05] a draft with a short nickname is stopped, whatever the company may do', async () => {
    const opened = await openFund(TAB, { settings: { apelido: true, apelidoSemMinimo: true } });
    type(opened, TAB, { Apelido: 'ab' });
    expect(await opened.session.save()).toEqual({ done: false, focus: '/Apelido' });
    expect(opened.questions).toMatchObject([{ title: 'Oops...', text: SHORT }]);
    expect(sent(opened)).toEqual([]);
  });

  it('[FI-EMP-01, FI-EMP-02] the example of the tab has what the client may fill, and no nickname by default', async () => {
    const { form } = await open();
    expect(exampleOf(TAB, 'fundo')).not.toHaveProperty('Cnpj');
    expect(['RazaoSocial', 'Cnpj', 'DataConstituicao'].map((name) => form.view(`/${name}`).locked)).toEqual([
      true,
      true,
      true,
    ]);
    expect(form.view('/Apelido')).toMatchObject({ hidden: true, required: false });
  });
});

function emptied(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, null]));
}
