import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLOCKS } from '../../../contract/blocks';
import { loadSchemas } from '../../../engine/compile';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

let store: TestDatabase;
let server: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database);
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

interface Record {
  TipoCliente: string;
  Secao: string;
  SubSecao: string;
  Titulo: string;
  Texto: string;
}

async function load(): Promise<Record[]> {
  const token = await tokenOf(store.database, await addClient(store.database));
  const { status, body } = await server.call('GET /api/Disclaimer', { token });
  expect(status).toBe(200);
  await store.reset();
  return body.data as unknown as Record[];
}

/** The sections of the individual's tabs by the tab's title, forms of lists included; and the texts that modals show. */
function placesOfIndividuals(): Map<string, string[]> {
  const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
  const tabs = schemas?.wizards.find(({ definition }) => definition.id === 'pf')?.tabs ?? [];
  return new Map(
    tabs.map(({ title, uiSchema, collections = {} }) => [
      title,
      [
        ...uiSchema['ui:sections'].map((section) => section.title),
        ...Object.values(collections).flatMap(({ forms = [] }) => forms.map((form) => form.title)),
        'Saiba mais',
        'Como funciona',
      ],
    ]),
  );
}

it('[PF-LKP-15, PF-MOD-11, PF-CON-16, CF-LKP-01] answers records of type, section, block, title and text', async () => {
  const records = await load();
  expect(records.length).toBeGreaterThan(10);
  for (const record of records) {
    expect(Object.keys(record)).toEqual(['TipoCliente', 'Secao', 'SubSecao', 'Titulo', 'Texto']);
    expect(Object.values(record).every((value) => typeof value === 'string' && value !== '')).toBe(true);
    expect(String(record.Titulo).length).toBeLessThanOrEqual(30);
  }
});

it('speaks of blocks that the tabs of an individual have', async () => {
  const places = placesOfIndividuals();
  const own = (await load()).filter(({ TipoCliente }) => TipoCliente === 'Pessoa Física');
  const lost = own.filter(({ Secao, SubSecao }) => !places.get(Secao)?.includes(SubSecao));
  expect(lost.map(({ Secao, SubSecao }) => `${Secao}: ${SubSecao}`)).toEqual([]);
});

it('draws prepositions and articles together, as Portuguese does', async () => {
  const apart = / (por|a) (o|a|os|as) /;
  expect((await load()).filter(({ Texto }) => apart.test(Texto)).map(({ Texto }) => Texto)).toEqual([]);
});

it('needs a session', async () => {
  expect((await server.call('GET /api/Disclaimer')).status).toBe(401);
});
