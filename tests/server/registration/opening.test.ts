import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { Client } from '../../../server/storage/client';
import { part } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { type CountedDatabase, countStatements } from '../countedDatabase';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const WIZARDS = [
  { id: 'pf', type: 1, document: '52998224725' },
  { id: 'pj', type: 2, document: '12ABC34501DE35' },
  { id: 'fundo', type: 3, document: '11222333000181' },
];

interface Opened {
  status: number;
  etag?: string;
  body: { data: Json; descricao?: string };
}

let counted: CountedDatabase;
const { store, server } = serverForTests(async (database) => {
  counted = await countStatements(database);
  return { definitions: await compiledDefinitions(), database: counted.database };
});

async function signIn({ type, document }: (typeof WIZARDS)[number]): Promise<{ client: Client; token: string }> {
  const client = await addClient(store.database, { type, document, nickname: type === 1 ? null : 'matriz' });
  return { client, token: await tokenOf(store.database, client) };
}

const open = async (id: string, token: string) => {
  const answer = await server.call(`GET /api/formularios/${id}`, { token });
  const { calls } = (answer.body.data ?? {}) as unknown as { calls: Record<string, Opened> };
  return { status: answer.status, calls };
};

/** The first that is saved after they changed names the revisions for all. */
async function nameRevisions(): Promise<void> {
  const document = '39053344705';
  const other = await addClient(store.database, { document, email: 'bia@example.com' });
  const token = await tokenOf(store.database, other);
  expect((await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body: FINANCES })).status).toBe(200);
}

const FINANCES = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, RemuneracaoMensal: 4 };

describe.each(WIZARDS)('the call that opens $id', (wizard) => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await signIn(wizard));
  });

  it('answers the load calls of parts, lists and blocks as each answers by itself, but for what waits for its block on the screen', async () => {
    if (wizard.id === 'pf') await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body: FINANCES });
    const { status, calls } = await open(wizard.id, token);
    expect(status).toBe(200);
    const { wizards } = await compiledDefinitions();
    const own = wizards.find((candidate) => candidate.wizard.id === wizard.id);
    const loads = own?.wizard.parts.flatMap(({ load, steps = [] }) => [load, ...steps.map((step) => step.load)]) ?? [];
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(loads.filter((load) => load !== undefined)));
    expect(Object.keys(calls)).toEqual(
      expect.arrayContaining(['GET /cliente/documentosSemAnexo', 'GET /cliente/paisesObjetos']),
    );
    for (const long of ['GET /Consulta/bancos', 'GET /Consulta/ocupacao-profissional', 'GET /Disclaimer']) {
      expect(Object.keys(calls)).not.toContain(long);
    }
    for (const ofScreen of ['GET /questionario', 'GET /produto', 'GET /cliente/produtos']) {
      expect(Object.keys(calls)).not.toContain(ofScreen);
    }
    for (const [call, opened] of Object.entries(calls)) {
      const [method, path] = call.split(' ');
      const alone = await server.call(`${method} /api/${path?.replace(/^\/+/, '')}`, { token });
      expect([call, opened.status, opened.etag, opened.body]).toEqual([
        call,
        alone.status,
        alone.headers.etag,
        alone.body,
      ]);
    }
  });

  it('costs at most 10 database queries; then a load call alone costs 1, and a save of a part 1 and no transaction', async () => {
    await nameRevisions();
    counted.forget();
    await open(wizard.id, token);
    expect(counted.statements().length).toBeLessThanOrEqual(10);
    const { wizards } = await compiledDefinitions();
    const own = wizards.find((candidate) => candidate.wizard.id === wizard.id);
    for (const { load, save, take, each } of own?.wizard.parts ?? []) {
      if (typeof load !== 'string' || typeof save !== 'string') continue;
      counted.forget();
      const [, path] = load.split(' ');
      const { body } = await server.call(`GET /api${path}`, { token });
      // The session alone; of a path with a handler of its own, what that reads.
      if (!load.includes('/cliente')) expect([load, counted.statements().length]).toEqual([load, 1]);
      if (take || each || body.data === null || Array.isArray(body.data)) continue;
      counted.forget();
      const { status } = await server.call(`POST /api${save.split(' ')[1]}`, { token, body: body.data });
      // What is kept while the session goes on, unless anything has changed meanwhile.
      const costs = [counted.statements().length, counted.transactions()];
      expect([save, status, ...costs]).toEqual([save, 200, 1, 0]);
    }
  });

  it('costs 2 database queries for a change of its draft, also where another device holds something', async () => {
    const costs = async (Id: string, Visto: number) => {
      const Mudancas = ['a/b', 'a/c'].map((Lugar) => ({ Lugar, Em: '2026-11-22T12:00:00.000Z', Conteudo: 'x' }));
      const body = { Aparelho: { Id, Nome: 'Chrome no Android' }, Versao: 'v1', Visto, Mudancas };
      counted.forget();
      expect((await server.call(`POST /api/cliente/rascunhos/${wizard.id}`, { token, body })).status).toBe(200);
      return counted.statements().length;
    };
    expect([await costs('phone-0001', 0), await costs('phone-0001', 1)]).toEqual([2, 2]);
    expect(await costs('desk-00001', 2)).toBe(2);
  });

  it('is not for clients of another type, nor for nobody', async () => {
    for (const other of WIZARDS.filter(({ id }) => id !== wizard.id)) {
      const stranger = await signIn({ ...other, document: `${other.document.slice(0, -1)}X` });
      expect((await open(wizard.id, stranger.token)).status).toBe(403);
    }
    expect((await server.call(`GET /api/formularios/${wizard.id}`)).status).toBe(401);
  });
});

describe('a call that fails while a wizard is opened', () => {
  it('fails by itself: the others are answered', async () => {
    const { client, token } = await signIn(WIZARDS[0] as (typeof WIZARDS)[number]);
    await store.database.insert(part).values({
      clientId: client.id,
      wizard: 'pf',
      part: 'bancaria',
      // No row is ever null.
      data: { 'dados-bancarios': { contas: [null] } },
      version: '',
      authorId: client.id,
      savedAt: new Date(),
    });
    const { calls } = await open('pf', token);
    const { status, body } = calls['GET /PessoaFisica/dadosBancarios'] ?? {};
    const text = 'Ocorreu um erro no servidor. Tente novamente.';
    expect([status, body]).toEqual([500, { data: [text], descricao: text, codigo: 'ERRO_INTERNO' }]);
    expect(Object.values(calls).filter((call) => call.status !== 200)).toHaveLength(1);
  });
});
