import { beforeEach, describe, expect, it } from 'vitest';
import type { CompiledTab, FieldSchema } from '../../../engine/core/definition/types';
import type { JsonObject } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import type { Client } from '../../../server/storage/client';
import { serverForTests } from '../serverForTests';
import { addClient, NO_WIZARDS, tokenOf } from '../testServer';

/** A list whose rows carry this `Tipo`. */
const list = (tipo: string): FieldSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { Guid: { type: 'string' }, Tipo: { type: 'string', const: tipo }, Nome: { type: 'string' } },
  },
});
const collection = { delete: 'GET fundo/representante/excluir?guid={Guid}&tipo={Tipo}' };
const step = (name: string, tipo: string) => ({
  data: [`participantes/${name}`],
  load: 'GET /Fundo/representante',
  take: { Tipo: { const: tipo } },
  save: 'POST /Fundo/representante',
  each: true,
});

/** A list whose rows are sent one by one, each as a list under a name. */
const FILES = {
  id: 'arquivos',
  data: ['participantes/arquivos'],
  load: 'GET /Fundo/arquivos',
  save: 'POST /Fundo/arquivos',
  wrap: 'arquivos',
  rename: { Nome: 'NomeArquivo' },
  each: true,
};

/** Two lists of one tab that share their calls, each row saved by a call of its own. */
const wizard: LoadedWizard = {
  settings: {},
  tabs: {
    participantes: {
      validators: {},
      definition: {
        id: 'participantes',
        title: 'Participantes',
        schema: {
          type: 'object',
          properties: { administrador: list('adm'), gestor: list('gestor'), arquivos: list('arquivo') },
        },
        uiSchema: { 'ui:sections': [{ id: 'todos', title: 'Todos', fields: ['administrador', 'gestor'] }] },
        collections: { administrador: collection, gestor: collection },
      },
    } satisfies CompiledTab,
  },
  wizard: {
    id: 'fundo',
    title: 'Fundo',
    type: 3,
    route: '/CadastroFI_Passo_1',
    key: 'Guid',
    navigation: 'reached',
    tabs: [{ id: 'participantes' }],
    parts: [{ id: 'participantes', steps: [step('administrador', 'adm'), step('gestor', 'gestor')] }, FILES],
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
let fund: Client;

beforeEach(async () => {
  fund = await addClient(store.database, { type: 3, document: '11222333000181' });
  token = await tokenOf(store.database, fund);
});

const save = async (body: JsonObject) =>
  (await server.call('POST /api/Fundo/representante', { token, body })).body.data as JsonObject;
const load = async () => (await server.call('GET /api/fundo/representante', { token })).body.data as JsonObject[];

describe('lists that share their calls', () => {
  it('answer together, nothing as an empty list', async () => {
    expect(await load()).toEqual([]);
    await save({ Tipo: 'gestor', Nome: 'Gil' });
    await save({ Tipo: 'adm', Nome: 'Ada' });
    await save({ Tipo: 'adm', Nome: 'Ana' });
    expect((await load()).map(({ Tipo, Nome }) => [Tipo, Nome])).toEqual([
      ['adm', 'Ada'],
      ['adm', 'Ana'],
      ['gestor', 'Gil'],
    ]);
  });

  it('answer each saved row with its key, under which it is changed', async () => {
    const ada = await save({ Tipo: 'adm', Nome: 'Ada' });
    const ana = await save({ Tipo: 'adm', Nome: 'Ana' });
    expect(new Set([ada.Guid, ana.Guid]).size).toBe(2);
    expect(await save({ ...ada, Nome: 'Ada Lima' })).toEqual({ ...ada, Nome: 'Ada Lima' });
    expect((await load()).map(({ Nome }) => Nome)).toEqual(['Ada Lima', 'Ana']);
  });

  it('delete a row from the list that has it', async () => {
    const ada = await save({ Tipo: 'adm', Nome: 'Ada' });
    const gil = await save({ Tipo: 'gestor', Nome: 'Gil' });
    const remove = (row: JsonObject) =>
      server.call(`GET /api/fundo/representante/excluir?guid=${row.Guid}&tipo=${row.Tipo}`, { token });
    expect(await remove(gil)).toMatchObject({ status: 200, body: { data: true } });
    expect((await load()).map(({ Nome }) => Nome)).toEqual(['Ada']);
    expect((await remove(gil)).status).toBe(404);
    expect((await remove(ada)).status).toBe(200);
    expect(await load()).toEqual([]);
  });

  it('are added to row by row, also where each row comes as a list under a name', async () => {
    const send = async (...rows: JsonObject[]) =>
      (await server.call('POST /api/Fundo/arquivos', { token, body: { arquivos: rows } })).body.data as JsonObject;
    const [first] = (await send({ NomeArquivo: 'a.pdf' })).arquivos as JsonObject[];
    const [second] = (await send({ NomeArquivo: 'b.pdf' })).arquivos as JsonObject[];
    expect([first?.NomeArquivo, second?.NomeArquivo]).toEqual(['a.pdf', 'b.pdf']);
    expect(await send({ ...first, NomeArquivo: 'c.pdf' }, { NomeArquivo: 'd.pdf' })).toMatchObject({
      arquivos: [{ Guid: first?.Guid, NomeArquivo: 'c.pdf' }, { NomeArquivo: 'd.pdf' }],
    });
    const { body } = await server.call('GET /api/Fundo/arquivos', { token });
    const names = ((body.data as JsonObject).arquivos as JsonObject[]).map(({ NomeArquivo }) => NomeArquivo);
    expect(names).toEqual(['c.pdf', 'b.pdf', 'd.pdf']);
    expect((await server.call('POST /api/Fundo/arquivos', { token, body: { arquivos: 'text' } })).status).toBe(400);
  });

  it('[ACC-ROLE-03] refuse a client of another type', async () => {
    const ana = await addClient(store.database);
    const other = await tokenOf(store.database, ana);
    expect((await server.call('GET /api/fundo/representante', { token: other })).status).toBe(403);
  });
});
