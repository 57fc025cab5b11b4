import { readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json';
import { hashInBrowser } from '../../server/access/password';
import { seedDeclarations } from '../../server/blocks/declarations/seed';
import { client, session } from '../../server/storage/schema';
import { compiledDefinitions } from './compiledDefinitions';
import {
  addClient,
  type Caller,
  NO_WIZARDS,
  openTestDatabase,
  PASSWORD,
  startApp,
  type TestDatabase,
  tokenOf,
} from './testServer';

let store: TestDatabase;
let platform: Caller;
let whole: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  await seedDeclarations(store.database, { assets: 'server', now: new Date() });
  platform = await startApp(store.database, { definitions: NO_WIZARDS });
  whole = await startApp(store.database, { definitions: await compiledDefinitions() });
});
beforeEach(() => store.reset());
afterAll(async () => {
  await platform.app.close();
  await whole.app.close();
  await store.close();
});

/** The first segments of what is mounted. */
const areas = ({ app }: Caller) =>
  [...new Set(app.calls.map(({ path }) => path.split('/')[2]?.toLowerCase() ?? ''))]
    .filter((area) => area !== '*')
    .sort();

const SHARED_AREAS = [
  ...['cliente', 'consulta', 'declaracao', 'disclaimer', 'ip', 'login', 'produto', 'questionario', 'register'],
  ...['suitability', 'tipoclientepj', 'tipodocumento', 'tipoinvestidor', 'ws'],
];

/** Everything that is kept of an account, and of its session: nothing that ranks one over another. */
const OF_AN_ACCOUNT = [
  ...[
    'changed',
    'changes',
    'constitutionDate',
    'createdAt',
    'document',
    'email',
    'emailConfirmedAt',
    'endedAt',
    'expiresOn',
    'id',
    'keptUntil',
  ],
  ...['loginInReview', 'name', 'nickname', 'passwordHash', 'remindedFor', 'sentAt', 'status', 'type'],
];
const OF_A_SESSION = ['clientId', 'confirmedAt', 'createdAt', 'device', 'expiresAt', 'id', 'lastUsedAt', 'tokenHash'];
/** Of a customer of each type. */
const DOCUMENTS = ['52998224725', '11222333000181', '70931582000105'];

describe('what the server has calls for', () => {
  it('[ACC-GEN-04] the platform stands without a wizard; the wizards add theirs from their definitions', () => {
    expect(areas(platform)).toEqual(SHARED_AREAS);
    expect(areas(whole)).toEqual([...SHARED_AREAS, 'formularios', 'fundo', 'pessoafisica', 'pessoajuridica'].sort());
  });

  it('[PF-GER-26] nothing is there for those who review: no area, no call', () => {
    expect(areas(whole).filter((area) => /admin|analis|aprova|backoffice|revis|role|usuarios/.test(area))).toEqual([]);
    expect(whole.app.calls.filter(({ path }) => /aprovar|reprovar|\/admin/i.test(path))).toEqual([]);
  });

  it('[ACC-ROLE-06] an account is a customer and nothing else: its type, what identifies it, and how its registration stands', async () => {
    expect(Object.keys(getTableColumns(client)).sort()).toEqual(OF_AN_ACCOUNT);
    expect(Object.keys(getTableColumns(session)).sort()).toEqual(OF_A_SESSION);
    const { types } = await compiledDefinitions();
    expect(types.map(({ type }) => type)).toEqual([1, 2, 3]);
    const ana = await addClient(store.database);
    for (const TipoCliente of [0, 4, 9, 99]) {
      const body = { Usuario: ana.email, Senha: hashInBrowser(PASSWORD), TipoCliente };
      expect((await whole.call('POST /api/login', { body })).status).toBe(400);
    }
  });

  it('[ACC-ROLE-06] no call waits for somebody else: each is open, or lets customers of a type in', async () => {
    const closed = whole.app.calls.filter(({ path, open }) => !open && !path.includes('*'));
    expect(closed.length).toBeGreaterThan(50);
    const customers = await Promise.all(
      DOCUMENTS.map((document, index) =>
        addClient(store.database, { type: index + 1, document, email: `${index}@a.co` }),
      ),
    );
    const tokens = await Promise.all(customers.map((customer) => tokenOf(store.database, customer)));
    for (const { method, path } of closed.filter(({ path }) => !/logoff/i.test(path))) {
      const body = method === 'POST' && { body: [] };
      const letsIn = async (token: string) =>
        ![401, 403].includes((await whole.call(`${method} ${path}`, { token, ...body })).status);
      const [first = '', second = '', third = ''] = tokens;
      expect([path, (await letsIn(first)) || (await letsIn(second)) || (await letsIn(third))]).toEqual([path, true]);
    }
  });
});

type Made = { call: string; body?: JsonObject };
const CALLS: Made[] = JSON.parse(readFileSync('server/data/demoRegistration.json', 'utf8'));

describe('the registration of an individual', () => {
  it('[PF-GER-02, PF-GER-03] is filled in, updated and renewed in its eight sections; its password is changed here too', async () => {
    const individual = await addClient(store.database);
    const token = await tokenOf(store.database, individual);
    const status = async () =>
      ((await whole.call('GET /api/cliente/usuario', { token })).body.data as JsonObject).StatusCadastro;
    const post = async (call: string, body: JsonObject) =>
      expect([call, (await whole.call(`POST /api/${call}`, { token, body })).status]).toEqual([call, 200]);
    const conclude = (RenovacaoCadastral: boolean) => post('PessoaFisica/ConcluirCadastro', { RenovacaoCadastral });
    for (const { call, body } of CALLS) {
      const answer = await whole.call(call.replace(' /', ' /api/'), { token, ...(body && { body }) });
      expect([call, answer.status]).toEqual([call, 200]);
    }
    await conclude(false);
    expect(await status()).toBe(1);
    await store.database.update(client).set({ status: 2 });
    await post(
      'PessoaFisica/dadosFinanceiros',
      CALLS.find(({ call }) => call.endsWith('dadosFinanceiros'))?.body ?? {},
    );
    await conclude(false);
    expect(await status()).toBe(4);
    await store.database.update(client).set({ status: 3 });
    for (const Secao of [0, 1, 2, 3, 4, 5, 6, 7, 9]) await post('cliente/renovacao', { Secao });
    await conclude(true);
    expect(await status()).toBe(4);
    const NovaSenha = hashInBrowser('Outra@456');
    const passwords = { SenhaAtual: hashInBrowser(PASSWORD), NovaSenha, ConfirmarNovaSenha: NovaSenha };
    await post('cliente/alterar-senha', passwords);
    const login = { Usuario: individual.email, Senha: NovaSenha, TipoCliente: 1 };
    expect((await whole.call('POST /api/login', { body: login })).status).toBe(200);
  });
});

/** Words of English that no text of a screen has, and Portuguese has not. */
const ENGLISH =
  /\b(the|and|of|your|you|please|required|invalid|save|cancel|next|back|loading|submit|password|address)\b/i;
/** Where a definition keeps what is read on the screen. */
const TEXTS = ['title', 'text', 'inline', 'description', 'help', 'yes', 'no', 'empty', 'add', 'label', 'name'];

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return TEXTS.includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name));
}

describe('the language of the portal', () => {
  it('[PF-GER-01] is Brazilian Portuguese: the page says so, and so do the texts of the individual', async () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="pt-BR"');
    const { wizards } = await compiledDefinitions();
    const { wizard, tabs } = wizards.find(({ wizard: { id } }) => id === 'pf') ?? {};
    expect(wizard?.language).toBe('pt-BR');
    const definitions = Object.values(tabs ?? {}).map(({ definition: { examples: _, ...definition } }) => definition);
    const own = [...Object.values(wizard?.texts ?? {}), ...Object.values(wizard?.messages ?? {})];
    const texts = [...definitions, ...own].flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});
