import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { WizardData } from '../../../engine/core/mapping/parts';
import { readCommand } from '../../../server/admin/run';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { fillRegistration } from '../../../server/demo/registration';
import { columnsOf } from '../../../server/registration/handOver/csv';
import { client, integrationKey, sending } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, LIVE_NO_WIZARDS, TEST_CONFIG, tokenOf } from '../testServer';
import { signedCaller } from './signed';

const now = new Date('2026-11-23T12:00:00Z');
const clock = () => now;
const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now });
  return { definitions: await compiledDefinitions(), clock };
});
let call: ReturnType<typeof signedCaller>;

/** A command of the operator. @returns what it printed */
async function operate(...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  await readCommand(argv)({
    database: store.database,
    definitions: LIVE_NO_WIZARDS,
    config: TEST_CONFIG as never,
    assets: 'server',
    now,
    print: (line) => void lines.push(line),
    createDemo: () => Promise.reject(new Error()),
  });
  return lines;
}

beforeEach(async () => {
  await store.database.delete(integrationKey);
  const [, secret = ''] = await operate('integration', 'issue', 'registro', '--role', 'read');
  call = signedCaller(server.app, { name: 'registro', secret }, clock);
});

/** An individual who has sent the registration of the demo; the name is what somebody else chose. */
async function sent(name: string): Promise<string> {
  const added = await addClient(store.database, { name });
  const token = await tokenOf(store.database, added, now);
  await fillRegistration(server.app, { token, assets: 'server', calls: 'demoRegistration' });
  const body = { RenovacaoCadastral: false };
  expect((await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body })).status).toBe(200);
  return added.id;
}

/** The cells of a table, line by line. Source: RFC 4180 */
function cellsIn(table: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('a registration that was sent', () => {
  it('is read as it was sent, by tab, with its documents and signatures, whatever was saved since', async () => {
    const id = await sent('Ana Maria Souza');
    await store.database.update(client).set({ changed: true });
    const { body } = await call(`GET /cadastros/${id}`);
    expect(body.data).toMatchObject({
      Cadastro: { ClienteGuid: id, NomeRazaoSocial: 'Ana Maria Souza', CpfCnpj: '52998224725', StatusCadastro: 1 },
      Formulario: 'pf',
      Envio: {
        Em: now.toISOString(),
        Definicao: 1,
        Dados: {
          'dados-financeiros': { RemuneracaoMensal: 14500 },
          procuradores: { procuradores: [{ Nome: 'Caio Prado Meireles' }] },
        },
      },
      Blocos: { signatures: [{}, {}, {}, {}].map(() => ({ Status: 'Assinado' })), products: [{ ProdutoId: 4 }] },
      Decisao: null,
    });
    const [file] = (body.data.Blocos as { documents: JsonObject[] }).documents;
    const content = await call(`GET /cadastros/${id}/documentos/${file?.Guid}`);
    expect([content.status, content.headers['content-type'], content.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('is listed page by page, by status and type; what was not sent is not', async () => {
    const sentAt = now;
    const documents = ['52998224725', '11144477735', '00000000191'];
    const ids = [];
    for (const document of documents) {
      const added = await addClient(store.database, { document, email: `${document}@a.co`, status: 1, sentAt });
      ids.push(added.id);
    }
    await addClient(store.database, { document: '24678131430', email: 'nao@a.co' });
    const list = async (query: string) =>
      (await call(`GET /cadastros?${query}`)).body.data as { Cadastros: JsonObject[]; Proximo: string | null };
    const first = await list('limite=2&status=1&tipo=1');
    const rest = await list(`limite=2&depois=${first.Proximo}`);
    expect([...first.Cadastros, ...rest.Cadastros].map(({ ClienteGuid }) => ClienteGuid)).toEqual(ids.sort());
    expect(rest.Proximo).toBeNull();
    expect((await list('status=2')).Cadastros).toEqual([]);
    expect((await call('GET /cadastros?limite=501')).status).toBe(400);
    for (const query of ['status=enviado', 'status=-1', 'status=', 'tipo=PF', 'tipo=1&tipo=2']) {
      const { status, text } = await call(`GET /cadastros?${query}`);
      expect([status, JSON.parse(text).descricao]).toEqual([400, `Valor inesperado: ${query.split('=')[0]}`]);
    }
  });

  it('is a line of a table of its form, in which no text is a formula', async () => {
    const id = await sent('=HYPERLINK("http://x")');
    const { text, headers } = await call('GET /formularios/pf/csv');
    const [head = '', line = '', ...others] = text.trimEnd().split('\r\n');
    expect([headers['content-type'], others]).toEqual(['text/csv; charset=utf-8', []]);
    expect(head).toMatch(/^ClienteGuid,NomeRazaoSocial,CpfCnpj,StatusCadastro,EnviadoEm,Definicao,informacoes\//);
    expect(line).toContain(`${id},"'=HYPERLINK(""http://x"")",52998224725,1,2026-11-23T12:00:00.000Z,1,`);
    expect(line).toContain(',+5511987654321,');
    expect(head.split(',').filter((name) => name === 'enderecos/Cep')).toHaveLength(1);
    expect((await call('GET /formularios/nada/csv')).status).toBe(404);
  });

  it.each([
    ['pf', 1],
    ['pj', 2],
    ['fundo', 3],
  ])(
    'is a line of the table of %s, with a column for each field and each list, and what was sent last in it',
    async (id, type) => {
      const loaded = (await compiledDefinitions()).wizards.find(({ wizard }) => wizard.id === id);
      const columns = loaded ? columnsOf(loaded) : [];
      expect(columns.length).toBeGreaterThan(30);
      const cellAt = (at: number): Json => [[{ Nome: `a,"${at}"` }], `"${at}"\r\nb, c`, at][at % 3] as Json;
      const data: WizardData = {};
      const before: WizardData = {};
      for (const [at, { tab, field }] of columns.entries()) {
        data[tab] = { ...data[tab], [field]: cellAt(at) };
        before[tab] = { ...before[tab], [field]: 'before' };
      }
      const client = await addClient(store.database, { type, sentAt: now });
      const context = { settings: {}, user: {}, mode: 'new', today: '', now: '' } as const;
      const of = { clientId: client.id, wizard: id, version: '1', definition: 1 };
      const day = new Date(now.getTime() - 86_400_000);
      await store.database.insert(sending).values([
        { ...of, sent: { data, context }, sentAt: now },
        { ...of, sent: { data: before, context }, sentAt: day },
      ]);
      const [head = [], line = [], ...others] = cellsIn((await call(`GET /formularios/${id}/csv`)).text);
      expect([others, line.length]).toEqual([[], head.length]);
      expect(head.slice(6)).toEqual(columns.map(({ tab, field }) => `${tab}/${field}`));
      const texts = columns.map((_, at) => (at % 3 === 0 ? JSON.stringify(cellAt(at)) : String(cellAt(at))));
      expect(line.slice(6)).toEqual(texts);
    },
  );

  it('is a line of one page of the table alone, which tells where to go on', async () => {
    const ids: string[] = [];
    for (const document of ['52998224725', '11144477735', '15350946056']) {
      const { id: clientId } = await addClient(store.database, { document, email: `${document}@a.co`, sentAt: now });
      const sent = { data: {}, context: { settings: {}, user: {}, mode: 'new', today: '', now: '' } } as const;
      await store.database.insert(sending).values({ clientId, wizard: 'pf', version: '1', sent, sentAt: now });
      ids.push(clientId);
    }
    const page = async (query: string) => {
      const { text, headers } = await call(`GET /formularios/pf/csv?${query}`);
      return {
        ids: cellsIn(text)
          .slice(1)
          .map(([id]) => id),
        next: headers['ficha-proximo'],
      };
    };
    const [a, b, c] = ids.sort();
    expect(await page('limite=2')).toEqual({ ids: [a, b], next: b });
    expect(await page(`limite=2&depois=${b}`)).toEqual({ ids: [c], next: undefined });
    expect(await page('limite=4')).toEqual({ ids: [a, b, c], next: undefined });
  });

  it('is there for nobody before it was sent', async () => {
    const { id } = await addClient(store.database);
    expect((await call(`GET /cadastros/${id}`)).status).toBe(404);
    expect((await call('GET /cadastros/nada')).status).toBe(404);
  });
});

describe('the keys of other systems', () => {
  it('are issued once a name, listed without their secrets, and revoked', async () => {
    const [, secret = ''] = await operate('integration', 'issue', 'analise', '--role', 'review');
    await expect(operate('integration', 'issue', 'analise', '--role', 'read')).rejects.toThrow('has a key already');
    await expect(operate('integration', 'issue', 'outro')).rejects.toThrow('--role');
    expect(await operate('integration', 'keys')).toEqual(['analise · review', 'registro · read']);
    await operate('integration', 'revoke', 'analise');
    expect(await operate('integration')).toEqual(['analise · review · revoked', 'registro · read']);
    const [, again] = await operate('integration', 'issue', 'analise', '--role', 'review');
    expect(again).not.toBe(secret);
    const [kept] = await store.database.select().from(integrationKey);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

it('lists by the status that counts today: an approved registration past its day has expired, also before that is noticed', async () => {
  const add = (document: string, over: object) =>
    addClient(store.database, { document, email: `${document}@example.com`, sentAt: now, ...over });
  const stands = await add('11144477735', { status: 2, expiresOn: '2099-01-01' });
  const past = await add('15350946056', { status: 2, expiresOn: '2020-01-01' });
  const noticed = await add('39053344705', { status: 3, expiresOn: '2020-01-01' });
  await addClient(store.database, { status: 3 });
  const listed = async (query: string) => {
    const { body } = await call(`GET /cadastros?${query}`);
    return (body.data.Cadastros as { ClienteGuid: string }[]).map(({ ClienteGuid }) => ClienteGuid);
  };
  const expired = [past.id, noticed.id].sort();
  expect(await listed('status=2')).toEqual([stands.id]);
  expect(await listed('status=3')).toEqual(expired);
  expect(await listed('status=3&limite=1')).toEqual([expired[0]]);
  expect(await listed(`status=3&limite=1&depois=${expired[0]}`)).toEqual([expired[1]]);
});
