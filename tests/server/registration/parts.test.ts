import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { client, part, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { refusal } from '../refusal';
import { addClient, tokenOf } from '../testServer';
import { account, BANK, individualOfTests, NOW } from './individual';

const BASIC = '/api/PessoaFisica/informacaoBasica';
const FINANCIAL = '/api/PessoaFisica/dadosFinanceiros';

const { store, server, own, load, save } = individualOfTests();

describe('loading', () => {
  it('[PF-LKP-01] fills the read-only fields that the server knows before anything is saved', async () => {
    expect(await load(BASIC)).toMatchObject({
      Nome: 'Ana Maria Souza',
      Cpf: '52998224725',
      Email: 'ana@example.com',
      NomeMae: '',
      DataNascimento: null,
      Cep: '',
    });
  });

  it('[PF-LKP-03] [PF-LKP-04] answers null for what was never saved', async () => {
    expect(await load(FINANCIAL)).toBeNull();
    expect(await load(BANK)).toBeNull();
  });

  it('[PF-OP-64] answers empty values as "" for free text and null for the rest', async () => {
    await save(BASIC, { NomeMae: 'Maria Souza' });
    const saved = (await load(BASIC)) as JsonObject;
    expect([saved.NomeMae, saved.NomePai, saved.Sexo, saved.DataEmissao, saved.Nacionalidade]).toEqual([
      'Maria Souza',
      '',
      null,
      null,
      null,
    ]);
  });

  it('[PF-GER-22] [ACC-ROLE-03] refuses a client of another type', async () => {
    const fund = await addClient(store.database, { type: 3, document: '11222333000181', email: 'f@example.com' });
    const other = await tokenOf(store.database, fund, NOW);
    expect((await server.call(`GET ${BASIC}`, { token: other })).status).toBe(403);
    expect((await server.call(`POST ${BASIC}`, { token: other, body: {} })).status).toBe(403);
  });
});

describe('saving a part', () => {
  it('[PF-API-04] saves basic info and address of one call and answers what was saved', async () => {
    const { status, body } = await save(BASIC, { NomeMae: 'Maria Souza', Cep: '01001-000', Cidade: 'São Paulo' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ NomeMae: 'Maria Souza', Cep: '01001000', Cidade: 'São Paulo' });
    expect(await load(BASIC)).toMatchObject({ NomeMae: 'Maria Souza', Cep: '01001000', Nome: 'Ana Maria Souza' });
  });

  it('keeps the data by tab with the version of the definitions, author and time', async () => {
    await save(BASIC, { NomeMae: 'Maria Souza', Cep: '01001000' });
    const [saved] = await store.database.select().from(part).where(eq(part.clientId, own.client.id));
    expect(saved).toMatchObject({
      wizard: 'pf',
      part: 'basica',
      version: (await compiledDefinitions()).wizards.find(({ wizard }) => wizard.id === 'pf')?.wizard.version,
      authorId: own.client.id,
      savedAt: NOW,
      data: { informacoes: { NomeMae: 'Maria Souza' }, enderecos: { Cep: '01001000' } },
    });
  });

  it('[PF-API-05] [PF-OP-60] saves the financial fields, the total computed without binary fractions', async () => {
    const body = { BensImoveis: 0.1, BensMoveis: 0.2, PatrimonioLiquido: 1000.3, PatrimonioTotal: 5 };
    expect((await save(FINANCIAL, body)).status).toBe(200);
    expect(await load(FINANCIAL)).toMatchObject({ ...body, PatrimonioTotal: 1000.6, OutrosRendimentos: null });
  });

  it('[PF-OP-05] refuses an unknown key with its path', async () => {
    expect(await save(BASIC, { NomeMae: 'Maria', Admin: true })).toMatchObject({
      status: 400,
      body: refusal('Campo desconhecido: /Admin', { codigo: 'CAMPO_INVALIDO', campo: '/Admin' }),
    });
    expect((await save(BANK, [account(), account({ Saldo: 1 })])).body.data).toEqual(['Campo desconhecido: /1/Saldo']);
    expect((await save(BASIC, { constructor: 'x' })).body.data).toEqual(['Campo desconhecido: /constructor']);
    expect((await save(BASIC, { representante: true })).body.data).toEqual(['Campo desconhecido: /representante']);
    expect(await load(BANK)).toBeNull();
  });

  it.each<[Json]>([[[]], [[[['SP']]]], [{ a: 1 }], [{}]])(
    'refuses %j for a scalar field with its path',
    async (value) => {
      const answer = await save(BASIC, { Naturalidade: value });
      expect([answer.status, answer.body.data]).toEqual([400, ['Valor de tipo inesperado: /Naturalidade']]);
      expect((await save(BANK, [account(), account({ NomeBanco: value })])).body.data).toEqual([
        'Valor de tipo inesperado: /1/NomeBanco',
      ]);
    },
  );

  it('refuses content that is nested without end', async () => {
    for (const depth of [20, 5_000, 100_000]) {
      const payload = `{"Naturalidade":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${own.token}` };
      const answer = await server.app.inject({ method: 'POST', url: BASIC, payload, headers });
      expect([depth, answer.statusCode, answer.json().data]).toEqual([
        depth,
        400,
        ['O conteúdo enviado tem níveis demais.'],
      ]);
    }
  });

  it('takes choices only as their list has them', async () => {
    for (const LogradouroPais of ['bra', 'BRÁ', ' BRA']) {
      expect([LogradouroPais, (await save(BASIC, { LogradouroPais })).status]).toEqual([LogradouroPais, 400]);
    }
    expect((await save(BASIC, { LogradouroPais: 'BRA' })).status).toBe(200);
  });

  it.each<[Json]>([['text'], [7], [[7]], [[[]]], [null]])('refuses the body %j', async (body) => {
    expect((await save(BANK, body)).status).toBe(400);
    expect((await save(BASIC, body)).status).toBe(400);
  });

  it('[PF-OP-22] checks a draft: empty required fields pass, malformed values are refused', async () => {
    expect((await save(BASIC, {})).status).toBe(200);
    const refused = await save(BASIC, { CpfConjugue: '11111111111', EstadoCivil: 'Em união estável' });
    expect(refused.status).toBe(400);
    expect((refused.body.data as string[])[0]).toContain('CPF do cônjuge');
    expect((await save(BASIC, { Cep: '0100' })).status).toBe(400);
    expect((await save(BASIC, { DataNascimento: '31/02/2000' })).status).toBe(400);
  });

  it('drops what a hidden field brings', async () => {
    await save(BASIC, { EstadoCivil: 'Solteiro(a)', NomeConjugue: 'João', CpfConjugue: '11111111111' });
    expect(await load(BASIC)).toMatchObject({ EstadoCivil: 'Solteiro(a)', NomeConjugue: '', CpfConjugue: '' });
  });

  it('[PF-GER-17] [PF-OP-64] keeps the stored value of a field that a setting hides', async () => {
    await save(BASIC, { Telefone2: '+551134567890' });
    await store.database.insert(setting).values({ name: 'telefone2', value: 'N' });
    expect((await save(BASIC, { Telefone2: '', NomeMae: 'Maria' })).status).toBe(200);
    expect(await load(BASIC)).toMatchObject({ Telefone2: '+551134567890', NomeMae: 'Maria' });
    expect((await save(BASIC, { Telefone2: '+551199999999' })).status).toBe(200);
    expect(await load(BASIC)).toMatchObject({ Telefone2: '+551134567890' });
  });

  it('computes again what is computed', async () => {
    await save(BASIC, { SituacaoLegal: 5, ClienteIncapaz: false, ClienteEmancipado: true });
    expect(await load(BASIC)).toMatchObject({ ClienteIncapaz: true, ClienteEmancipado: false });
  });

  it('keeps read-only fields whatever is sent', async () => {
    await save(BASIC, { Nome: 'Outra Pessoa', Cpf: '11144477735', Email: 'x@example.com' });
    expect(await load(BASIC)).toMatchObject({ Nome: 'Ana Maria Souza', Cpf: '52998224725', Email: 'ana@example.com' });
  });

  it('checks choices against its own lists, and keeps one that was stored before', async () => {
    expect((await save(BASIC, { OrgaoEmissao: 'XYZ' })).status).toBe(400);
    expect((await save(BASIC, { DocumentoUf: 'SP' })).status).toBe(200);
    const [saved] = await store.database.select().from(part);
    const data = { ...saved?.data, informacoes: { OrgaoEmissao: 'ANTIGO' } };
    await store.database.update(part).set({ data });
    expect((await save(BASIC, { OrgaoEmissao: 'ANTIGO' })).status).toBe(200);
  });

  it('[PF-INF-24] takes a city as free text, which it is where the list of cities did not load', async () => {
    const city = { Nacionalidade: 1, Naturalidade: 'SP', CidadeNascimento: 'campinas' };
    expect((await save(BASIC, city)).status).toBe(200);
    expect(await load(BASIC)).toMatchObject({ CidadeNascimento: 'campinas' });
    expect((await save(BASIC, { Nacionalidade: 3, CidadeNascimento: 'Paris' })).status).toBe(200);
  });

  it('asks for the other occupation only with the marked entry', async () => {
    await save(BASIC, { Ocupacao: 'OUTROS', OcupacaoOutro: 'Apicultora urbana' });
    expect(await load(BASIC)).toMatchObject({ OcupacaoOutro: 'Apicultora urbana' });
    await save(BASIC, { Ocupacao: '212405', OcupacaoOutro: 'Apicultora urbana' });
    expect(await load(BASIC)).toMatchObject({ OcupacaoOutro: '' });
  });

  it('[ACC-ROLE-07] keeps the data of clients apart', async () => {
    await save(BASIC, { NomeMae: 'Maria Souza' });
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com', name: 'Bia' });
    const other = await tokenOf(store.database, bia, NOW);
    expect((await server.call(`GET ${BASIC}`, { token: other })).body.data).toMatchObject({ Nome: 'Bia', NomeMae: '' });
  });
});

describe('the status of the registration', () => {
  const setClient = (values: Partial<typeof client.$inferInsert>) =>
    store.database.update(client).set(values).where(eq(client.id, own.client.id));
  const isChanged = async () =>
    (await store.database.select().from(client).where(eq(client.id, own.client.id)))[0]?.changed;

  it('[O-46] marks a registration of status 1 to 3 as altered by a successful save only', async () => {
    await save(BASIC, { NomeMae: 'Maria' });
    expect(await isChanged()).toBe(false);
    for (const status of [1, 2, 3]) {
      await setClient({ status, changed: false });
      await save(BASIC, { Cep: '1' });
      expect([status, await isChanged()]).toEqual([status, false]);
      await save(BASIC, { NomeMae: 'Maria' });
      expect([status, await isChanged()]).toEqual([status, true]);
    }
  });

  it('[O-47] refuses saves in status 4 unless altered, and in 5', async () => {
    await setClient({ status: 4 });
    expect((await save(BASIC, {})).body.data).toEqual(['Cadastro em revisão. Aguarde a análise.']);
    await setClient({ changed: true });
    expect((await save(BASIC, {})).status).toBe(200);
    await setClient({ status: 5 });
    expect((await save(BASIC, {})).body.data).toEqual(['Cadastro inativo.']);
  });
});

describe('at the same time', () => {
  it('keeps every save of different parts', async () => {
    const answers = await Promise.all([
      save(BASIC, { NomeMae: 'Maria' }),
      save(BANK, [account()]),
      save(FINANCIAL, {}),
      ...Array.from({ length: 15 }, () => load(BASIC)),
      save(BASIC, { NomeMae: 'Maria de Souza' }),
    ]);
    expect(answers.filter((answer) => (answer as { status?: number })?.status === 200)).toHaveLength(4);
    expect(await load(BANK)).toHaveLength(1);
  });
});
