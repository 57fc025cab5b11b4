import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Client } from '../../../server/access/session';
import { client, setting } from '../../../server/database/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { documentId, type SeedDocument, seed } from '../declarations/documents';
import { linkFrom } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const TERMO: SeedDocument = {
  id: documentId(9),
  name: 'Termo do fundo',
  audience: 'Investidor',
  html: '<p>Termo.</p>',
};

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://ficha.test' };
  await seed(database, [TERMO]);
  return { definitions: await compiledDefinitions(), clock: () => NOW, config };
});
let fund: Client;
let token: string;

beforeEach(async () => {
  fund = await addClient(store.database, {
    type: 3,
    document: '70931582000105',
    name: 'Serra Azul',
    constitutionDate: '2015-03-02',
  });
  token = await tokenOf(store.database, fund, NOW);
});

const call = (name: string, body?: Json) => server.call(name, { token, ...(body !== undefined && { body }) });
const load = async (path: string) => (await call(`GET /api/Fundo/${path}`)).body.data;
const list = async (path: string) => (await load(path)) as JsonObject[];
const save = (path: string, body: Json) => call(`POST /api/Fundo/${path}`, body);
const saved = async (path: string, body: Json) => {
  const answer = await save(path, body);
  expect([path, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([path, 200, '']);
  return answer.body.data as JsonObject;
};
const KEY = /^[0-9a-f-]{36}$/;

/** The calls that fill a whole registration, as the demo makes them. */
const CALLS: { call: string; body: JsonObject }[] = JSON.parse(readFileSync('server/data/demoFund.json', 'utf8'));
const bodiesOf = (path: string) => CALLS.filter((made) => made.call.endsWith(`/${path}`)).map(({ body }) => body);
const [BASIC = {}] = bodiesOf('informacaoBasica');
const [ADMINISTRATOR = {}, GESTOR = {}] = bodiesOf('representante');
const [ISSUER = {}] = bodiesOf('pessoaAutorizadaEmitirOrdem');
const [OTHER = {}] = bodiesOf('emissorOrdem');
const [ATTORNEY = {}] = bodiesOf('procurador');
const [PERSON = {}] = bodiesOf('pep');
const [FATCA = {}] = bodiesOf('facta');
const [ANSWERS = {}] = bodiesOf('declaracoes');
const [MAIN = {}, ADDITIONAL = {}] = bodiesOf('dadosBancarios');

async function fillAll(): Promise<void> {
  for (const { call: name, body } of CALLS) {
    const answer = await call(name.replace(' /', ' /api/'), body);
    expect([name, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([name, 200, '']);
  }
}

describe('the parts of a fund, sent and read again', () => {
  it.each(['informacaoBasica', 'participante', 'dadosFinanceiros', 'declaracoes'])(
    '[CF-CAL-24, CF-CAL-25, CF-CAL-29, CF-CAL-30] /Fundo/%s',
    async (path) => {
      const [body = {}] = bodiesOf(path);
      expect(await saved(path, body)).toMatchObject(body);
      expect(await load(path)).toMatchObject(body);
      expect((await save(path, { ...body, Admin: true })).body.data).toEqual(['Campo desconhecido: /Admin']);
    },
  );

  it('[FI-EMP-01, CF-CAL-24] name, CNPJ and formation are those of the client, whatever comes', async () => {
    await saved('informacaoBasica', { ...BASIC, RazaoSocial: 'Outro', Cnpj: '11222333000181', DataConstituicao: null });
    expect(await load('informacaoBasica')).toMatchObject({
      RazaoSocial: 'Serra Azul',
      Cnpj: '70931582000105',
      DataConstituicao: '2015-03-02',
    });
  });

  it('[FI-EMP-06] the other address is dropped with the choice that hides it', async () => {
    await saved('informacaoBasica', { ...BASIC, EnderecoCorrespondencia: 1 });
    expect(await load('informacaoBasica')).toMatchObject({ CepOutro: '', LogradouroOutro: '', UfOutro: null });
  });

  it('[CF-CAL-26, FI-BAN-03] both accounts, each with its own key, in one answer', async () => {
    const main = await saved('dadosBancarios', MAIN);
    const additional = await saved('dadosBancarios', ADDITIONAL);
    expect([main.Guid, additional.Guid]).toEqual([expect.stringMatching(KEY), expect.stringMatching(KEY)]);
    await saved('dadosBancarios', { ...main, Agencia: '9' });
    expect(await list('dadosBancarios')).toEqual([{ ...main, Agencia: '9' }, additional]);
  });

  it('[CF-OP-54] an additional account is emptied under its key', async () => {
    await saved('dadosBancarios', MAIN);
    const { Guid } = await saved('dadosBancarios', ADDITIONAL);
    const empty = { NomeBanco: null, Agencia: '', DigitoAgencia: '', ContaCorrente: '', DigitoContaCorrente: '' };
    await saved('dadosBancarios', { ...empty, Guid: Guid as string, Principal: false });
    expect((await list('dadosBancarios')).filter(({ NomeBanco }) => NomeBanco !== null)).toMatchObject([
      { NomeBanco: '341' },
    ]);
  });

  it('[CF-OP-26] what one of the two tabs hides of the declarations is dropped, the other stays', async () => {
    await saved('declaracoes', { ...ANSWERS, VinculoCorretora: 'nao', Facta: false, ContaCorrenteExterior: true });
    expect(await load('declaracoes')).toMatchObject({
      VinculoCorretoraEspecificar: '',
      NumeroGiin: '',
      VinculoSocietarioEstrangeiroEspecificacao: 'USA;PRT',
    });
  });

  it.each([
    ['declaracoes', { VinculoCorretora: 'talvez' }],
    ['declaracoes', { Facta: true, NumeroGiin: '98Q96B' }],
    ['declaracoes', { VinculoSocietarioEstrangeiro: true, VinculoSocietarioEstrangeiroEspecificacao: 'USA;XXX' }],
    ['informacaoBasica', { RamoAtividade: '0000000' }],
    ['informacaoBasica', { Telefone: '+55118765' }],
    ['dadosFinanceiros', { Patrimonio: -1 }],
    ['participante', { GestorCnpj: '12ABC34501DE36' }],
    ['pessoaAutorizadaEmitirOrdem', { UsPerson: 'talvez' }],
    ['representante', { Tipo: 'gestor', Assinatura: 3 }],
  ])('[CF-CAL-04] %s refuses %j', async (path, body) => {
    expect((await save(path, body)).status).toBe(400);
  });

  it('[CF-OP-48, CF-CAL-06] paths are answered in any case', async () => {
    await saved('informacaoBasica', BASIC);
    expect((await call('GET /api/fundo/INFORMACAOBASICA')).body.data).toMatchObject(BASIC);
  });

  it('[CF-GER-12] they are those of funds alone', async () => {
    const other = await addClient(store.database, { type: 2, document: '11222333000181', email: 'pj@example.com' });
    token = await tokenOf(store.database, other, NOW);
    for (const path of ['informacaoBasica', 'representante', 'pep']) {
      expect((await call(`GET /api/Fundo/${path}`)).status).toBe(403);
    }
    expect((await save('ConcluirCadastro', {})).status).toBe(403);
  });
});

describe('the people of a fund', () => {
  it('[CF-CAL-27, FI-PAR-16] representatives of both kinds share their calls, and each has its key', async () => {
    const administrator = await saved('representante', ADMINISTRATOR);
    const gestor = await saved('representante', GESTOR);
    expect([administrator, gestor]).toMatchObject([
      { Guid: expect.stringMatching(KEY), Tipo: 'representanteAdministrador', Signatario: true },
      { Guid: expect.stringMatching(KEY), Tipo: 'gestor', Signatario: true },
    ]);
    await saved('representante', { ...gestor, Assinatura: 1 });
    expect(await list('representante')).toEqual([administrator, { ...gestor, Assinatura: 1, Signatario: false }]);
  });

  it('[CF-CAL-35, FI-PAR-06, FI-PAR-22] the first of a kind stays, the next is deleted by its key and kind', async () => {
    const first = await saved('representante', ADMINISTRATOR);
    const gestor = await saved('representante', GESTOR);
    const second = await saved('representante', { ...GESTOR, Nome: 'Ana Sá' });
    const remove = async (guid: Json | undefined, tipo: string) =>
      (await call(`GET /api/fundo/representante/excluir?guid=${guid}&tipo=${tipo}`)).status;
    expect(await remove(first.Guid, 'representanteAdministrador')).toBe(400);
    expect(await remove(gestor.Guid, 'gestor')).toBe(400);
    expect(await remove(second.Guid, 'representanteAdministrador')).toBe(404);
    expect(await remove(second.Guid, 'gestor')).toBe(200);
    expect(await list('representante')).toEqual([first, gestor]);
  });

  it('[CF-CAL-28, CF-CAL-33, CF-OP-58] order issuers say yes and no as text, in either form', async () => {
    const first = await saved('pessoaAutorizadaEmitirOrdem', { ...ISSUER, UsPerson: 'true' });
    const second = await saved('pessoaAutorizadaEmitirOrdem', { ...ISSUER, UsPerson: true });
    expect([first.UsPerson, second.UsPerson, second.PoliticamenteExposta]).toEqual(['true', 'true', 'false']);
    const remove = (guid: Json | undefined) => call(`GET /api/fundo/pessoaAutorizadaEmitirOrdem/excluir?guid=${guid}`);
    expect((await remove(first.Guid)).status).toBe(400);
    expect((await remove(second.Guid)).status).toBe(200);
    expect(await list('pessoaAutorizadaEmitirOrdem')).toEqual([first]);
  });

  it('[CF-CAL-31, CF-CAL-32, CF-CAL-34, CF-OP-25] other participants are a list of their own', async () => {
    const row = await saved('emissorOrdem', OTHER);
    expect(await list('emissorOrdem')).toEqual([row]);
    expect(await load('pessoaAutorizadaEmitirOrdem')).toBeNull();
    expect((await save('emissorOrdem', { ...OTHER, Tipo: 'gestor' })).status).toBe(400);
    expect((await call(`GET /api/fundo/emissorOrdem/excluir?guid=${row.Guid}`)).status).toBe(200);
    expect(await list('emissorOrdem')).toEqual([]);
  });

  it('[CF-CAL-39, CF-CAL-40, FI-PRO-02] attorneys are added and changed by one path', async () => {
    const row = await saved('procurador', ATTORNEY);
    await saved('procurador', { ...row, Cargo: 'Sócio' });
    expect(await list('procurador')).toEqual([{ ...row, Cargo: 'Sócio' }]);
    expect((await save('procurador', { ...ATTORNEY, Assinatura: null })).body.data).toEqual([
      'O campo Assinatura não foi informado ou é inválido, preencha a informação para avançar.',
    ]);
    expect((await call(`GET /api/Fundo/procurador/excluir?guid=${row.Guid}`)).status).toBe(200);
  });

  it('[CF-CAL-36, CF-CAL-37, CF-CAL-38, CF-OP-29] one call deletes exposed persons and representatives alike', async () => {
    const person = await saved('pep', PERSON);
    const representative = await saved('facta', FATCA);
    const remove = async (guid: Json | undefined) => (await call(`GET /api/fundo/facta/excluir?guid=${guid}`)).status;
    expect(await remove('0b9f7f1e-3c55-4c1c-9d0e-6a1f5d2b7c11')).toBe(404);
    expect(await remove(person.Guid)).toBe(200);
    expect([await list('pep'), await list('facta')]).toEqual([[], [representative]]);
    expect(await remove(representative.Guid)).toBe(200);
    expect(await list('facta')).toEqual([]);
  });

  it.each([0, 0.07, 0.25, 0.29, 0.3333, 0.5714, 1])(
    '[FI-FAT-06, CF-OP-31] a share of %d stays what it is',
    async (Percentual) => {
      const row = await saved('facta', { ...FATCA, Percentual });
      expect(row.Percentual).toBe(Percentual);
      await saved('facta', row);
      expect(await list('facta')).toEqual([row]);
    },
  );

  it.each([
    [{ Percentual: 25 }],
    [{ Percentual: 0.33333 }],
    [{ CpfCnpj: '52998224726' }],
    [{ Nome: '', CpfCnpj: '', Percentual: null, Documento: '' }],
  ])('[CF-OP-30, CF-OP-31] a representative of FATCA with %j is refused', async (over) => {
    expect((await save('facta', { ...FATCA, ...over })).status).toBe(400);
  });

  it('[CF-OP-27] an answer of no keeps the exposed persons', async () => {
    await saved('pep', PERSON);
    await saved('declaracoes', { ...ANSWERS, FuncaoPublicaRelevante: false });
    expect(await list('pep')).toMatchObject([PERSON].map(({ Guid: _, ...row }) => row));
  });
});

describe('the signatures and the conclusion of a fund', () => {
  const signers = async () => (await call('GET /api/declaracao/assinantes')).body.data as JsonObject[];
  const sign = async (email: string) => {
    const Guid = (await linkFrom(store.database, email)).split('/').at(-1) ?? '';
    expect((await server.call('POST /api/declaracao/assinar', { body: { Guid, Ip: null } })).status).toBe(200);
  };
  const exists = async () => (await call('GET /api/declaracao/existeDeclaracaoAssinaturaCliente')).body.data;
  const askAll = async () =>
    call('POST /api/declaracao/assinantes', {
      TemplateId: TERMO.id,
      Assinantes: await signers(),
      Usuario: 'Serra Azul',
    });
  const conclude = () => save('ConcluirCadastro', { RenovacaoCadastral: false });

  it('[CF-DDC-18, CF-SIG-10] those who sign are its representatives, and no order issuer', async () => {
    await fillAll();
    expect((await signers()).map(({ Nome, TipoPessoaDescricao }) => [Nome, TipoPessoaDescricao])).toEqual([
      ['Marina Lobo Teles', 'Representante do administrador'],
      ['Edson Farias Brito', 'Representante do gestor'],
    ]);
  });

  it('[FI-PRD-02, FI-DEC-09, CF-CAL-41] concludes once all is there and signed, and tells what is not', async () => {
    expect(((await conclude()).body.data as string[])[0]).toBe(
      'O campo Ramo de atividade não foi informado ou é inválido, preencha a informação para avançar.',
    );
    await fillAll();
    expect((await conclude()).body.data).toEqual([
      'O documento Termo do fundo é obrigatório e não foi assinado, aceito os termos para avançar',
    ]);
    await askAll();
    await sign('marina@example.com');
    expect((await conclude()).status).toBe(400);
    await sign('edson@example.com');
    expect((await conclude()).status).toBe(200);
    const [stored] = await store.database.select().from(client).where(eq(client.id, fund.id));
    expect(stored).toMatchObject({ status: 1, changed: false });
  });

  it('[CF-SIG-02, CF-SIG-08] another e-mail of who signs costs the signatures, another telephone does not', async () => {
    await fillAll();
    await askAll();
    await sign('marina@example.com');
    const [marina = {}] = await list('representante');
    await saved('representante', { ...marina, Telefone: '+552134567890' });
    await saved('procurador', { ...(await list('procurador'))[0], Nome: 'Caio Prado' });
    expect(await exists()).toBe(true);
    await saved('representante', { ...marina, Email: 'nova@example.com' });
    expect(await exists()).toBe(false);
  });

  it('[FI-DEC-08, FI-PAR-05] misses the exposed person and the order issuer', async () => {
    await fillAll();
    const [person] = await list('pep');
    await call(`GET /api/fundo/facta/excluir?guid=${person?.Guid}`);
    const [issuer = {}] = await list('pessoaAutorizadaEmitirOrdem');
    await saved('pessoaAutorizadaEmitirOrdem', { ...issuer, Email: '' });
    expect((await conclude()).body.data).toEqual([
      'O campo E-mail (emissor de ordem 1) não foi informado ou é inválido, preencha a informação para avançar.',
      'Se houver vínculo com pessoa que ocupe cargo, emprego ou função pública relevante, é obrigatório incluir a pessoa para avançar.',
      'O documento Termo do fundo é obrigatório e não foi assinado, aceito os termos para avançar',
    ]);
  });

  it('[CF-REN-02, CF-REN-03, CF-CST-15, CF-CCL-02] is renewed once its nine sections and the overview were reviewed', async () => {
    await fillAll();
    await askAll();
    for (const email of ['marina@example.com', 'edson@example.com']) await sign(email);
    await store.database.update(client).set({ status: 3 }).where(eq(client.id, fund.id));
    const renew = () => save('ConcluirCadastro', { RenovacaoCadastral: true });
    const review = (Secao: number) => call('POST /api/cliente/renovacao', { Secao });
    for (const section of [0, 1, 2, 3, 4, 5, 6, 8, 9]) expect((await review(section)).status).toBe(200);
    expect((await renew()).body.data).toEqual(['Falta FATCA.']);
    await review(7);
    expect((await conclude()).status).toBe(400);
    expect((await renew()).status).toBe(200);
    const [stored] = await store.database.select().from(client).where(eq(client.id, fund.id));
    expect(stored?.status).toBe(4);
  });

  it('[CF-REN-02, CF-AC-19] the tenant that hides the bank asks neither for accounts nor for their review', async () => {
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    for (const { call: name, body } of CALLS.filter((made) => !made.call.endsWith('dadosBancarios'))) {
      await call(name.replace(' /', ' /api/'), body);
    }
    await askAll();
    for (const email of ['marina@example.com', 'edson@example.com']) await sign(email);
    await store.database.update(client).set({ status: 3 }).where(eq(client.id, fund.id));
    for (const Secao of [0, 1, 2, 3, 5, 6, 7, 8, 9]) await call('POST /api/cliente/renovacao', { Secao });
    expect((await save('ConcluirCadastro', { RenovacaoCadastral: true })).status).toBe(200);
  });
});
