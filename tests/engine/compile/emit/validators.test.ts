import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../../../engine/compile/emit/validators';
import type { AjvError, FieldSchema, TabDefinition } from '../../../../engine/core/definition/types';
import { validatorsOf } from '../compiled';

const schema = {
  type: 'object',
  properties: {
    Cpf: { type: 'string', format: 'cpf' },
    Apelido: { type: 'string', maxLength: 3, errorMessage: { maxLength: 'No máximo 3 letras', required: 'Falta' } },
    Renda: { type: 'number', format: 'money', minimum: 0, errorMessage: { type: 'Use um número.' } },
    Tipo: {
      type: 'integer',
      oneOf: [
        { const: 1, title: 'Um' },
        { const: 2, title: 'Dois' },
      ],
    },
    adicional: { type: 'object', properties: { Banco: { type: 'string', minLength: 2 } } },
    contas: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['Agencia'],
        properties: {
          Agencia: { type: 'string', format: 'digits', errorMessage: { format: 'Só números' } },
          Ativa: { type: 'boolean' },
        },
      },
    },
  },
  required: ['Cpf'],
} satisfies FieldSchema as TabDefinition['schema'];

const compiled = async () => validatorsOf(`export default ${compileValidators({ schema })}`);

/** Pointer, keyword (inside of errorMessage too) and message of each error. */
const told = (errors: AjvError[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, keyword, message, params }) => {
    const inner = (params.errors as AjvError[] | undefined)?.map((error) => error.keyword);
    return [instancePath, inner ? `${keyword}(${inner})` : keyword, ...(message === undefined ? [] : [message])].join(
      ' ',
    );
  });

describe('compiled validators', () => {
  it('accept valid and empty data: what is required is for the core to say', async () => {
    const { '': validate } = await compiled();
    expect(validate?.({})).toBe(true);
    expect(
      validate?.({ Cpf: '52998224725', Renda: 10.5, Tipo: 2, adicional: { Banco: '001' }, contas: [{ Agencia: '1' }] }),
    ).toBe(true);
    expect(validate?.errors).toBeNull();
  });

  it('name the place and keyword of every error, without messages of ajv', async () => {
    const { '': validate } = await compiled();
    expect(validate?.({ Cpf: '52998224726', Tipo: 3, adicional: { Banco: '1' }, contas: 'x', Novo: 1 })).toBe(false);
    expect(told(validate?.errors).sort()).toEqual([
      ' additionalProperties',
      '/Cpf format',
      '/Tipo enum',
      '/adicional/Banco minLength',
      '/contas type',
    ]);
    expect(validate?.errors?.find(({ keyword }) => keyword === 'additionalProperties')?.params).toEqual({
      additionalProperty: 'Novo',
    });
  });

  it('carry the texts of the definition where it gives them', async () => {
    const { '': validate } = await compiled();
    validate?.({ Apelido: 'João', Renda: 'dez' });
    expect(told(validate?.errors)).toEqual([
      '/Apelido errorMessage(maxLength) No máximo 3 letras',
      '/Renda errorMessage(type) Use um número.',
    ]);
    validate?.({ Renda: -1 });
    expect(told(validate?.errors)).toEqual(['/Renda minimum', '/Renda format']);
  });

  it('check formats of numbers and count characters, not code units', async () => {
    const { '': validate } = await compiled();
    expect(validate?.({ Renda: 0.125 })).toBe(false);
    expect(told(validate?.errors)).toEqual(['/Renda format']);
    expect(validate?.({ Apelido: '😀😀😀' })).toBe(true);
  });

  it('check every row of a list with the pointer of the row, and one row by itself', async () => {
    const { '': validate, contas } = await compiled();
    validate?.({ contas: [{ Agencia: '12' }, { Agencia: 'x', Ativa: 'sim' }, { Outra: 1 }, 5] });
    expect(told(validate?.errors)).toEqual([
      '/contas maxItems',
      '/contas/1/Agencia errorMessage(format) Só números',
      '/contas/1/Ativa type',
      '/contas/2 additionalProperties',
      '/contas/3 type',
    ]);
    expect(contas?.({ Agencia: 'x' })).toBe(false);
    expect(told(contas?.errors)).toEqual(['/Agencia errorMessage(format) Só números']);
    expect(contas?.({ Agencia: '1' })).toBe(true);
  });

  it('forget the errors of an earlier call', async () => {
    const { '': validate } = await compiled();
    validate?.({ Novo: 1 });
    expect(validate?.({})).toBe(true);
    expect(validate?.errors).toBeNull();
  });

  it('are text without eval and ask for nothing but the runtime of the engine', () => {
    const code = compileValidators({ schema });
    expect(code).not.toMatch(/\beval\b|\bFunction\b|\bimport\b/);
    const asked = [...code.matchAll(/require\(([^)]*)\)/g)].map((match) => match[1]);
    expect(new Set(asked)).toEqual(new Set(['"formats"', '"ucs2length"', '"rows"']));
    expect(code.match(/\brequire\b/g)).toHaveLength(asked.length + 1);
  });

  it('stay small: a tab of 50 fields is under 40 kB, 4 kB compressed', () => {
    const fields = Array.from({ length: 50 }, (_, i) => [
      `Campo${i}`,
      { type: 'string' as const, format: 'cpf', maxLength: 20 },
    ]);
    const code = compileValidators({ schema: { type: 'object', properties: Object.fromEntries(fields) } });
    expect(code.length).toBeLessThan(40_000);
    expect(gzipSync(code).length).toBeLessThan(4_000);
  });
});
