import { describe, expect, it } from 'vitest';
import { plainSchemas } from '../../../../engine/compile/emit/plainSchema';

describe('plainSchemas', () => {
  it('keeps what a value must be and drops what the screen, the rules and the wire need', () => {
    const { tab } = plainSchemas({
      type: 'object',
      required: ['Nome'],
      properties: {
        Nome: {
          type: 'string',
          title: 'Nome',
          format: 'name',
          maxLengthOf: '$settings/limite',
          default: 'x',
          readOnly: true,
        },
        Tipo: { type: 'integer', oneOf: [{ const: 1, title: 'Um' }], empty: 0, description: 'Código' },
        Numero: { type: 'string', formatBy: { Tipo: { 1: 'cpf' } }, minLength: 2, maxLength: 9 },
        Cidade: { type: 'string', options: { call: 'GET /x', value: 'a', title: 'b' }, local: false },
        Valor: { type: 'number', minimum: 0, maximum: 10 },
        Fixo: { const: 'gestor' },
      },
    });
    expect(tab).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        Nome: { type: 'string', format: 'name' },
        Tipo: { type: 'integer', enum: [1] },
        Numero: { type: 'string', minLength: 2, maxLength: 9 },
        Cidade: { type: 'string' },
        Valor: { type: 'number', minimum: 0, maximum: 10 },
        Fixo: { const: 'gestor' },
      },
    });
  });

  it('keeps texts of errors but that of a missing value', () => {
    const { tab } = plainSchemas({
      properties: {
        A: { type: 'string', errorMessage: { required: 'Falta', type: 'Errado' } },
        B: { type: 'string', errorMessage: { required: 'Falta' } },
      },
    });
    expect(tab.properties).toEqual({ A: { type: 'string', errorMessage: { type: 'Errado' } }, B: { type: 'string' } });
  });

  it('takes the rows out of their lists, also out of those in objects; lists in rows and lists of values stay', () => {
    const row = { type: 'object' as const, properties: { X: { type: 'string' as const } } };
    const { tab, rows } = plainSchemas({
      type: 'object',
      properties: {
        contas: {
          type: 'array',
          minItems: 1,
          items: { ...row, properties: { ...row.properties, sub: { type: 'array', items: row } } },
        },
        outro: { type: 'object', properties: { lista: { type: 'array', items: row } } },
        codigos: { type: 'array', items: { type: 'integer' } },
      },
    });
    const plainRow = { type: 'object', additionalProperties: false, properties: { X: { type: 'string' } } };
    expect(tab.properties).toEqual({
      contas: { type: 'array', minItems: 1 },
      outro: { type: 'object', additionalProperties: false, properties: { lista: { type: 'array' } } },
      codigos: { type: 'array', items: { type: 'integer' } },
    });
    expect(rows).toEqual({
      contas: { ...plainRow, properties: { X: { type: 'string' }, sub: { type: 'array', items: plainRow } } },
      'outro/lista': plainRow,
    });
  });
});
