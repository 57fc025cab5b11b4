import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { type client, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  return { definitions: await compiledDefinitions() };
});
let token: string;

type Made = { call: string; body: JsonObject };

/** Signs in a client of a type who has made the calls of the demo, but for those that end so. */
async function register(values: Partial<typeof client.$inferInsert>, file: string, without = '-'): Promise<void> {
  token = await tokenOf(store.database, await addClient(store.database, values));
  const calls: Made[] = JSON.parse(readFileSync(`server/data/${file}.json`, 'utf8'));
  for (const { call, body } of calls.filter((made) => !made.call.endsWith(without))) await post(call, body);
}
async function post(call: string, body: Json): Promise<void> {
  const answer = await server.call(call.replace(' /', ' /api/'), { token, body });
  expect([call, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([call, 200, '']);
}
const lacking = async () => (await server.call('GET /api/cliente/usuario/pendencias', { token })).body.data;
const PERSON = { status: 2 };
const FUND = { status: 2, type: 3, document: '70931582000105', constitutionDate: '2015-03-02' };

describe('what keeps a registration from being sent', () => {
  it('is nothing once it is complete', async () => {
    await register(PERSON, 'demoRegistration');
    expect(await lacking()).toEqual([]);
  });

  it('[PF-API-20] is every section that the conclusion refuses, in the order of the tiles', async () => {
    await register(PERSON, 'demoRegistration', '/dadosFinanceiros');
    await post('POST /PessoaFisica/dadosBancarios', []);
    expect(await lacking()).toEqual(['dados-financeiros', 'dados-bancarios']);
    const conclude = { token, body: { RenovacaoCadastral: false } };
    const { status, body } = await server.call('POST /api/PessoaFisica/ConcluirCadastro', conclude);
    expect(status).toBe(400);
    expect(
      (body.data as string[]).map((message) => message.replace(/^O campo (.+) não foi informado.*/, '$1')),
    ).toEqual([
      ...['Bens imóveis', 'Bens móveis', 'Patrimônio líquido'],
      ...['Banco', 'Agência', 'Conta', 'Dígito'].map((field) => `${field} da conta principal`),
    ]);
  });

  it('[PF-OP-19] leaves out a section that a setting hides; the others keep their name', async () => {
    await register(PERSON, 'demoRegistration', '/dadosBancarios');
    expect(await lacking()).toEqual(['dados-bancarios']);
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect(await lacking()).toEqual([]);
  });

  it('is, of a fund, the section whose documents nobody has signed', async () => {
    await register(FUND, 'demoFund');
    expect(await lacking()).toEqual(['declaracoes']);
  });

  it('is told to the client of the session alone', async () => {
    await register(PERSON, 'demoRegistration', '/dadosFinanceiros');
    const other = token;
    await register({ ...PERSON, document: '11144477735' }, 'demoRegistration');
    expect(await lacking()).toEqual([]);
    token = other;
    expect(await lacking()).toEqual(['dados-financeiros']);
    expect((await server.call('GET /api/cliente/usuario/pendencias')).status).toBe(401);
  });
});
