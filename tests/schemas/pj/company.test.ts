import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { Given } from '../fields/place';
import { expectRow, type FieldRow, required, texts } from '../fields/row';
import { address, country, email, flag, optionalMoney, phone, state, withoutMissing } from './commonRows';
import { openRow, openTab } from './place';
import { BANDS, documentRefusals, malformed, personalName, SIGNATURES } from './texts';

type Rows = Record<string, [name: string, row: FieldRow]>;

const open = (given: Given = {}) => openTab('dados-da-empresa', given);

const given = (label: string, stored: Json, shows?: string): FieldRow => ({
  label,
  widget: 'readonly',
  enters: stored,
  sends: stored,
  empty: '',
  locked: true,
  required: false,
  ...(shows !== undefined && { shows }),
});

const COMPANY: Rows = {
  '[PJ-EMP-F03] the nickname, where the tenant asks for it': [
    'Apelido',
    {
      label: 'Apelido',
      widget: 'masked',
      enters: 'Aurora2',
      sends: 'Aurora2',
      empty: '',
      missing: required('Apelido'),
      refuses: [
        [
          'ab',
          {
            inline: 'O campo apelido deve ter no mínimo três caracteres.',
            title: 'Oops...',
            text: 'O campo apelido deve ter no mínimo três caracteres.',
          },
        ],
      ],
      when: { settings: { apelido: true } },
      hiddenBy: { settings: { apelido: false } },
    },
  ],
  '[PJ-EMP-F05] the activity, out of the list of the API': [
    'AtividadePrincipal',
    {
      label: 'Atividade principal',
      widget: 'combobox',
      options: 'GET /Consulta/cnae?tipoCliente=2 Codigo Descricao',
      enters: '0111301',
      sends: '0111301',
      empty: null,
      missing: required('Atividade principal'),
    },
  ],
  '[PJ-EMP-F06] the kind of investor': [
    'TipoInvestidorId',
    {
      label: 'Tipo de investidor',
      widget: 'select',
      options: 'GET /tipoInvestidor Id Descricao',
      enters: 2,
      sends: 2,
      empty: null,
      missing: required('Tipo de investidor'),
    },
  ],
  '[PJ-EMP-F07] the kind of client': [
    'TipoClientePJId',
    {
      label: 'Tipo de cliente',
      widget: 'combobox',
      options: 'GET /tipoClientePJ Id Descricao',
      enters: 2046,
      sends: 2046,
      empty: null,
      missing: required('Tipo de cliente'),
    },
  ],
  '[PJ-EMP-F09, PJ-EMP-05] the legal form, exactly the codes 2 to 11': [
    'FormaConstituicao',
    {
      label: 'Forma de constituição',
      widget: 'select',
      options: [
        [2, 'S.A.'],
        [3, 'Limitada'],
        [4, 'Sociedade de Capital e Indústria'],
        [5, 'Associação Civil (entidade, clube, igreja, fundação)'],
        [6, 'Sociedade Comandita por Ações'],
        [7, 'Sociedade Civil com Fins Lucrativos'],
        [8, 'Sociedade em Conta Participação'],
        [9, 'Cooperativa (rural, crédito, habitacional)'],
        [10, 'Filial/Agência de empresa estrangeira'],
        [11, 'Empresa Pública'],
      ],
      enters: 11,
      sends: 11,
      empty: null,
      missing: required('Forma de constituição'),
      refuses: [
        [1, malformed('Forma de constituição', 'Escolha uma das opções.')],
        [12, malformed('Forma de constituição', 'Escolha uma das opções.')],
      ],
    },
  ],
  '[PJ-EMP-F11] the NIRE, digits that may be missing': [
    'NumeroNire',
    {
      label: 'NIRE',
      widget: 'masked',
      enters: '35215678902',
      sends: '35215678902',
      empty: '',
      refuses: [['352A', malformed('NIRE', 'Use somente números.')]],
    },
  ],
  '[PJ-EMP-F12, CF-TEL-04, CF-CST-06] the mobile telephone': [
    'Telefone',
    {
      label: 'Telefone celular',
      widget: 'phone',
      enters: '(11) 91234-5678',
      sends: '+5511912345678',
      empty: '',
      missing: required('Telefone celular'),
      refuses: [
        ['(11) 3456-7890', malformed('Telefone celular', 'Número de celular inválido')],
        ['118765', malformed('Telefone celular', 'Telefone inválido')],
      ],
    },
  ],
  '[PJ-EMP-F13] the second telephone, where the tenant has it': [
    'Telefone2',
    {
      label: 'Telefone 2',
      widget: 'phone',
      enters: '(11) 3456-7890',
      sends: '+551134567890',
      empty: '',
      refuses: [['11876', malformed('Telefone 2', 'Telefone inválido')]],
      hiddenBy: { settings: { telefone2: false } },
    },
  ],
  '[PJ-EMP-F14] the main e-mail': ['Email', email('E-mail principal')],
  '[PJ-EMP-F15] the second e-mail, that may be missing and is another one': [
    'EmailSecundario',
    {
      ...withoutMissing(email('E-mail secundário')),
      when: { data: { Email: 'a@x.com' } },
      refuses: [
        ['a@x', malformed('E-mail secundário', 'O domínio do e-mail deve conter um ponto.')],
        [
          'A@x.com',
          {
            inline: 'O e-mail secundário não pode ser igual ao e-mail principal.',
            title: 'Oops...',
            text: 'O e-mail secundário não pode ser igual ao e-mail principal.',
          },
        ],
      ],
    },
  ],
  '[PJ-EMP-F16] the adviser, where the tenant has one': [
    'Assessor',
    {
      label: 'Assessor',
      widget: 'text',
      enters: 'Carlos',
      sends: 'Carlos',
      empty: '',
      when: { settings: { assessor: true } },
      hiddenBy: { settings: { assessor: false } },
    },
  ],
};

const RELATED: Rows = {
  '[PJ-COL-F02] the name': ['RazaoSocial', personalName('Razão Social', '(empresa 2)')],
  '[PJ-COL-F03] the CNPJ, also with letters': [
    'Cnpj',
    {
      label: 'CNPJ',
      widget: 'masked',
      enters: '12.abc.345/01de-35',
      shows: '12.ABC.345/01DE-35',
      sends: '12ABC34501DE35',
      empty: '',
      missing: { ...required('CNPJ (empresa 2)'), inline: 'Campo obrigatório' },
      refuses: documentRefusals.CNPJ('CNPJ (empresa 2)'),
    },
  ],
  '[PJ-COL-F04, PJ-COL-03] the kind, that is never empty': [
    'Tipo',
    {
      label: 'Tipo',
      widget: 'select',
      options: texts('Coligada', 'Controlada', 'Controladora'),
      enters: 'Controladora',
      sends: 'Controladora',
      empty: 'Coligada',
      required: true,
    },
  ],
};

const S = '(sócio 3)';
const documentOf = (type: 'CPF' | 'CNPJ' | 'CNH' | 'RNE' | 'ID', enters: string, sends: string): FieldRow => ({
  label: type,
  widget: 'masked',
  enters,
  sends,
  empty: '',
  missing: { ...required(`${type} ${S}`), inline: 'Campo obrigatório' },
  refuses: documentRefusals[type](`${type} ${S}`),
  when: { data: { TipoDocumento: type } },
});

const PARTNER: Rows = {
  '[PJ-SOC-F02] the name': ['Nome', personalName('Nome', S)],
  '[PJ-SOC-F03, CF-DNR-01] the type of document': [
    'TipoDocumento',
    {
      label: 'Tipo de documento',
      widget: 'select',
      options: texts('CPF', 'CNPJ', 'CNH', 'RNE', 'ID'),
      enters: 'RNE',
      sends: 'RNE',
      empty: 'CPF',
      required: true,
    },
  ],
  '[PJ-SOC-F04, CF-DNR-02, CF-DNR-08, CF-DNR-19] a CPF': [
    'CpfCnpj',
    documentOf('CPF', '529.982.247-25', '52998224725'),
  ],
  '[CF-DNR-03, CF-DNR-09, CF-DNR-13, CF-DNR-15] a CNPJ': [
    'CpfCnpj',
    documentOf('CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'),
  ],
  '[CF-DNR-04, CF-DNR-10] a CNH': ['CpfCnpj', documentOf('CNH', '98765432109', '98765432109')],
  '[CF-DNR-05, CF-DNR-11] an RNE': ['CpfCnpj', documentOf('RNE', 'v123456-j', 'V123456J')],
  '[CF-DNR-06, CF-DNR-12, CF-DNR-14] another document': ['CpfCnpj', documentOf('ID', 'AB12', 'AB12')],
  '[PJ-SOC-F05, CF-TEL-03] the telephone': ['Telefone', phone(`Telefone ${S}`)],
  '[PJ-SOC-F06] the e-mail': ['Email', email(`E-mail ${S}`)],
  '[PJ-SOC-F07, PJ-SOC-05] the percentage, of two decimals, further ones cut off': [
    'Percentual',
    {
      label: 'Percentual',
      widget: 'percentage',
      enters: '12,345',
      shows: '12,34',
      sends: 12.34,
      empty: null,
      missing: required('Percentual (sócio 1)'),
      refuses: [
        ['100,01', malformed('Percentual (sócio 1)', 'O valor máximo é 100.')],
        ['metade', malformed('Percentual (sócio 1)', 'Use um valor numérico.')],
      ],
      when: { stored: { socios: [] } },
    },
  ],
  '[PJ-SOC-F08] the CEP': [
    'Cep',
    {
      label: 'CEP',
      widget: 'masked',
      enters: '69900-000',
      shows: '69900-000',
      sends: '69900000',
      empty: '',
      missing: required(`CEP ${S}`),
      refuses: [['6990000', malformed(`CEP ${S}`, 'CEP inválido (8 dígitos necessários)')]],
    },
  ],
  '[PJ-SOC-F09] the street': ['Logradouro', address('Logradouro', S)],
  '[PJ-SOC-F10] the number': ['LogradouroNumero', address('Número', S)],
  '[PJ-SOC-F11] the complement, that may be missing': [
    'LogradouroComplemento',
    withoutMissing(address('Complemento', S)),
  ],
  '[PJ-SOC-F12] the neighbourhood': ['Bairro', address('Bairro', S)],
  '[PJ-SOC-F13] the city': ['Cidade', address('Cidade', S)],
  '[PJ-SOC-F14, CF-CEP-08] the state': ['Uf', state(`UF ${S}`)],
  '[PJ-SOC-F15, CF-CEP-07] the country': ['Pais', country(`País ${S}`)],
  '[PJ-SOC-F16, CF-SIG-01] how the partner signs': [
    'Assinatura',
    {
      label: 'Assinatura',
      widget: 'select',
      options: SIGNATURES,
      enters: 0,
      sends: 0,
      empty: null,
      missing: required(`Assinatura ${S}`),
    },
  ],
  '[PJ-SOC-F17] whether a US person': ['UsPerson', flag('US Person')],
  '[PJ-SOC-F18] whether politically exposed': ['PoliticamenteExposta', flag('Politicamente exposta')],
  '[PJ-SOC-F19, PJ-SOC-06] the income of a month': [
    'RendaMensal',
    {
      label: 'Renda mensal',
      widget: 'select',
      options: BANDS,
      enters: 7,
      sends: 7,
      empty: null,
      missing: required(`Renda mensal ${S}`),
    },
  ],
  '[PJ-SOC-F20] all that the partner owns': [
    'PatrimonioTotal',
    {
      label: 'Patrimônio total',
      widget: 'select',
      options: BANDS,
      enters: 1,
      sends: 1,
      empty: null,
      missing: required(`Patrimônio total ${S}`),
    },
  ],
  '[PJ-SOC-F21] other income': ['OutrosRendimentos', optionalMoney('Outros rendimentos', S)],
  '[PJ-SOC-F22] where that comes from': [
    'OutrosRendimentosOrigem',
    withoutMissing({
      label: 'Origem dos outros rendimentos',
      widget: 'text',
      enters: 'Aluguéis',
      sends: 'Aluguéis',
      empty: '',
    }),
  ],
};

describe('the company', () => {
  it.each(Object.entries(COMPANY))('%s', (_, [name, row]) => expectRow(name, row, open));

  it.each([
    ['[PJ-EMP-F01]', 'Nome', given('Razão Social', 'Aurora Tecnologia Ltda.')],
    ['[PJ-EMP-F02]', 'Cnpj', given('CNPJ', '12ABC34501DE35', '12.ABC.345/01DE-35')],
    ['[PJ-EMP-F08]', 'DataConstituicao', given('Data de Constituição', '2015-03-02', '02/03/2015')],
  ])('%s %s is shown as the sign-up gave it, and locked', async (_, name, row) => {
    const place = await open({ stored: { [name]: row.enters }, data: { NumeroNire: '1' } });
    const view = place.form.view(`/${name}`);
    expect(view).toMatchObject({ value: row.enters, locked: true, required: false });
    expect((await place.send())[name]).toBe(row.sends);
  });

  it('[PJ-EMP-F04] the nickname as loaded goes along and is never seen', async () => {
    const place = await open({ stored: { ApelidoOriginal: 'velho' }, data: { NumeroNire: '1' } });
    const sections = place.form.plan.sections.flatMap(({ fields }) => fields);
    expect(sections).not.toContain('ApelidoOriginal');
    expect((await place.send()).ApelidoOriginal).toBe('velho');
  });
});

describe('a related company', () => {
  it.each(Object.entries(RELATED))('%s', (_, [name, row]) => expectRow(name, row, (own) => openRow('empresas', own)));
});

describe('a partner', () => {
  it.each(Object.entries(PARTNER))('%s', (_, [name, row]) => expectRow(name, row, (own) => openRow('socios', own)));
});
