import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { setting } from '../../../server/storage/schema';
import { addClient, tokenOf } from '../testServer';
import { companyOfTests, PATH } from './companyOfTests';

const { store, server, call, load, save, saved } = companyOfTests();

const basic = {
  AtividadePrincipal: '6201501',
  TipoInvestidorId: 3,
  TipoClientePJId: 2062,
  FormaConstituicao: 3,
  NumeroNire: '35215678901',
  Telefone: '+5511987654321',
  Email: 'financeiro@aurora.com.br',
};
describe('the company', () => {
  it('[PJ-EMP-10] opens with what was given at sign-up', async () => {
    expect(await load('informacaoBasica')).toMatchObject({
      Nome: 'Aurora Tecnologia Ltda.',
      Cnpj: '12ABC34501DE35',
      DataConstituicao: '2015-03-02',
      Email: 'aurora@example.com',
      Apelido: 'aurora',
      ApelidoOriginal: 'aurora',
      AtividadePrincipal: null,
    });
  });

  it('[PJ-EMP-08, CF-CAL-10, CF-ENT-01] is saved and loaded with exactly its fields', async () => {
    await saved('informacaoBasica', { ...basic, Nome: 'Outra', Cnpj: '11222333000181' });
    const data = await load('informacaoBasica');
    expect(data).toMatchObject({ ...basic, Nome: 'Aurora Tecnologia Ltda.', Cnpj: '12ABC34501DE35' });
    expect(Object.keys(data).sort()).toEqual(
      [
        'Nome',
        'Cnpj',
        'Apelido',
        'ApelidoOriginal',
        'AtividadePrincipal',
        'TipoInvestidorId',
        'TipoClientePJId',
        'DataConstituicao',
        'Email',
        'EmailSecundario',
        'Assessor',
        'FormaConstituicao',
        'NumeroNire',
        'OutrosDescricao',
        'Telefone',
        'Telefone2',
      ].sort(),
    );
  });

  it('[PJ-EMP-F04] knows the nickname as it was loaded', async () => {
    await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
    await saved('informacaoBasica', { ...basic, Apelido: 'aurora2' });
    expect(await load('informacaoBasica')).toMatchObject({ Apelido: 'aurora2', ApelidoOriginal: 'aurora2' });
  });

  it('[ACC-NICK-04, O-26] is known at the login by the nickname that it changed to, which no other account of it has', async () => {
    await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
    await addClient(store.database, {
      type: 2,
      document: '12ABC34501DE35',
      email: 'b@example.com',
      nickname: 'Filial',
    });
    const nicknames = async () =>
      (await server.call('GET /api/login?chaveLogin=12ABC34501DE35&tipoCliente=2')).body.data;
    expect(await save('informacaoBasica', { ...basic, Apelido: 'filial' })).toMatchObject({
      status: 400,
      body: { descricao: 'Apelido já cadastrado para esta conta.' },
    });
    expect(await nicknames()).toEqual(['Filial', 'aurora']);
    await saved('informacaoBasica', { ...basic, Apelido: 'matriz' });
    expect(await nicknames()).toEqual(['Filial', 'matriz']);
    await saved('informacaoBasica', { ...basic, Apelido: '' });
    expect(await nicknames()).toEqual(['Filial', 'matriz']);
  });

  it('[PJ-EMP-F03, CF-OP-05] keeps what a setting hides', async () => {
    await saved('informacaoBasica', { ...basic, Apelido: 'outro', Assessor: 'Carlos' });
    expect(await load('informacaoBasica')).toMatchObject({ Apelido: 'aurora', Assessor: '' });
  });

  it.each([
    [{ Cpf: '1' }, 'Campo desconhecido: /Cpf'],
    [{ FormaConstituicao: 12 }, /Forma de constituição/],
    [{ AtividadePrincipal: '0000000' }, /Atividade principal/],
    [{ TipoClientePJId: 4014 }, /Tipo de cliente/],
    [{ EmailSecundario: 'FINANCEIRO@aurora.com.br' }, 'O e-mail secundário não pode ser igual ao e-mail principal.'],
    [{ Telefone: '+551134567890' }, /Telefone celular/],
  ])('[PJ-EMP-05, CF-OP-04, CF-CAL-04] refuses %j', async (over, message) => {
    const { status, body } = await save('informacaoBasica', { ...basic, ...over });
    expect(status).toBe(400);
    expect((body.data as string[])[0]).toMatch(message);
  });

  it("[CF-GER-12, CF-GER-15] is nobody else's: no token, another type, another company", async () => {
    await saved('informacaoBasica', basic);
    expect((await server.call(`GET ${PATH}/informacaoBasica`)).status).toBe(401);
    const ana = await tokenOf(store.database, await addClient(store.database));
    expect((await server.call(`GET ${PATH}/informacaoBasica`, { token: ana })).status).toBe(403);
    const other = await addClient(store.database, { type: 2, document: '11222333000181', email: 'o@example.com' });
    expect(await load('informacaoBasica', await tokenOf(store.database, other))).toMatchObject({ NumeroNire: '' });
  });
});

describe('the lists that a company chooses from', () => {
  const list = async (path: string) => (await call(`GET /api${path}`)).body.data as JsonObject[];

  it('[CF-LKP-07, CF-OP-21, CF-CAL-58] has every activity of the CNAE, for companies and funds, and finds them', async () => {
    const all = await list('/Consulta/cnae?tipoCliente=2');
    expect(all).toHaveLength(1332);
    expect(all).toContainEqual({ Codigo: '0111301', Descricao: 'Cultivo de arroz' });
    expect(await list('/Consulta/cnae?tipoCliente=3')).toHaveLength(1332);
    const found = await list('/Consulta/cnae?tipoCliente=2&q=fundos%20de%20investimento%20imobiliarios');
    expect(found.map(({ Codigo }) => Codigo)).toContain('6470103');
    expect((await list('/Consulta/cnae?tipoCliente=2&q=comercio')).length).toBe(50);
  });

  it('[CF-LKP-10, CF-OP-12, PJ-EMP-06] has the kinds of investors and of companies, "Outros" marked and last', async () => {
    const investors = await list('/tipoInvestidor');
    expect(investors.map(({ Id }) => Id)).toEqual([1, 2, 3]);
    expect(String(investors[0]?.Descricao).length).toBeGreaterThan(150);
    const types = await list('/tipoClientePJ');
    expect(types.at(-1)).toEqual({ Id: 9999, Descricao: 'Outros', Outros: true });
    expect(types).toContainEqual({ Id: 2062, Descricao: 'Sociedade Empresária Limitada' });
    expect(new Set(types.map(({ Id }) => Id)).size).toBe(types.length);
  });
});
