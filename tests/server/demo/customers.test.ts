import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cnpj } from '../../../engine/core/formats/br/cnpj';
import { cpf } from '../../../engine/core/formats/br/cpf';
import type { JsonObject } from '../../../engine/core/json';
import { hashInBrowser } from '../../../server/access/password';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { createDemoCustomers, DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../../server/demo/customers';
import { client, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

const now = new Date('2026-11-20T12:00:00Z');
let store: TestDatabase;
let server: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  await seedDeclarations(store.database, { assets: 'server', now });
  server = await startApp(store.database, { clock: () => now, definitions: await compiledDefinitions() });
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

describe('demo customers', () => {
  it('are created with data that the definitions accept', async () => {
    const refused = await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    expect(refused).toEqual([]);
    const [approved] = await store.database
      .select()
      .from(client)
      .where(and(eq(client.status, 2), eq(client.type, 1)));
    const token = await tokenOf(store.database, approved as never, now);
    const { body } = await server.call('GET /api/PessoaFisica/informacaoBasica', { token });
    expect(body.data).toMatchObject({ Nome: 'Beatriz Almeida Rocha', CidadeNascimento: 'Campinas' });
    const complete = { token, body: { RenovacaoCadastral: false } };
    expect((await server.call('POST /api/PessoaFisica/ConcluirCadastro', complete)).status).toBe(200);
    await store.reset();
  });

  it('are of each type in each status, with right documents, under the password that is printed', async () => {
    await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    for (const { type, email, document, status, name } of DEMO_CUSTOMERS) {
      expect((type === 1 ? cpf : cnpj).validate(document)).toBeUndefined();
      const body = { Usuario: email, Senha: hashInBrowser(DEMO_PASSWORD), TipoCliente: type };
      const answer = await server.call('POST /api/login', { body });
      expect(answer.body.data).toMatchObject({ User: { NomeRazaoSocial: name, StatusCadastro: status } });
    }
    const each = [0, 1, 2, 3, 4, 5];
    for (const type of [1, 2, 3]) {
      expect(DEMO_CUSTOMERS.filter((customer) => customer.type === type).map(({ status }) => status)).toEqual(each);
    }
    expect(new Set(DEMO_CUSTOMERS.map(({ document }) => document)).size).toBe(18);
  });

  it('have somebody to ask, and keep whom the operator named', async () => {
    const contact = async () => {
      const entries = await store.database.select().from(setting);
      return entries.find(({ name }) => name === 'telefoneAtendimento')?.value;
    };
    expect(await contact()).toBe('0800 000 0199');
    await store.database.update(setting).set({ value: '4004 0001' }).where(eq(setting.name, 'telefoneAtendimento'));
    await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    expect(await contact()).toBe('4004 0001');
  });

  it('are created once; what was done to them stays', async () => {
    await store.database.update(client).set({ name: 'Outro nome' });
    await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    const names = await store.database.select({ name: client.name }).from(client);
    expect(names.map(({ name }) => name)).toEqual(DEMO_CUSTOMERS.map(() => 'Outro nome'));
  });

  it('[ACC-LOGIN-15, ACC-NICK-05] enter where nicknames are asked for, also those of an earlier release', async () => {
    const count = await store.database.$count(client);
    await store.database.update(client).set({ nickname: null });
    await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    expect(await store.database.$count(client)).toBe(count);
    await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
    for (const { type, document, email } of DEMO_CUSTOMERS.filter((customer) => customer.type > 1)) {
      const offered = await server.call(`GET /api/login?chaveLogin=${document}&tipoCliente=${type}`);
      expect(offered.body.data).toEqual([type === 2 ? 'Matriz' : 'Principal']);
      const [Apelido] = offered.body.data as string[];
      const body = { Usuario: email, Senha: hashInBrowser(DEMO_PASSWORD), TipoCliente: type, Apelido };
      expect((await server.call('POST /api/login', { body: body as JsonObject })).status).toBe(200);
    }
  });

  it('stay without a nickname that another account of their number has', async () => {
    const aurora = and(eq(client.type, 2), eq(client.document, '12ABC34501DE35'));
    await store.database.delete(client).where(and(aurora, eq(client.nickname, 'MATRIZ')));
    await store.database.update(client).set({ nickname: null }).where(aurora);
    await addClient(store.database, { type: 2, document: '12ABC34501DE35', nickname: 'MATRIZ' });
    await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
    const kept = await store.database.select({ nickname: client.nickname }).from(client).where(aurora);
    expect(kept.map(({ nickname }) => nickname)).toEqual(expect.arrayContaining([null, 'MATRIZ']));
    expect(kept).toHaveLength(2);
  });
});
