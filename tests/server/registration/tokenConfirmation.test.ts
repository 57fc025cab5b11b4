import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { client, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { copiedFrom } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const ROWS = '/api/PessoaFisica/representante';
const NOT_CONFIRMED = 'Confirme com o token antes de continuar.';
const WRONG = 'O Token informado não é válido! Verifique e tente novamente.';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock: () => now }));
let token: string;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await store.database.insert(setting).values({ name: 'autenticacao', value: '2' });
  token = await tokenOf(store.database, await addClient(store.database), now);
});

const representative = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '24.678.131-4',
  Cpf: '52998224725',
  Email: 'marina@example.com',
};

const list = async () => (await server.call(`GET ${ROWS}`, { token })).body.data as JsonObject[];
const save = (more: JsonObject = {}, as = token) =>
  server.call(`POST ${ROWS}`, { token: as, body: { ...representative, ...more } });
const remove = (Guid: unknown) => server.call(`GET ${ROWS}/excluir?guid=${Guid}&tipo=Representante`, { token });
const send = async (as = token) =>
  (await server.call('POST /api/cliente/token/enviar', { token: as })).body.data as { HashToken: string };

/** What the customer does in the dialog. */
async function confirm(as = token, email = 'ana@example.com') {
  const { HashToken } = await send(as);
  const body = { Token: await copiedFrom(store.database, email), HashToken };
  return server.call('POST /api/cliente/token/validar', { token: as, body });
}

describe('attorneys of who signs in by token', () => {
  it('[PF-OP-31] [PF-PRO-13] are added after a right token, one for each', async () => {
    const refused = await save();
    expect([refused.status, refused.body.data]).toEqual([403, [NOT_CONFIRMED]]);
    expect(await list()).toEqual([]);
    await confirm();
    expect((await save()).status).toBe(200);
    expect((await save()).body.descricao).toBe(NOT_CONFIRMED);
    expect(await list()).toHaveLength(1);
  });

  it('[PF-OP-31] [PF-PRO-13] are deleted after one, and changed without', async () => {
    await confirm();
    const { Guid = null } = (await save()).body.data as JsonObject;
    expect((await save({ Guid, Nome: 'Marina Leal' })).status).toBe(200);
    expect((await remove(Guid)).body.data).toEqual([NOT_CONFIRMED]);
    expect(await list()).toMatchObject([{ Nome: 'Marina Leal' }]);
    await confirm();
    expect((await remove(Guid)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are not added by a wrong token, nor five minutes after a right one', async () => {
    const { HashToken } = await send();
    const wrong = await server.call('POST /api/cliente/token/validar', { token, body: { Token: 'abcdef', HashToken } });
    expect([wrong.status, wrong.body.data]).toEqual([400, [WRONG]]);
    expect((await save()).status).toBe(403);
    await confirm();
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await save()).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  it('are not added by the token of another client', async () => {
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    await confirm(await tokenOf(store.database, bia, now), 'bia@example.com');
    expect((await save()).status).toBe(403);
  });

  it('are not added by a token that was typed in another session of the client', async () => {
    const [ana] = await store.database.select().from(client);
    const other = await tokenOf(store.database, ana as typeof client.$inferSelect, now);
    await confirm(other);
    expect((await save()).body.descricao).toBe(NOT_CONFIRMED);
    await confirm();
    expect([(await save({}, other)).status, (await save()).status]).toEqual([200, 200]);
    expect((await save({}, other)).status).toBe(403);
  });

  it('may be corrected and sent again with the same token', async () => {
    await confirm();
    expect((await save({ Email: 'marina' })).status).toBe(400);
    expect((await save()).status).toBe(200);
  });

  it('need one token each, also when two right ones came before', async () => {
    await confirm();
    await confirm();
    expect([(await save()).status, (await save()).status]).toEqual([200, 403]);
  });

  it.each(['0', '1'])('[PF-OP-31] are added and deleted without one in mode %s', async (value) => {
    await store.database.update(setting).set({ value });
    const saved = await save();
    expect(saved.status).toBe(200);
    expect((await remove((saved.body.data as JsonObject).Guid)).status).toBe(200);
  });
});

describe('attorneys of a company', () => {
  const company = { type: 2, document: '12ABC34501DE35', email: 'empresa@example.com', name: 'Serra Fina Ltda.' };
  const attorney = {
    Tipo: 'Procurador',
    Nome: 'Caio Prado Meireles',
    TipoDocumento: 'CPF',
    CpfCnpj: '11144477735',
    Email: 'caio@prado.adv.br',
    Telefone: '+5521998123340',
    Cep: '01310100',
    Logradouro: 'Avenida Paulista',
    Numero: '1578',
    Bairro: 'Bela Vista',
    Cidade: 'São Paulo',
    Uf: 'SP',
    Pais: 'BRA',
  };
  const path = '/api/PessoaJuridica/representante';
  const add = (as: string, Assinatura: number) =>
    server.call(`POST ${path}/salvar`, { token: as, body: { ...attorney, Assinatura } });

  it('[CF-TOK-01, CF-TOK-02, CF-TOK-03] need a token to be added who sign, and to be deleted', async () => {
    const as = await tokenOf(store.database, await addClient(store.database, company), now);
    expect((await add(as, 1)).status).toBe(200);
    expect((await add(as, 2)).body.data).toEqual([NOT_CONFIRMED]);
    await confirm(as, company.email);
    const { status, body } = await add(as, 2);
    expect(status).toBe(200);
    const { Guid } = body.data as JsonObject;
    const drop = () => server.call(`GET ${path}/excluir?guid=${Guid}&tipo=Procurador`, { token: as });
    expect((await drop()).status).toBe(403);
    await confirm(as, company.email);
    expect((await drop()).status).toBe(200);
  });
});
