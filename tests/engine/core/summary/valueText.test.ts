import { describe, expect, it } from 'vitest';
import type { Context } from '../../../../engine/core/condition/scope';
import type { FieldSchema, FieldUi } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { nameText, valueText } from '../../../../engine/core/summary/valueText';

const LISTS: Record<string, JsonObject[]> = {
  'GET /paises': [
    { Codigo: 'BRA', Descricao: 'Brasil' },
    { Codigo: 'USA', Descricao: 'Estados Unidos' },
  ],
  'GET /bancos': [{ Codigo: '001', Descricao: 'Banco do Brasil S.A.' }],
  'GET /cidades?uf=SP': [{ Nome: 'Campinas', Id: 7 }],
};

const context: Context = {
  settings: { nomeEmpresa: 'Andorinha' },
  user: {},
  mode: 'new',
  today: '2026-11-21',
  now: '2026-11-21T12:00:00.000Z',
  formats,
  option: (call, key, value) => {
    const list = LISTS[call];
    return list ? list.find((record) => record[key] === value) : 'pending';
  },
};

/** The text of a value, the format being the field's own. */
function textOf(value: Json | undefined, schema: FieldSchema, ui: FieldUi = {}, data: JsonObject = {}) {
  const scope = { data, context };
  return valueText(value, { schema, ui, format: schema.format, scope, texts: { yes: 'Sim', no: 'Não' } });
}

const PAIS: FieldSchema = { type: 'string', options: { call: 'GET /paises', value: 'Codigo', title: 'Descricao' } };
/** The same, of which several may be chosen. */
const separated = (schema: FieldSchema, separator: string): FieldSchema =>
  schema.options ? { ...schema, options: { ...schema.options, separator } } : schema;
const BANCO: FieldSchema = {
  type: 'string',
  options: { call: 'GET /bancos', value: 'Codigo', title: 'Descricao', search: true, cut: 5 },
};
const CIDADE: FieldSchema = {
  type: 'integer',
  options: { call: 'GET /cidades?uf={Uf}', value: 'Id', title: 'Nome', when: { Livre: false } },
};

describe('the text of a value in a summary', () => {
  it.each<[string, FieldSchema, Json, string]>([
    ['cpf', { type: 'string', format: 'cpf' }, '52998224725', '529.982.247-25'],
    ['cnpj', { type: 'string', format: 'cnpj' }, '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cpfCnpj', { type: 'string', format: 'cpfCnpj' }, '11222333000181', '11.222.333/0001-81'],
    ['cep', { type: 'string', format: 'cep' }, '01001000', '01001-000'],
    ['date', { type: 'string', format: 'date' }, '1988-02-29', '29/02/1988'],
    ['money', { type: 'number', format: 'money' }, 1234.56, 'R$ 1.234,56'],
    ['no money', { type: 'number', format: 'money' }, 0, 'R$ 0,00'],
    ['percent', { type: 'number', format: 'percent' }, 0.25, '25,00%'],
    ['mobile', { type: 'string', format: 'mobile' }, '+5511987654321', '+55 (11) 98765-4321'],
    ['phone of a house', { type: 'string', format: 'phone' }, '+551134567890', '+55 (11) 3456-7890'],
    ['phone of another country', { type: 'string', format: 'phone' }, '+12125551234', '+1 (212) 555-1234'],
    ['phone of a country without a mask', { type: 'string', format: 'phone' }, '+6834000', '+683 4000'],
    ['rne', { type: 'string', format: 'rne' }, 'V123456J', 'V123456-J'],
    ['text', { type: 'string' }, 'true', 'true'],
    ['number', { type: 'integer' }, 12, '12'],
    ['yes', { type: 'boolean' }, true, 'Sim'],
    ['no', { type: 'boolean' }, false, 'Não'],
    ['yes as text', { type: 'string', enum: ['true', 'false'] }, 'true', 'Sim'],
    ['no as text', { type: 'string', enum: ['true', 'false'] }, 'false', 'Não'],
    ['enum', { type: 'string', enum: ['Conta Corrente'] }, 'Conta Corrente', 'Conta Corrente'],
    ['oneOf', { type: 'integer', oneOf: [{ const: 5, title: 'Tutor' }] }, 5, 'Tutor'],
    [
      'setting in a title',
      { type: 'integer', oneOf: [{ const: 1, title: 'Cliente da {$settings/nomeEmpresa}' }] },
      1,
      'Cliente da Andorinha',
    ],
    ['unreadable date', { type: 'string', format: 'date' }, '31/02/2020', '31/02/2020'],
  ])('reads as people write it: %s', (_name, schema, value, expected) => {
    expect(textOf(value, schema)).toEqual({ value: expected });
  });

  it.each<[string, Json | undefined]>([
    ['absent', undefined],
    ['null', null],
    ['an empty text', ''],
    ['an empty list', []],
  ])('is empty for %s', (_name, value) => {
    expect(textOf(value, { type: 'string', format: 'cpf' })).toEqual({ value: '' });
  });

  it('is empty for the code that a widget of exclusive choices has for none', () => {
    const schema: FieldSchema = {
      type: 'integer',
      oneOf: [
        { const: 0, title: 'Nenhuma' },
        { const: 1, title: 'Titular' },
      ],
    };
    const ui: FieldUi = { 'ui:widget': 'exclusive', 'ui:options': { none: 0 } };
    expect(textOf(0, schema, ui)).toEqual({ value: '' });
    expect(textOf(1, schema, ui)).toEqual({ value: 'Titular' });
    expect(textOf(0, schema)).toEqual({ value: 'Nenhuma' });
  });

  it('names each of several values, in a list or in one text', () => {
    const list: FieldSchema = {
      type: 'array',
      items: {
        oneOf: [
          { const: 1, title: 'Ações' },
          { const: 2, title: 'Fundos' },
        ],
      },
    };
    expect(textOf([2, 1], list)).toEqual({ value: 'Fundos, Ações' });
    expect(textOf('BRA;USA', separated(PAIS, ';'))).toEqual({ value: 'Brasil, Estados Unidos' });
    expect(textOf('BRA, USA', separated(PAIS, ','))).toEqual({ value: 'Brasil, Estados Unidos' });
    expect(textOf(['BRA', 'USA'], { type: 'array', items: PAIS })).toEqual({ value: 'Brasil, Estados Unidos' });
  });

  it('takes the whole title of an option from its list, with the code that people know it by', () => {
    expect(textOf('USA', PAIS)).toEqual({ value: 'Estados Unidos' });
    expect(textOf('001', BANCO)).toEqual({ value: '001 · Banco do Brasil S.A.' });
    expect(textOf(7, CIDADE, {}, { Uf: 'SP' })).toEqual({ value: 'Campinas' });
  });

  it('keeps the value itself where the list does not have it, or the field is free text', () => {
    expect(textOf('ATA', PAIS)).toEqual({ value: 'ATA' });
    expect(textOf('Lisboa', CIDADE, {}, { Uf: 'SP', Livre: true })).toEqual({ value: 'Lisboa' });
    expect(textOf(7, CIDADE)).toEqual({ value: '7' });
  });

  it('says that the list is on its way', () => {
    expect(textOf(7, CIDADE, {}, { Uf: 'RJ' })).toEqual({ value: '7', pending: true });
    const schema: FieldSchema = { ...PAIS, options: { call: 'GET /outros', value: 'Codigo', title: 'Descricao' } };
    expect(textOf('BRA;USA', separated(schema, ';'))).toEqual({ value: 'BRA, USA', pending: true });
  });

  it('by which something is called is as its field shows it, and nothing while its list is on its way', () => {
    const nameOf = (value: Json, schema: FieldSchema, data: JsonObject = {}) =>
      nameText(value, { schema, ui: {}, scope: { data, context }, texts: {} });
    expect(nameOf('001', BANCO)).toBe('001 · Banco do Brasil S.A.');
    expect(nameOf('Ana', { type: 'string' })).toBe('Ana');
    expect(nameOf(7, CIDADE, { Uf: 'RJ' })).toBe('');
  });
});
