import { describe, expect, it } from 'vitest';
import { formats } from '../../../engine/core/formats/br/table';
import type { FieldPlan } from '../../../engine/core/plan/fields';
import { widgetOf } from '../../../engine/react/form/widgetOf';
import { type Given, openTab } from './place';
import { COUNTRIES, expectRow, type FieldRow, optional, required, texts, UF27 } from './row';

const open = (given?: Given) => openTab('informacoes', given);

type Rows = Record<string, [name: string, row: FieldRow]>;

const text = (label: string): FieldRow => ({ label, widget: 'text', enters: 'Ação 1', sends: 'Ação 1', empty: '' });
const name = (label: string): FieldRow => ({ ...text(label), widget: 'name', enters: 'Ivo Lima', sends: 'Ivo Lima' });
const yesNo = (label: string): FieldRow => ({ label, widget: 'yesno', enters: true, sends: true, empty: null });
const needed = (row: FieldRow): FieldRow => ({ ...row, missing: required(row.label) });
const date = (label: string): FieldRow => ({
  label,
  widget: 'date',
  enters: '29/02/2012',
  shows: '29/02/2012',
  sends: '2012-02-29',
  empty: null,
  missing: required(label),
  refuses: [['30/02/2012', required(label)]],
});
const select = (label: string, options: NonNullable<FieldRow['options']>, enters: string | number): FieldRow => ({
  label,
  widget: 'select',
  options,
  enters,
  sends: enters,
  empty: null,
});
const cpf = (label: string): FieldRow => ({
  label,
  widget: 'masked',
  enters: '111.444.777-35',
  shows: '111.444.777-35',
  sends: '11144477735',
  empty: '',
  refuses: [
    ['1114447773', optional(label, 'CPF inválido (11 dígitos necessários)')],
    ['11144477736', optional(label, 'CPF inválido (dígitos verificadores incorretos)')],
  ],
});

const DOCUMENTS = texts(
  ...['RG', 'CNH', 'Passaporte', 'RNE', 'CIM', 'CIP', 'CIPF', 'Certidão de Nascimento', 'Identificação Prisional'],
  ...['Inscrição Estadual', 'Laissez Passer', 'NIRE'],
);
const STATUS = texts(
  ...['Solteiro(a)', 'Casado(a) com Brasileiro(a) Nato(a)', 'Casado(a) com Brasileiro(a) Naturalizado(a)'],
  ...['Casado(a) com Estrangeiro(a)', 'Divorciado(a)', 'Viúvo(a)', 'Separado(a) judicialmente', 'Em união estável'],
);

const PERSON: Rows = {
  '[PF-INF-F03, PF-CON-12] the legal situation, of age at first': [
    'SituacaoLegal',
    {
      ...select(
        'Situação legal',
        [
          [1, 'Maior'],
          [2, 'Menor'],
          [3, 'Emancipado'],
          [4, 'Espólio'],
          [5, 'Interditado/Incapaz'],
          [6, 'Falecido'],
        ],
        6,
      ),
      required: true,
      empty: 1,
    },
  ],
  '[PF-INF-F04] the birth date': ['DataNascimento', date('Data de nascimento')],
  '[PF-INF-F05] the sex': ['Sexo', needed(select('Sexo', texts('Feminino', 'Masculino'), 'Masculino'))],
  '[PF-INF-F06] the mobile phone': [
    'Telefone',
    {
      label: 'Telefone celular',
      widget: 'phone',
      enters: '(21) 99812-3340',
      sends: '+5521998123340',
      empty: '',
      missing: required('Telefone celular'),
      refuses: [
        ['(21) 3456-7890', { ...required('Telefone celular'), inline: 'Número de celular inválido' }],
        ['(21) 9981', { ...required('Telefone celular'), inline: 'Telefone inválido' }],
      ],
    },
  ],
  '[PF-INF-F07] the phone at home, where the tenant asks for it': [
    'Telefone2',
    {
      label: 'Telefone residencial',
      widget: 'phone',
      enters: '(11) 3456-7890',
      sends: '+551134567890',
      empty: '',
      refuses: [['113456', optional('Telefone residencial', 'Telefone inválido')]],
      when: { settings: { telefone2: true } },
      hiddenBy: { settings: { telefone2: false } },
    },
  ],
  "[PF-INF-F08] the father's name": ['NomePai', needed(name('Nome do pai'))],
  "[PF-INF-F09] the mother's name": ['NomeMae', needed(name('Nome da mãe'))],
  '[PF-INF-F10] the kind of document': ['TipoDocumento', needed(select('Tipo de documento', DOCUMENTS, 'NIRE'))],
  '[PF-INF-F11] its number, free text': ['NumeroDocumento', needed(text('Número do documento'))],
  '[PF-INF-F12] its date': ['DataEmissao', date('Data de emissão')],
  '[PF-INF-F13, PF-LKP-13, PF-CON-02] its state': ['DocumentoUf', needed(select('UF do documento', UF27, 'TO'))],
  '[PF-INF-F14] who issued it': [
    'OrgaoEmissao',
    needed(select('Órgão emissor', 'GET /Consulta/OrgaoEmissao Value Text', 'PC')),
  ],
  '[PF-INF-F15] the nationality': [
    'Nacionalidade',
    needed(
      select(
        'Nacionalidade',
        [
          [1, 'Brasileiro Nato'],
          [2, 'Naturalizado'],
          [3, 'Estrangeiro'],
        ],
        2,
      ),
    ),
  ],
  '[PF-INF-F16] the state of birth, of who is born in Brazil': [
    'Naturalidade',
    {
      ...needed(select('Naturalidade (UF)', UF27, 'TO')),
      when: { data: { Nacionalidade: 1 } },
      hiddenBy: { data: { Nacionalidade: 2 } },
    },
  ],
  '[PF-INF-F17] the country of birth, of who is born elsewhere': [
    'PaisNascimento',
    {
      ...needed(select('País de nascimento', COUNTRIES, 'PRT')),
      when: { data: { Nacionalidade: 2 } },
      hiddenBy: { data: { Nacionalidade: 1 } },
    },
  ],
  '[PF-INF-F18] the city of birth in Brazil, out of those of the state': [
    'CidadeNascimento',
    {
      ...needed(
        select('Cidade de nascimento', 'GET /Consulta/cidades?uf={Naturalidade} descricao descricao', 'Palmas'),
      ),
      widget: 'combobox',
      when: { data: { Nacionalidade: 1, Naturalidade: 'TO' } },
    },
  ],
  '[PF-INF-F18] the city of birth elsewhere, free text': [
    'CidadeNascimento',
    {
      ...needed(
        select('Cidade de nascimento', 'GET /Consulta/cidades?uf={Naturalidade} descricao descricao', 'Lisboa'),
      ),
      widget: 'text',
      when: { data: { Nacionalidade: 3 } },
    },
  ],
  '[PF-INF-F19] the civil status': ['EstadoCivil', needed(select('Estado civil', STATUS, 'Viúvo(a)'))],
  '[PF-INF-F20] whether the client is politically exposed, a no at first': [
    'PoliticamenteExposta',
    { ...yesNo('Você é uma pessoa politicamente exposta (PEP)?'), empty: false },
  ],
  '[PF-INF-F21] in what way': [
    'PoliticamenteExpostaDescricao',
    {
      ...text('Especifique'),
      when: { data: { PoliticamenteExposta: true } },
      hiddenBy: { data: { PoliticamenteExposta: false } },
    },
  ],
  '[PF-INF-F49] the advisor, where the tenant asks for it': [
    'Assessor',
    {
      ...text('Assessor'),
      when: { settings: { assessor: true } },
      hiddenBy: { settings: { assessor: false } },
    },
  ],
};

const married = {
  when: { data: { EstadoCivil: 'Em união estável' } },
  hiddenBy: { data: { EstadoCivil: 'Solteiro(a)' } },
};
const first = { when: { data: { representante: true } }, hiddenBy: { data: { representante: false } } };
const second = {
  when: { data: { representante: true, representante2: true } },
  hiddenBy: { data: { representante: true, representante2: false } },
};
const RELATIONS: [number, string][] = [
  [1, 'Pai/Mãe'],
  [2, 'Curador'],
  [3, 'Inventariante'],
  [5, 'Tutor'],
];

const OTHERS: Rows = {
  "[PF-INF-F25] the spouse's name": ['NomeConjugue', { ...married, ...needed(name('Nome do cônjuge')) }],
  "[PF-INF-F26] the spouse's CPF": [
    'CpfConjugue',
    {
      ...married,
      ...needed(cpf('CPF do cônjuge')),
      refuses: [
        ['1114447773', required('CPF do cônjuge')],
        ['11144477736', required('CPF do cônjuge')],
      ],
    },
  ],
  "[PF-INF-F27] the first representative's name": ['NomeRepresentante', { ...first, ...name('Nome do representante') }],
  '[PF-INF-F28] how they are related': [
    'GrauRelacionamento',
    { ...first, ...select('Grau de relacionamento', RELATIONS, 5) },
  ],
  '[PF-INF-F29] whether they issue orders': ['EmissorOrdem', { ...first, ...yesNo('Emissor de ordem?') }],
  '[PF-INF-F30] their document': ['DocumentoRepresentante', { ...first, ...text('Documento do representante') }],
  '[PF-INF-F31] their CPF': ['CpfRepresentante', { ...first, ...cpf('CPF do representante') }],
  '[PF-INF-F32] whether they are exposed': [
    'PepRepresentante',
    { ...first, ...yesNo('Representante é pessoa politicamente exposta?') },
  ],
  "[PF-INF-F33] the second representative's name": [
    'NomeRepresentante2',
    { ...second, ...name('Nome do segundo representante') },
  ],
  '[PF-INF-F34] how they are related, an attorney among the answers': [
    'GrauRelacionamento2',
    { ...second, ...select('Grau de relacionamento', RELATIONS.toSpliced(3, 0, [4, 'Procurador']), 4) },
  ],
  '[PF-INF-F35] whether they issue orders': ['EmissorOrdem2', { ...second, ...yesNo('Emissor de ordem?') }],
  '[PF-INF-F36] their document': [
    'DocumentoRepresentante2',
    { ...second, ...text('Documento do segundo representante') },
  ],
  '[PF-INF-F37] their CPF': ['CpfRepresentante2', { ...second, ...cpf('CPF do segundo representante') }],
  '[PF-INF-F38] whether they are exposed': [
    'PepRepresentante2',
    { ...second, ...yesNo('Segundo representante é pessoa politicamente exposta?') },
  ],
};

const WORK: Rows = {
  '[PF-INF-F39] the training': [
    'FormacaoProfissional',
    needed({
      ...select('Formação profissional', 'GET /Consulta/formacao-profissional Descricao Descricao', 'Agronomia'),
      widget: 'combobox',
    }),
  ],
  '[PF-INF-F40] the occupation': [
    'Ocupacao',
    needed({
      ...select('Ocupação', 'GET /Consulta/ocupacao-profissional Codigo Descricao', '848505'),
      widget: 'combobox',
    }),
  ],
  '[PF-INF-F41] the occupation in words, when it is another': [
    'OcupacaoOutro',
    {
      ...needed(text('Outra ocupação')),
      when: { data: { Ocupacao: 'Outros' } },
      hiddenBy: { data: { Ocupacao: '848505' } },
    },
  ],
  '[PF-INF-F42] the employer': ['Instituicao', text('Nome da empresa onde trabalha')],
  '[PF-INF-F43] their CNPJ': [
    'CnpjTrabalha',
    {
      label: 'CNPJ da empresa onde trabalha',
      widget: 'masked',
      enters: '12abc34501de35',
      shows: '12.ABC.345/01DE-35',
      sends: '12ABC34501DE35',
      empty: '',
      refuses: [
        ['1122233300018', optional('CNPJ da empresa onde trabalha', 'CNPJ inválido (14 dígitos necessários)')],
        [
          '11222333000182',
          optional('CNPJ da empresa onde trabalha', 'CNPJ inválido (dígitos verificadores incorretos)'),
        ],
      ],
    },
  ],
  '[PF-INF-F44] the e-mail at work': [
    'EmailComercial',
    {
      label: 'E-mail comercial',
      widget: 'email',
      enters: 'ivo@empresa.com.br',
      sends: 'ivo@empresa.com.br',
      empty: '',
      refuses: [
        ['ivo..lima@empresa.com', optional('E-mail comercial', 'O e-mail não pode conter dois pontos consecutivos.')],
      ],
    },
  ],
  '[PF-INF-F45] the phone at work': [
    'TelefoneComercial',
    {
      label: 'Telefone comercial',
      widget: 'phone',
      enters: '(11) 3003-4004',
      sends: '+551130034004',
      empty: '',
      refuses: [['113003', optional('Telefone comercial', 'Telefone inválido')]],
    },
  ],
};

describe.each([PERSON, OTHERS, WORK])('a field of Informações is shown, required and sent as its row says', (rows) => {
  it.each(Object.entries(rows))('%s', (_, [field, row]) => expectRow(field, row, open));
});

describe('what the server alone writes', () => {
  const STORED = { Nome: 'Helena Nogueira', Cpf: '52998224725', Email: 'helena@nogueira.com.br', Apelido: 'Lena' };

  it.each([
    ['[PF-INF-F01] the name', 'Nome', 'Nome completo', 'Helena Nogueira'],
    ['[PF-INF-F02] the CPF', 'Cpf', 'CPF', '529.982.247-25'],
    ['[PF-INF-F24] the e-mail', 'Email', 'E-mail', 'helena@nogueira.com.br'],
    ['[PF-INF-F48] the nickname', 'Apelido', 'Apelido', 'Lena'],
  ])('%s is shown locked, and never missing', async (_, field, label, shown) => {
    const { form } = await open({ stored: STORED, settings: { apelido: true } });
    const plan = form.plan.byNode.get(field) as FieldPlan;
    const view = form.view(`/${field}`);
    expect(view).toMatchObject({ locked: true, hidden: false, required: false });
    expect(plan.schema.title).toBe(label);
    expect(widgetOf(plan, false, undefined)).toBe('readonly');
    expect(formats[plan.schema.format ?? '']?.display(view.value) ?? view.value).toBe(shown);
  });

  it('[PF-INF-F24, PF-INF-F48] e-mail and nickname are not shown without a value, the nickname not without its setting', async () => {
    const hidden = async (given: Given) => {
      const { hidden } = (await open(given)).form.getState();
      return ['/Email', '/Apelido'].filter((pointer) => hidden.has(pointer));
    };
    expect(await hidden({ settings: { apelido: true } })).toEqual(['/Email', '/Apelido']);
    expect(await hidden({ stored: STORED, settings: { apelido: false } })).toEqual(['/Apelido']);
    expect(await hidden({ stored: STORED, settings: { apelido: true } })).toEqual([]);
  });
});

describe('what follows from the legal situation and is not shown', () => {
  it.each([
    [1, false, false],
    [3, false, true],
    [5, true, false],
  ])(
    '[PF-INF-F22, PF-INF-F23] situation %i: incapable %s, emancipated %s',
    async (SituacaoLegal, incapable, emancipated) => {
      const { form, send } = await open({ stored: { SituacaoLegal: 2 } });
      form.change('/SituacaoLegal', SituacaoLegal);
      expect(await send()).toMatchObject({ ClienteIncapaz: incapable, ClienteEmancipado: emancipated });
      const placed = form.plan.sections.flatMap(({ fields }) => fields);
      expect(placed).not.toContain('ClienteIncapaz');
      expect(placed).not.toContain('ClienteEmancipado');
    },
  );
});

describe('a flag that is off', () => {
  it.each([
    ['[PF-INF-F07, PF-GER-17]', 'telefone2', 'Telefone2', '+551134567890'],
    ['[PF-INF-F49, PF-GER-18]', 'assessor', 'Assessor', 'Ana'],
  ])('%s takes the field of %s away and keeps what is stored', async (_, setting, field, value) => {
    const stored = { [field]: value };
    const { form, send } = await open({ stored, settings: { [setting]: false }, data: { NomePai: 'Ivo' } });
    expect(form.view(`/${field}`).hidden).toBe(true);
    expect((await send())[field]).toBe(value);
  });
});

describe.each(['Telefone2', 'TelefoneComercial'])('the optional phone %s', (field) => {
  it('[PF-INF-11, ACC-PHONE-03, PF-CON-03, CF-TEL-02] is told about from four characters on, and stops from five on', async () => {
    const place = await open({ data: { NomePai: 'Ivo' } });
    const { form } = place;
    form.change(`/${field}`, formats.phone?.normalise('+551'));
    form.leave(`/${field}`, '+551');
    expect(form.view(`/${field}`)).toMatchObject({ value: undefined, error: 'Telefone inválido' });
    expect(form.check('advance')).toEqual([]);
    expect((await place.send())[field]).toBe('');
    form.change(`/${field}`, formats.phone?.normalise('+5511'));
    form.leave(`/${field}`);
    expect(form.view(`/${field}`)).toMatchObject({ value: '+5511', error: 'Telefone inválido' });
    expect(form.check('advance')).toMatchObject([{ pointer: `/${field}`, kind: 'optional' }]);
  });
});

describe('representatives', () => {
  it('[PF-CON-05, PF-INF-03] are two at most: beside the second there is nothing to add, and the first stays', async () => {
    const { form } = await open({ data: { representante: true, representante2: true } });
    const toggles = form.plan.fields.filter(({ ui }) => ui['ui:widget'] === 'toggle').map(({ name }) => name);
    expect(toggles).toEqual(['representante', 'representante2']);
    expect(form.view('/representante')).toMatchObject({ value: true, locked: true });
    form.change('/representante2', false);
    expect(form.view('/representante')).toMatchObject({ value: true, locked: false });
  });
});
