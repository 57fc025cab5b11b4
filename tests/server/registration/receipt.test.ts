import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { numberOfSending } from '../../../server/registration/receipt';
import { sending } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  return { definitions: await compiledDefinitions() };
});

const receiptOf = (token: string) => server.call('GET /api/cliente/recibo', { token });

it('tells number and moment of the last sending to its own client alone, and nothing before the first', async () => {
  const token = await tokenOf(store.database, await addClient(store.database, { status: 0 }));
  expect((await receiptOf(token)).body).toEqual({ data: null });
  const calls: { call: string; body: JsonObject }[] = JSON.parse(
    readFileSync('server/data/demoRegistration.json', 'utf8'),
  );
  for (const { call, body } of calls) await server.call(call.replace(' /', ' /api/'), { token, body });
  const answer = await server.call('POST /api/PessoaFisica/ConcluirCadastro', {
    token,
    body: { RenovacaoCadastral: false },
  });
  expect(answer.status).toBe(200);
  const [sent] = await store.database.select().from(sending);
  if (!sent) throw new Error('Nothing was kept.');
  expect((await receiptOf(token)).body).toEqual({
    data: { Numero: numberOfSending(sent), EnviadoEm: sent.sentAt.toISOString() },
  });
  const other = await addClient(store.database, { status: 0, document: '39053344705', email: 'b@example.com' });
  expect((await receiptOf(await tokenOf(store.database, other))).body).toEqual({ data: null });
  expect((await server.call('GET /api/cliente/recibo')).status).toBe(401);
});

it('has the day of Brasília in the number', () => {
  const sent = { id: '8f3a2c1b-0000-4000-8000-000000000000', sentAt: new Date('2026-10-06T01:30:00Z') };
  expect(numberOfSending(sent)).toBe('2026-1005-8F3A2C1B');
});
