import { describe, it } from 'vitest';
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
  refuses: [['30/02/2012', required(label, 'Data inválida')]],
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
  '[PF-INF-F05, PF-OP-71, M-OBR] the sex': [
    'Sexo',
    needed(select('Sexo', texts('Feminino', 'Masculino'), 'Masculino')),
  ],
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
  '[PF-INF-F15, PF-OP-76] the nationality': [
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
        ['1114447773', required('CPF do cônjuge', 'CPF inválido (11 dígitos necessários)')],
        ['11144477736', required('CPF do cônjuge', 'CPF inválido (dígitos verificadores incorretos)')],
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
