import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { type client, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';
import { DESK, draftsAt, PHONE, told } from './drafts/drafts';

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  return { definitions: await compiledDefinitions() };
});

/** The sections of a client of a type who has made the calls of the demo, but for those that end so. */
async function linesOf(values: Partial<typeof client.$inferInsert>, file: string, without = '-') {
  const token = await registered(values, file, without);
  return askLines(token);
}

async function askLines(token: string): Promise<JsonObject[]> {
  const { body } = await server.call('GET /api/cliente/usuario/secoes', { token });
  return body.data as JsonObject[];
}

async function registered(values: Partial<typeof client.$inferInsert>, file: string, without = '-'): Promise<string> {
  const token = await tokenOf(store.database, await addClient(store.database, values));
  const calls: { call: string; body: JsonObject }[] = JSON.parse(readFileSync(`server/data/${file}.json`, 'utf8'));
  for (const { call, body } of calls.filter((made) => !made.call.endsWith(without))) {
    await server.call(call.replace(' /', ' /api/'), { token, body });
  }
  return token;
}
const COMPANY = { status: 2, type: 2, document: '11222333000181', constitutionDate: '2015-03-02' };
const line = (lines: JsonObject[], tab: string) => lines.find(({ Aba }) => Aba === tab);

describe('the lines of the sections', () => {
  it('say of each section, in one call, what it holds', async () => {
    const lines = await linesOf({ status: 2 }, 'demoRegistration');
    expect(lines.map(({ Aba, Linha }) => [Aba, Linha])).toMatchInlineSnapshot(`
      [
        [
          "informacoes",
          "Administrador",
        ],
        [
          "procuradores",
          "1 procurador",
        ],
        [
          "dados-financeiros",
          "Patrimônio de R$ 917.300,75",
        ],
        [
          "dados-bancarios",
          "Agência 0182 · 1 conta",
        ],
        [
          "enderecos",
          "São Paulo, SP",
        ],
        [
          "documentos",
          "2 arquivos",
        ],
        [
          "declaracoes",
          "4 de 4 obrigatórias assinadas",
        ],
        [
          "produtos",
          "1 produto",
        ],
      ]
    `);
    expect(lines.every(({ Completa }) => Completa)).toBe(true);
  });

  it('say what is missing, and that the section may not be sent so', async () => {
    const lines = await linesOf({ status: 2 }, 'demoRegistration', '/dadosFinanceiros');
    expect(line(lines, 'dados-financeiros')).toEqual({
      Aba: 'dados-financeiros',
      Linha: 'Faltam 3 campos',
      Completa: false,
    });
  });

  it('say where something is typed and not saved: when last, and on which device', async () => {
    const token = await registered({ status: 2 }, 'demoRegistration');
    const drafts = draftsAt(server);
    const content = { value: '2000', base: '1578' };
    await drafts.send(token, told(DESK, { 'enderecos/Numero': content }, { at: '2026-11-22T12:00:00.000Z' }));
    await drafts.send(token, told(PHONE, { 'enderecos/Cep': content }, { at: '2026-11-22T13:00:00.000Z' }));
    const typed = async () => (await askLines(token)).filter(({ Rascunho }) => Rascunho);
    expect(await typed()).toEqual([
      expect.objectContaining({
        Aba: 'enderecos',
        Rascunho: { Em: '2026-11-22T13:00:00.000Z', Aparelho: 'Chrome no Android' },
      }),
    ]);
    await store.database.insert(setting).values({ name: 'rascunhos', value: 'N' });
    expect(await typed()).toEqual([]);
  });

  it('leave out a section that a setting hides', async () => {
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect(line(await linesOf({ status: 2 }, 'demoRegistration'), 'dados-bancarios')).toBeUndefined();
  });

  it('are made of the same words for a company', async () => {
    const lines = await linesOf(COMPANY, 'demoCompany');
    expect(lines.map(({ Aba, Linha }) => [Aba, Linha])).toMatchInlineSnapshot(`
      [
        [
          "dados-da-empresa",
          "3 sócios · 1 empresa ligada",
        ],
        [
          "procuradores",
          "1 procurador",
        ],
        [
          "representantes",
          "3 representantes",
        ],
        [
          "dados-financeiros",
          "Patrimônio líquido de R$ 2.480.000,00",
        ],
        [
          "dados-bancarios",
          "Agência 0182",
        ],
        [
          "endereco",
          "São Paulo, SP",
        ],
        [
          "documentos",
          "4 arquivos",
        ],
        [
          "declaracoes",
          "Falta completar",
        ],
        [
          "produtos",
          "Nenhum produto",
        ],
      ]
    `);
  });
});
