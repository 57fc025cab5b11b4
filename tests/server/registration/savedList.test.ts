import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { addClient, tokenOf } from '../testServer';
import { account, BANK, individualOfTests, NOW } from './individual';

const { store, server, own, load, save } = individualOfTests();

describe('a saved list', () => {
  const keys = (rows: Json) => (rows as JsonObject[]).map(({ Guid }) => Guid);

  it('[PF-API-06] [PF-OP-04] answers its rows in the order sent, each with a key', async () => {
    const { body } = await save(BANK, [account(), account({ NomeBanco: '341', Agencia: '99' })]);
    expect((body.data as JsonObject[]).map(({ NomeBanco }) => NomeBanco)).toEqual(['001', '341']);
    for (const key of keys(body.data)) expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await load(BANK)).toEqual(body.data);
  });

  it('[PF-API-06, PF-OP-62] takes an object for a list of one', async () => {
    const { body } = await save(BANK, account({ Agencia: '99' }));
    expect(body.data).toMatchObject([{ Guid: expect.any(String), NomeBanco: '001', Agencia: '99' }]);
    expect(await load(BANK)).toEqual(body.data);
  });

  it('[PF-API-06] keeps the keys of rows that it knows, in any order, and gives new ones to the others', async () => {
    const first = (await save(BANK, [account(), account({ Agencia: '2' })])).body.data as JsonObject[];
    const foreign = '0b9f7f1e-3c55-4c1c-9d0e-6a1f5d2b7c11';
    const next = (await save(BANK, [first[1] as JsonObject, account({ Guid: foreign }), first[0] as JsonObject])).body
      .data;
    const [a, b, c] = keys(next);
    expect([a, c]).toEqual([first[1]?.Guid, first[0]?.Guid]);
    expect([foreign, a, c]).not.toContain(b);
  });

  it('never gives two rows one key', async () => {
    const [row] = (await save(BANK, [account()])).body.data as JsonObject[];
    const next = (await save(BANK, [row as JsonObject, { ...row, Agencia: '2' } as JsonObject])).body.data;
    expect(new Set(keys(next)).size).toBe(2);
  });

  it('[PF-API-07] deletes a row by its key, with a GET', async () => {
    const saved = (await save(BANK, [account(), account({ Agencia: '2' }), account({ Agencia: '3' })])).body.data;
    const call = `GET /api/PessoaFisica/dadosBancarios/excluir?guid=${keys(saved)[1]}`;
    expect(await server.call(call, { token: own.token })).toMatchObject({ status: 200, body: { data: true } });
    expect(((await load(BANK)) as JsonObject[]).map(({ Agencia }) => Agencia)).toEqual(['1234', '3']);
    expect(await server.call(call, { token: own.token })).toMatchObject({ status: 404 });
  });

  it('does not delete the main account, nor a row of another client, nor without a key', async () => {
    const saved = (await save(BANK, [account(), account({ Agencia: '2' })])).body.data;
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    const other = await tokenOf(store.database, bia, NOW);
    const remove = (key: Json | undefined, as = own.token) =>
      server.call(`GET /api/PessoaFisica/dadosBancarios/excluir?guid=${key}`, { token: as });
    expect((await remove(keys(saved)[0])).status).toBe(400);
    expect((await remove(keys(saved)[1], other)).status).toBe(404);
    expect((await remove('')).status).toBe(404);
    expect((await remove("' or true")).status).toBe(404);
    expect(await load(BANK)).toHaveLength(2);
  });

  it('does not delete on HEAD', async () => {
    const saved = (await save(BANK, [account(), account({ Agencia: '2' })])).body.data;
    const url = `/api/PessoaFisica/dadosBancarios/excluir?guid=${keys(saved)[1]}`;
    await server.app.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${own.token}` } });
    expect(await load(BANK)).toHaveLength(2);
  });
});
