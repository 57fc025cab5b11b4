import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { Json } from '../../../../engine/core/json';
import { fieldsFromWire, fieldsToWire, fromWire, toWire } from '../../../../engine/core/mapping/wire';

const text: FieldSchema = { type: 'string' };
const choice: FieldSchema = { type: 'string', enum: ['a', 'b'] };
const listed: FieldSchema = { type: 'string', options: { call: 'GET /x', value: 'v', title: 't' } };
const date: FieldSchema = { type: 'string', format: 'date' };
const count: FieldSchema = { type: 'integer' };
const flag: FieldSchema = { type: 'boolean' };
const coded: FieldSchema = { type: 'integer', empty: 0 };

describe('the wire', () => {
  it.each<[string, FieldSchema, Json | undefined, Json]>([
    ['free text', text, undefined, ''],
    ['a CPF', { type: 'string', format: 'cpf' }, undefined, ''],
    ['a choice', choice, undefined, null],
    ['a choice from a call', listed, undefined, null],
    ['a date', date, undefined, null],
    ['a number', { type: 'number', format: 'money' }, undefined, null],
    ['yes or no', flag, undefined, null],
    ['a field with an empty code', coded, undefined, 0],
    ['a list', { type: 'array', items: { type: 'object', properties: {} } }, undefined, []],
    ['a filled value', text, 'x', 'x'],
    ['false', flag, false, false],
    ['zero', count, 0, 0],
  ])('[PF-OP-64] says %s as expected', (_, schema, value, expected) => {
    expect(toWire(schema, value)).toEqual(expected);
  });

  it.each<[string, FieldSchema, Json | undefined, Json | undefined]>([
    ['empty text', text, '', undefined],
    ['null', text, null, undefined],
    ['the empty code', coded, 0, undefined],
    ['a number as text', count, '2', 2],
    ['a number that cannot be read', count, 'dois', 'dois'],
    ['a number in a text field', text, 341, '341'],
    ['yes where its code is a text', { type: 'string', enum: ['true', 'false'] }, true, 'true'],
    ['yes where no code is', text, true, true],
    ['true as text', flag, 'true', true],
    ['false as text', flag, 'false', false],
    ['a punctuated CPF', { type: 'string', format: 'cpf' }, '529.982.247-25', '52998224725'],
    ['an ISO date with time', date, '1990-05-01T00:00:00', '1990-05-01'],
  ])('reads %s', (_, schema, value, expected) => {
    expect(fromWire(schema, value, formats)).toEqual(expected);
  });

  it.each(['0001-01-01', '0001-01-01T00:00:00', '0001-01-01T00:00:00Z'])(
    '[PF-INF-08, PF-CON-11, CF-GER-17, CF-CST-25] reads the date %s as empty',
    (value) => {
      expect(fromWire(date, value, formats)).toBeUndefined();
    },
  );

  it('reads an object in the place of a single value as none', () => {
    for (const type of ['string', 'number', 'integer', 'boolean'] as const)
      expect([type, fromWire({ type }, {}, formats)]).toEqual([type, undefined]);
    expect(fromWire(date, { day: 1 }, formats)).toBeUndefined();
  });

  it('carries rows both ways and leaves local and unknown fields out', () => {
    const fields: Record<string, FieldSchema> = {
      same: { type: 'boolean', local: false },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { Guid: text, Doc: { type: 'string', format: 'cpf' } } },
      },
    };
    expect(fieldsToWire(fields, { same: true, rows: [{ Doc: '52998224725' }] })).toEqual({
      rows: [{ Guid: '', Doc: '52998224725' }],
    });
    expect(fieldsFromWire(fields, { same: true, rows: { Guid: 'g', Doc: '' }, more: 1 }, formats)).toEqual({
      rows: [{ Guid: 'g' }],
    });
  });
});
