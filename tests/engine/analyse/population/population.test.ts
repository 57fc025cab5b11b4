import { describe, expect, it } from 'vitest';
import { populationOf } from '../../../../engine/analyse/population/population';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import type { Json } from '../../../../engine/core/json';
import { createRandom } from '../../../../scripts/lib/random.mjs';

const tab: TabDefinition = {
  id: 'titular',
  title: 'Titular',
  schema: {
    type: 'object',
    properties: {
      Nome: { type: 'string', minLength: 3, maxLength: 60 },
      Cpf: { type: 'string', format: 'cpf' },
      Uf: { enum: ['SP', 'RJ', 'MG'] },
      Banco: { type: 'string', options: { call: 'GET /bancos', value: 'codigo', title: 'nome' } },
      Renda: { type: 'number', minimum: 0, maximum: 90_000 },
      Origem: { type: 'string' },
      Tela: { type: 'boolean', local: false },
      contas: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', properties: { Agencia: { type: 'string' } }, required: ['Agencia'] },
      },
    },
    required: ['Nome', 'Cpf', 'Uf', 'Banco', 'Renda', 'contas'],
  },
  uiSchema: { 'ui:sections': [{ id: 's', title: 'S', fields: ['Nome', 'Cpf', 'Uf', 'Banco', 'Renda', 'Origem'] }] },
  rules: [{ id: 'origem', when: { Renda: { minimum: 5000 } }, require: ['Origem'] }],
  examples: { valid: [{ Nome: 'Ana Souza', Uf: 'SP' }], invalid: [] },
};

const made = (count: number, seed = 1) => {
  const optionsOf = () => [1, 2];
  const around = {
    settings: {},
    today: '2026-11-22',
    formats: withExamples(formats),
    random: createRandom(seed),
    optionsOf,
  };
  const population = populationOf({ tabs: [tab], ...around });
  return Array.from({ length: count }, (_, index) => population(index).titular ?? {});
};
const valuesOf = (field: string) => new Set(made(120).map((answers) => answers[field]));

describe('a population that is made from definitions', () => {
  it('has every option of a choice, those of a list of the server and the tab’s own examples among them', () => {
    expect([...valuesOf('Uf')].sort()).toEqual(['MG', 'RJ', 'SP']);
    expect([...valuesOf('Banco')].filter((value) => value !== undefined).sort()).toEqual(['1', '2']);
    expect(valuesOf('Nome')).toContain('Ana Souza');
  });

  it('goes into every branch of the rules, on both sides of their limits', () => {
    const incomes = [...valuesOf('Renda')];
    for (const limit of [4999, 5000, 5001]) expect(incomes).toContain(limit);
    expect(made(120).some(({ Renda, Origem }) => Number(Renda) >= 5000 && Origem === undefined)).toBe(true);
  });

  it('answers within limits and formats, with lists of no row up to as many as there may be, and nothing of the screen', () => {
    const all = made(120);
    for (const { Nome = 'Ana' } of all) expect(String(Nome).length).toBeLessThanOrEqual(60);
    for (const { Cpf = '52998224725' } of all) expect(formats.cpf?.validate(Cpf as Json)).toBeUndefined();
    expect(new Set(all.map(({ contas }) => (contas as Json[] | undefined)?.length))).toEqual(
      new Set([undefined, 0, 1, 2]),
    );
    expect(all.every((answers) => !('Tela' in answers))).toBe(true);
  });

  it('is the same for the same seed', () => {
    expect(made(30)).toEqual(made(30));
    expect(made(30)).not.toEqual(made(30, 2));
  });
});
