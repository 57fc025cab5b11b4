import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { isSigned, standingDeclarations } from '../../../server/blocks/declarations/standing';
import { currentTemplates } from '../../../server/blocks/declarations/templates';
import { createDemoCustomers } from '../../../server/demo/customers';
import { putDemoDocuments } from '../../../server/demo/documents';
import { client, declaration } from '../../../server/storage/schema';
import { mailsTo } from '../mailbox';
import { type Caller, LIVE_NO_WIZARDS, openTestDatabase, startApp, type TestDatabase } from '../testServer';

const now = new Date('2026-11-20T12:00:00Z');
let store: TestDatabase;
let server: Caller;

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { clock: () => now });
  await seedDeclarations(store.database, { assets: 'server', now });
  await createDemoCustomers(server.app, { database: store.database, assets: 'server', now });
  const services = { database: store.database, clock: () => now, definitions: LIVE_NO_WIZARDS };
  await putDemoDocuments(services, 'http://localhost:3000');
  await putDemoDocuments(services, 'http://localhost:3000');
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

it('puts one document to two signers of each demo company and fund that has begun, once', async () => {
  const customers = await store.database
    .select()
    .from(client)
    .where(and(inArray(client.type, [2, 3]), ne(client.status, 0)));
  const asked = await store.database.select({ clientId: declaration.clientId }).from(declaration);
  expect([...new Set(asked.map(({ clientId }) => clientId))].sort()).toEqual(customers.map(({ id }) => id).sort());
  expect(await mailsTo(store.database, 'edson@example.com')).toHaveLength(10);
});

it.each([2, 3])('leaves approved and expired companies and funds of status %i nothing to sign', async (status) => {
  const customers = await store.database
    .select()
    .from(client)
    .where(and(inArray(client.type, [2, 3]), eq(client.status, status)));
  for (const { id, type } of customers) {
    const standing = [...(await standingDeclarations(store.database, id)).values()].filter(isSigned);
    const templates = await currentTemplates(store.database, [type === 2 ? 'Pessoa Jurídica' : 'Investidor']);
    expect(standing).toHaveLength(templates.filter(({ required }) => required).length);
  }
  expect(customers).toHaveLength(2);
});

it('sends links that show each state of a document', async () => {
  const states = new Set<string>();
  for (const { text } of await mailsTo(store.database, 'marina@example.com')) {
    const guid = /http:\/\/localhost:3000\/RealizarAssinaturas\/(\S+)/.exec(text ?? '')?.[1];
    const { body } = await server.call(
      `GET /api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura?guidDeclaracao=${guid}`,
    );
    const { Status, NomeAssinante, NomeDocumento } = body.data as JsonObject;
    expect([NomeAssinante, text]).toEqual(['Marina Lobo Teles', expect.stringContaining(`“${NomeDocumento}”`)]);
    states.add(String(Status));
  }
  expect([...states].sort()).toEqual(['Assinado', 'INATIVO', 'Pendente']);
});
