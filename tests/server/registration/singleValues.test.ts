import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { serverForTests } from '../serverForTests';
import { addClient, NO_WIZARDS, tokenOf } from '../testServer';

const part = (field: string) => ({
  id: field,
  data: [`notas/${field}`],
  load: `GET /Fundo/${field}`,
  save: `POST /Fundo/${field}`,
});

/** A tab whose parts carry one value, a list of options, and a value under a name. */
const wizard: LoadedWizard = {
  settings: {},
  tabs: {
    notas: {
      validators: {},
      definition: {
        id: 'notas',
        title: 'Notas',
        schema: {
          type: 'object',
          properties: {
            Nota: { type: 'string', title: 'Nota' },
            Marcas: { type: 'array', title: 'Marcas', items: { type: 'string', enum: ['a', 'b'] } },
            Valor: { type: 'number', title: 'Valor' },
          },
        },
        uiSchema: { 'ui:sections': [{ id: 'todos', title: 'Todos', fields: ['Nota', 'Marcas', 'Valor'] }] },
      },
    },
  },
  wizard: {
    id: 'fundo',
    title: 'Fundo',
    type: 3,
    route: '/CadastroFI_Passo_1',
    key: 'Guid',
    navigation: 'reached',
    tabs: [{ id: 'notas' }],
    parts: [part('Nota'), part('Marcas'), { ...part('Valor'), wrap: 'valor' }],
    complete: { call: 'POST /Fundo/ConcluirCadastro' },
    version: '1',
    messages: {},
    formats: {},
    lookups: {},
    asks: {},
  },
};

const { store, server } = serverForTests(() => ({ definitions: { ...NO_WIZARDS, wizards: [wizard] } }));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database, { type: 3, document: '11222333000181' }));
});

const save = async (field: string, body: Json) =>
  (await server.call(`POST /api/Fundo/${field}`, { token, body })).status;
const load = async (field: string) => (await server.call(`GET /api/Fundo/${field}`, { token })).body.data;

describe('a part that carries one field', () => {
  it.each<[field: string, saved: Json, emptied: Json]>([
    ['Nota', 'Chega tarde', ''],
    ['Marcas', ['a', 'b'], []],
    ['Valor', { valor: 12.5 }, { valor: null }],
  ])('%s takes its value, without the name of the field, and gives it back', async (field, saved, emptied) => {
    expect(await save(field, saved)).toBe(200);
    expect(await load(field)).toEqual(saved);
    expect(await save(field, emptied)).toBe(200);
    expect(await load(field)).toBeNull();
  });

  it.each<[field: string, body: Json]>([
    ['Nota', { Nota: 'Chega tarde' }],
    ['Nota', ['Chega tarde']],
    ['Nota', {}],
    ['Marcas', { Marcas: ['a'] }],
    ['Marcas', ['a', { b: 1 }]],
    ['Valor', 12.5],
    ['Valor', { valor: { Valor: 1 } }],
  ])('%s refuses %j, and keeps what was there', async (field, body) => {
    const right = { Nota: 'Fica', Marcas: ['a'], Valor: { valor: 1 } }[field] as Json;
    await save(field, right);
    expect(await save(field, body)).toBe(400);
    expect(await load(field)).toEqual(right);
  });
});
