import { type FieldSchema, type FieldUi, isObject, type Json, type JsonObject, sharedName } from '../../../engine/core';
import { widgetOf } from '../../../engine/react';

/** One kind of field that can be chosen, with what makes it and how it looks. */
export interface Sample {
  id: string;
  group: string;
  title: string;
  /** When to take it. */
  help: string;
  schema: FieldSchema & { $ref?: string };
  ui?: FieldUi;
  /** What it shows in the gallery. */
  value?: Json;
}

const SIZES = [
  { const: 1, title: 'Pequena' },
  { const: 2, title: 'Média' },
  { const: 3, title: 'Grande' },
];

const text = (more: FieldSchema = {}): FieldSchema => ({ type: 'string', ...more });
const number = (format: string): FieldSchema => ({ type: 'number', format });

/** The fields of the vocabulary's widgets and formats. Every widget and format stands in one of them. */
export const samples: readonly Sample[] = [
  ...ofGroup('Texto', [
    ['texto', 'Texto curto', 'Uma linha, qualquer texto.', text(), {}, 'Rua das Acácias'],
    [
      'texto-longo',
      'Texto longo',
      'Várias linhas.',
      text({ maxLength: 500 }),
      { 'ui:widget': 'textarea' },
      'Primeira linha',
    ],
    [
      'nome',
      'Nome de pessoa',
      'Com duas letras ou mais; pode ter contador.',
      text({ format: 'name' }),
      {},
      'Helena Nogueira',
    ],
    [
      'digitos',
      'Só números',
      'Guarda os zeros à esquerda: agência, matrícula.',
      text({ format: 'digits' }),
      {},
      '00123',
    ],
    [
      'letras-e-numeros',
      'Só letras e números',
      'Códigos sem pontuação, com acentos.',
      text({ format: 'alphanumeric' }),
      {},
      'Ação7',
    ],
    ['codigo', 'Código sem acentos', 'Só letras e números simples.', text({ format: 'plainAlphanumeric' }), {}, 'AB12'],
    [
      'senha',
      'Senha',
      'Com a lista do que falta; nunca guardada como texto.',
      text({ format: 'password' }),
      { 'ui:widget': 'password' },
    ],
  ]),
  ...ofGroup('Contato', [
    ['email', 'E-mail', 'Confere o endereço e sugere o fim dele.', text({ format: 'email' }), {}, 'ana@exemplo.com.br'],
    ['telefone', 'Telefone', 'Fixo ou celular, com o país.', text({ format: 'phone' }), {}, '+551134567890'],
    ['celular', 'Telefone celular', 'Só celular, com o país.', text({ format: 'mobile' }), {}, '+5511987654321'],
    ['cep', 'CEP', 'Oito dígitos; uma regra pode preencher o endereço.', text({ format: 'cep' }), {}, '01001000'],
  ]),
  ...ofGroup('Documento', [
    ['cpf', 'CPF', 'Com os dígitos verificadores.', text({ format: 'cpf' }), {}, '52998224725'],
    ['cnpj', 'CNPJ', 'Também com letras.', text({ format: 'cnpj' }), {}, '11222333000181'],
    ['cpf-ou-cnpj', 'CPF ou CNPJ', 'Decide pelo conteúdo.', text({ format: 'cpfCnpj' }), {}, '52998224725'],
    ['cnh', 'CNH', 'Com os dígitos verificadores.', text({ format: 'cnh' }), {}, '98765432109'],
    ['rne', 'RNE', 'Nove letras e dígitos.', text({ format: 'rne' }), {}, '123456789'],
    ['giin', 'GIIN', 'O número de instituições no FATCA.', text({ format: 'giin' }), {}, '98Q96B.00000.LE.350'],
    [
      'outro-documento',
      'Outro documento',
      'Duas letras ou números, ou mais.',
      text({ format: 'id' }),
      { 'ui:widget': 'masked' },
      'A1',
    ],
  ]),
  ...ofGroup('Número', [
    ['inteiro', 'Número inteiro', 'Quantidades.', { type: 'integer', format: 'integer' }, {}, 12],
    ['decimal', 'Número com casas', 'Duas casas depois da vírgula.', number('decimal'), {}, 12.34],
    ['dinheiro', 'Dinheiro', 'Em reais, com centavos.', number('money'), {}, 1234.56],
    ['porcentagem', 'Porcentagem', 'Guarda uma fração: 0,25 são 25%.', number('percent'), {}, 0.25],
    ['numero', 'Número simples', 'Com sinal, sem formato.', { type: 'number' }, { 'ui:widget': 'number' }, 42],
  ]),
  ...ofGroup('Data', [
    ['data', 'Data', 'Um dia; pode ter limites.', text({ format: 'date' }), {}, '1990-12-31'],
    [
      'data-e-hora',
      'Data e hora',
      'Um momento, que o servidor diz: só leitura.',
      text({ format: 'dateTime', readOnly: true }),
      {},
      '2026-11-21T12:00:00.000Z',
    ],
  ]),
  ...ofGroup('Sim ou não', [
    ['sim-ou-nao', 'Sim ou não', 'Uma pergunta com as duas respostas à vista.', { type: 'boolean' }, {}, true],
    ['caixa', 'Caixa', 'Algo que se marca: ciência, aceite.', { type: 'boolean' }, { 'ui:widget': 'checkbox' }, true],
    [
      'botao',
      'Botão que adiciona',
      'Abre e fecha campos; costuma ser só da tela.',
      { type: 'boolean' },
      { 'ui:widget': 'toggle' },
      false,
    ],
  ]),
  ...ofGroup('Uma de várias', [
    ['lista', 'Lista', 'Até umas vinte opções.', { type: 'integer', oneOf: SIZES }, {}, 2],
    [
      'cartoes',
      'Cartões',
      'Poucas opções, todas à vista.',
      { type: 'integer', oneOf: SIZES },
      { 'ui:widget': 'radio' },
      2,
    ],
    [
      'lista-com-busca',
      'Lista com busca',
      'Muitas opções: acha-se digitando.',
      { type: 'integer', oneOf: SIZES },
      { 'ui:widget': 'combobox' },
      2,
    ],
    [
      'caixas-que-se-excluem',
      'Caixas que se excluem',
      'No máximo uma; nenhuma também vale.',
      { type: 'integer', oneOf: SIZES },
      { 'ui:widget': 'exclusive' },
      2,
    ],
    [
      'lista-da-api',
      'Lista da API',
      'As opções vêm de uma chamada, com busca.',
      text({ options: { call: 'GET /Consulta/bancos', value: 'Codigo', title: 'Descricao', search: true } }),
      {},
      '001',
    ],
  ]),
  ...ofGroup('Várias de várias', [
    [
      'varias-da-api',
      'Várias opções da API',
      'Os códigos vão em um só texto, separados.',
      text({ options: { call: 'GET /cliente/paisesObjetos', value: 'Codigo', title: 'Descricao', separator: ';' } }),
      {},
      'BRA',
    ],
  ]),
];

type Row = [id: string, title: string, help: string, schema: FieldSchema, ui?: FieldUi, value?: Json];

function ofGroup(group: string, rows: Row[]): Sample[] {
  return rows.map(([id, title, help, schema, ui = {}, value]) => ({
    ...{ id, group, title, help, schema },
    ...(Object.keys(ui).length > 0 && { ui }),
    ...(value !== undefined && { value }),
  }));
}

/** The fields that all tabs share, as kinds to choose. */
export function sharedSamples(defs: JsonObject): Sample[] {
  return Object.entries(defs).flatMap(([name, field]): Sample[] => {
    if (!isObject(field) || field.type === 'object') return [];
    const title = typeof field.title === 'string' ? field.title : name;
    return [
      {
        id: `comum-${name}`,
        group: 'Campos comuns',
        title,
        help: `O campo "${name}" de shared.json: uma mudança nele vale em todos.`,
        schema: { $ref: `../shared.json#/$defs/${name}` },
      },
    ];
  });
}

/** The widget that shows a field. */
export const widgetFor = (schema: FieldSchema, ui: FieldUi = {}): string => {
  const isChoice = schema.oneOf !== undefined || schema.enum !== undefined || schema.options !== undefined;
  return widgetOf({ schema, ui } as never, isChoice, undefined);
};

/** What a field is called among the kinds: "CPF", "Lista", "País (comum)". */
export function kindTitle(data: JsonObject): string {
  const { $ref, type } = data;
  const shared = typeof $ref === 'string' ? sharedName($ref) : undefined;
  const plain = plainTitle(data);
  if (shared !== undefined) return `${plain}: ${shared} (comum)`;
  return type === 'array' ? 'Lista de linhas' : type === 'object' ? 'Grupo de campos' : plain;
}

function plainTitle(data: JsonObject): string {
  const schema = data as FieldSchema;
  const widget = widgetFor({ ...schema, readOnly: false }, data as FieldUi);
  const same = samples.filter(({ schema: { format, options } }) => {
    return format === schema.format && (options !== undefined) === (schema.options !== undefined);
  });
  const found = same.find((sample) => widgetFor({ ...sample.schema, readOnly: false }, sample.ui) === widget);
  return found?.title ?? same.find(({ schema: { type } }) => type === schema.type)?.title ?? 'Texto curto';
}
