import { formats } from '../../../engine/brazil';
import { type ToldFormat, toldFormats, toldWidgets, type Widget } from '../../../engine/catalog';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { type FieldSchema, type FieldUi, sharedName } from '../../../engine/definition';
import { widgetOf } from '../../../engine/react';

type FieldGroup = ToldFormat['group'];

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

/** The groups in their order. */
const GROUPS: readonly [FieldGroup, string][] = [
  ['text', 'Texto'],
  ['contact', 'Contato'],
  ['document', 'Documento'],
  ['number', 'Número'],
  ['day', 'Data'],
  ['answer', 'Sim ou não'],
  ['one', 'Uma de várias'],
  ['several', 'Várias de várias'],
];

/** A kind before its group has a name. */
type Offered = Omit<Sample, 'group'> & { of: FieldGroup };

/** What a format is offered as: a field with it. */
function ofFormat([name, { group, sample, field, words }]: [string, ToldFormat]): Offered {
  const { title, help } = words['pt-BR'];
  const schema: FieldSchema = { type: formats[name]?.type ?? 'string', format: name, ...field };
  return { of: group, id: name, title, help, schema, ...(sample !== undefined && { value: sample }) };
}

/** What a widget is offered as; nothing where formats offer its fields. */
function ofWidget([name, { sample }]: [string, Widget]): Offered[] {
  if (!sample) return [];
  const { group, schema, value, words } = sample;
  const ui: FieldUi | undefined = widgetFor(schema) === name ? undefined : { 'ui:widget': name };
  return [
    {
      ...{ of: group, id: `widget-${name}`, ...words['pt-BR'], schema },
      ...(ui && { ui }),
      ...(value !== undefined && { value }),
    },
  ];
}

/** Fields whose options are those of a call of this portal. */
const OF_CALLS: readonly Offered[] = [
  {
    ...{ of: 'one', id: 'lista-da-api', title: 'Lista da API', help: 'As opções vêm de uma chamada, com busca.' },
    schema: {
      type: 'string',
      options: { call: 'GET /Consulta/bancos', value: 'Codigo', title: 'Descricao', search: true },
    },
    value: '001',
  },
  {
    ...{ of: 'several', id: 'varias-da-api', title: 'Várias opções da API' },
    help: 'Os códigos vão em um só texto, separados.',
    schema: {
      type: 'string',
      options: { call: 'GET /cliente/paisesObjetos', value: 'Codigo', title: 'Descricao', separator: ';' },
    },
    value: 'BRA',
  },
];

const offered: readonly Offered[] = [
  ...Object.entries(toldWidgets).flatMap(ofWidget),
  ...Object.entries(toldFormats).map(ofFormat),
  ...OF_CALLS,
];

/** The fields that can be chosen: those of the engine's widgets and formats, and those of calls. */
export const samples: readonly Sample[] = GROUPS.flatMap(([group, title]) =>
  offered.filter(({ of }) => of === group).map(({ of: _, ...sample }) => ({ ...sample, group: title })),
);

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
export function widgetFor(schema: FieldSchema, ui: FieldUi = {}): string {
  const isChoice = schema.oneOf !== undefined || schema.enum !== undefined || schema.options !== undefined;
  return widgetOf({ schema, ui }, isChoice, formats[schema.format ?? '']);
}

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
