import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/access/session';
import { setting } from '../../../server/database/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const PATH = '/api/PessoaJuridica';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;
let company: Client;

beforeEach(async () => {
  company = await addClient(store.database, {
    type: 2,
    name: 'Aurora Tecnologia Ltda.',
    document: '12ABC34501DE35',
    email: 'aurora@example.com',
    nickname: 'aurora',
    constitutionDate: '2015-03-02',
  });
  token = await tokenOf(store.database, company);
});

const load = async (part: string, as = token) =>
  (await server.call(`GET ${PATH}/${part}`, { token: as })).body.data as JsonObject;
const save = (part: string, body: Json) => server.call(`POST ${PATH}/${part}`, { token, body });
const saved = async (part: string, body: Json) => {
  const { status, body: answer } = await save(part, body);
  expect([status, answer.data]).toEqual([200, expect.anything()]);
  return answer.data as JsonObject;
};

const basic = {
  AtividadePrincipal: '6201501',
  TipoInvestidorId: 3,
  TipoClientePJId: 2062,
  FormaConstituicao: 3,
  NumeroNire: '35215678901',
  Telefone: '+5511987654321',
  Email: 'financeiro@aurora.com.br',
};
const partner = (over: JsonObject = {}): JsonObject => ({
  Nome: 'Marina Sampaio Leal',
  TipoDocumento: 'CPF',
  CpfCnpj: '529.982.247-25',
  Telefone: '+5511987654321',
  Email: 'marina@aurora.com.br',
  Percentual: 60,
  Cep: '01310-100',
  Logradouro: 'Avenida Paulista',
  LogradouroNumero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 2,
  RendaMensal: 6,
  PatrimonioTotal: 7,
  ...over,
});
const person = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Cargo: 'Diretora',
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Email: 'marina@aurora.com.br',
  Telefone: '+5511987654321',
  Assinatura: 2,
  ...over,
});
const attorney = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  TipoDocumento: 'CNPJ',
  CpfCnpj: '12.abc.345/01de-35',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 1,
  ...over,
});
const account = (Principal: boolean, over: JsonObject = {}): JsonObject => ({
  NomeBanco: '341',
  Agencia: '0182',
  ContaCorrente: '40733',
  DigitoContaCorrente: '6',
  Principal,
  ...over,
});

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

describe('related companies and partners', () => {
  it('[PJ-COL-04, PJ-COL-08, CF-CAL-11, CF-ENT-02] related companies come back in their order, each with its key', async () => {
    const { empresas } = await saved('empresas', {
      empresas: [
        { RazaoSocial: 'Um', Cnpj: '12.abc.345/01de-35', Tipo: 'Controlada' },
        { RazaoSocial: 'Dois', Cnpj: '11222333000181' },
      ],
    });
    const rows = empresas as JsonObject[];
    expect(rows.map(({ Guid: _key, ...row }) => row)).toEqual([
      { RazaoSocial: 'Um', Cnpj: '12ABC34501DE35', Tipo: 'Controlada' },
      { RazaoSocial: 'Dois', Cnpj: '11222333000181', Tipo: 'Coligada' },
    ]);
    expect(new Set(rows.map(({ Guid }) => Guid)).size).toBe(2);
    expect((await load('empresas')).empresas).toEqual(rows);
  });

  it('[PJ-COL-06, PJ-COL-F01, CF-CAL-19] one is deleted by its key, also in other letters', async () => {
    const { empresas } = await saved('empresas', { empresas: [{ RazaoSocial: 'Um' }, { RazaoSocial: 'Dois' }] });
    const [first, second] = empresas as [JsonObject, JsonObject];
    const remove = (guid: unknown) => server.call(`GET /api/pessoajuridica/Empresas/Excluir?guid=${guid}`, { token });
    expect((await remove(first.Guid)).status).toBe(200);
    expect((await load('empresas')).empresas).toEqual([second]);
    expect((await remove(first.Guid)).status).toBe(404);
  });

  it('[PJ-SOC-08, CF-CAL-12, CF-ENT-03] partners come back with exactly their fields', async () => {
    const { socios } = await saved('socios', { socios: [partner(), partner({ Nome: 'Ana', Percentual: 40 })] });
    const [first] = socios as JsonObject[];
    expect(first).toMatchObject({ CpfCnpj: '52998224725', Cep: '01310100', Percentual: 60, UsPerson: false });
    expect(Object.keys(first ?? {})).toHaveLength(22);
    expect((await load('socios')).socios).toEqual(socios);
  });

  it('[PJ-SOC-03, PJ-SOC-04] refuses more than the whole, also as a draft, and takes three thirds', async () => {
    const of = (...all: number[]) => ({ socios: all.map((Percentual) => partner({ Percentual })) });
    const { status, body } = await save('socios', of(60, 40.01));
    expect([status, body.data]).toEqual([400, ['A soma dos percentuais pertencentes aos sócios ultrapassa 100%.']]);
    await saved('socios', of(33.33, 33.33, 33.34));
  });

  it('[PJ-SOC-10, CF-CAL-20] a partner is deleted by its key; one of another company is not', async () => {
    const { socios } = await saved('socios', { socios: [partner()] });
    const guid = (socios as JsonObject[])[0]?.Guid;
    const other = await addClient(store.database, { type: 2, document: '11222333000181', email: 'o@example.com' });
    const foreign = await tokenOf(store.database, other);
    const call = `GET ${PATH}/socios/excluir?guid=${guid}`;
    expect((await server.call(call, { token: foreign })).status).toBe(404);
    expect((await server.call(call, { token })).status).toBe(200);
    expect((await load('socios')).socios).toEqual([]);
  });

  it('[CF-DNR-03, CF-DNR-04, CF-DNR-05] refuses a document that is none of its type', async () => {
    for (const [TipoDocumento, CpfCnpj] of Object.entries({
      CPF: '52998224726',
      CNPJ: '12ABC34501DE36',
      CNH: '46190476839',
      RNE: 'V12345',
      ID: 'A',
    })) {
      expect([TipoDocumento, (await save('socios', { socios: [partner({ TipoDocumento, CpfCnpj })] })).status]).toEqual(
        [TipoDocumento, 400],
      );
    }
  });
});

describe('attorneys and representatives, which share their calls', () => {
  const rows = async () => (await load('representante')) as unknown as JsonObject[];

  it('[PJ-PRO-01, PJ-REP-13, CF-CAL-17, CF-CAL-18] each goes to its own list and is answered with its key', async () => {
    const caio = await saved('representante/salvar', attorney());
    const marina = await saved('representante/salvar', person());
    expect(caio).toMatchObject({ Tipo: 'Procurador', CpfCnpj: '12ABC34501DE35', Numero: '1578', EmissorOrdem: false });
    expect(marina).toMatchObject({ Tipo: 'Representante', ResponsavelLogin: false });
    await saved('representante/atualizar', { ...marina, Telefone: '+5511912345678' });
    await saved('representante/atualizar', { ...caio, Cargo: 'Sócio' });
    expect((await rows()).map(({ Guid, Cargo, Telefone }) => [Guid, Cargo, Telefone])).toEqual([
      [caio.Guid, 'Sócio', '+5521998123340'],
      [marina.Guid, 'Diretora', '+5511912345678'],
    ]);
  });

  it('[PJ-PRO-03, PJ-REP-16, CF-CAL-21] is deleted by key and kind', async () => {
    const caio = await saved('representante/salvar', attorney());
    const marina = await saved('representante/salvar', person());
    const remove = ({ Guid }: JsonObject, tipo: string) =>
      server.call(`GET ${PATH}/representante/excluir?guid=${Guid}&tipo=${tipo}`, { token });
    expect((await remove(marina, 'Procurador')).status).toBe(404);
    expect((await remove(marina, 'Representante')).status).toBe(200);
    expect((await remove(caio, 'Procurador')).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[PJ-REP-08] one who gives orders is kept without signature and login, whatever came', async () => {
    const row = { Tipo: 'Pessoa autorizada emitir ordem', Assinatura: 2, ResponsavelLogin: true };
    expect(await saved('representante/salvar', person(row))).toMatchObject({ Assinatura: 1, ResponsavelLogin: false });
  });

  it('[PJ-REP-07] a second one who answers for the login is not taken for one', async () => {
    await store.database.insert(setting).values({ name: 'responsavelLogin', value: 'S' });
    await saved('representante/salvar', person({ ResponsavelLogin: true }));
    expect(await saved('representante/salvar', person({ ResponsavelLogin: true }))).toMatchObject({
      ResponsavelLogin: false,
    });
  });

  it.each([
    [attorney({ Assinatura: null }), /Assinatura/],
    [attorney({ TipoDocumento: 'RNE' }), /Tipo de documento/],
    [person({ Cargo: '' }), /Cargo/],
    [person({ Assinatura: null }), /Assinatura/],
    [person({ Tipo: 'Diretor' }), /./],
    [person({ Cep: '01310100' }), 'Campo desconhecido: /Cep'],
  ])('[PRO-12, PJ-REP-04] refuses %j', async (body, message) => {
    const answer = await save('representante/salvar', body);
    expect(answer.status).toBe(400);
    expect((answer.body.data as string[])[0]).toMatch(message);
    expect(await rows()).toEqual([]);
  });
});

describe('figures, accounts and address', () => {
  it('[PJ-FIN-06, CF-CAL-13, CF-ENT-06] figures are numbers', async () => {
    const figures = {
      FaturamentoMedioMensal: 1234.56,
      CapitalSocial: 0,
      PatrimonioAplicacoesFinanceiras: null,
      PatrimonioLiquido: 7,
      ValorBensMoveisImoveis: null,
    };
    await saved('dadosFinanceiros', figures);
    expect(await load('dadosFinanceiros')).toEqual(figures);
  });

  it('[PJ-BAN-06, PJ-BAN-09, CF-CAL-14, CF-ENT-08] two calls are two accounts, each with a key that it keeps', async () => {
    const main = await saved('dadosBancarios', account(true));
    const more = await saved('dadosBancarios', account(false, { NomeBanco: '001' }));
    expect(main).toEqual({ ...account(true), DigitoAgencia: '', Guid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(more.Guid).not.toBe(main.Guid);
    expect(await load('dadosBancarios')).toEqual([main, more]);
    expect(await saved('dadosBancarios', { ...account(false), Guid: 'forged' })).toMatchObject({ Guid: more.Guid });
    expect(await saved('dadosBancarios', { ...more, Agencia: '9' })).toMatchObject({ Guid: more.Guid, Agencia: '9' });
    expect(((await load('dadosBancarios')) as unknown as Json[]).length).toBe(2);
  });

  it('[PJ-END-04, CF-CAL-15, CF-ENT-09] the address has exactly its fields', async () => {
    const address = {
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      LogradouroComplemento: '',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      Pais: 'BRA',
    };
    await saved('endereco', address);
    expect(await load('endereco')).toEqual(address);
  });

  it('[CF-OP-48] paths are found in any letters', async () => {
    await saved('DadosFinanceiros', { CapitalSocial: 5 });
    expect(await load('dadosfinanceiros')).toMatchObject({ CapitalSocial: 5 });
  });
});

describe('the lists that a company chooses from', () => {
  const list = async (path: string) => (await server.call(`GET /api${path}`, { token })).body.data as JsonObject[];

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
