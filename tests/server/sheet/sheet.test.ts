import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { keepAnswered } from '../../../server/blocks/suitability/history';
import type { Client } from '../../../server/storage/client';
import type { Definitions } from '../../../server/storage/definitions/types';
import { client, review, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, NO_WIZARDS, startApp, TEST_CONFIG, tokenOf } from '../testServer';
import { linesOf, nodesOf, type ReadPdf, readPdf, textOf } from './readPdf';

const NOW = new Date('2026-11-22T01:30:00Z');

const { store, server } = serverForTests(async () => {
  definitions = await compiledDefinitions();
  return { definitions, clock: () => NOW };
});
let definitions: Definitions;
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

/** A valid example of a tab, as its file has it. */
const example = (tab: string, index: number): JsonObject =>
  JSON.parse(readFileSync(`schemas/pf/${tab}.json`, 'utf8')).examples.valid.at(index);

async function save(call: string, body: JsonObject, caller = server): Promise<void> {
  const answer = await caller.call(`POST /api/PessoaFisica/${call}`, { token, body });
  expect([answer.status, answer.body.descricao]).toEqual([200, undefined]);
}

/** Asks for the sheet as a browser does. */
function ask(caller = server, path = '/api/Cliente/pdf', as = token) {
  return caller.app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${as}` } });
}

async function sheetOf(caller = server, as = token): Promise<ReadPdf> {
  const answer = await ask(caller, '/api/Cliente/pdf', as);
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload);
}

const set = (values: Partial<typeof client.$inferInsert>) =>
  store.database.update(client).set(values).where(eq(client.id, ana.id));

describe('the call of the sheet', () => {
  it('[PF-GER-09, PF-API-21, CF-LKP-12] hands the client a PDF under the name ficha.pdf, kept by no cache', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ficha.pdf"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('[ACC-CALL-18] answers whatever the case of its path, and nobody without a token', async () => {
    expect((await ask(server, '/api/cliente/PDF')).statusCode).toBe(200);
    const stranger = await server.app.inject({ method: 'GET', url: '/api/Cliente/pdf' });
    expect(stranger.statusCode).toBe(401);
    expect(stranger.headers['content-type']).toContain('json');
  });

  it('is refused to a client whose type has no wizard', async () => {
    const fund = await addClient(store.database, { type: 9, document: '11222333000181', email: 'f@example.com' });
    const answer = await ask(server, '/api/Cliente/pdf', await tokenOf(store.database, fund, NOW));
    expect([answer.statusCode, answer.json().descricao]).toEqual([404, 'Não há ficha para este tipo de cadastro.']);
  });

  it('is drawn so many times a minute, and then refused', async () => {
    const caller = await startApp(store.database, { definitions: NO_WIZARDS, clock: () => NOW });
    const asked = [];
    for (let count = 0; count < 31; count += 1) asked.push((await ask(caller)).statusCode);
    expect(asked).toEqual([...Array(30).fill(404), 400]);
    await caller.app.close();
  });

  it('shows nothing of another client', async () => {
    await save('dadosFinanceiros', example('dados-financeiros', 2));
    const other = await addClient(store.database, {
      name: 'Bruno Reis',
      document: '11144477735',
      email: 'b@example.com',
    });
    const { pages, title } = await sheetOf(server, await tokenOf(store.database, other, NOW));
    const text = pages.join('\n');
    expect(title).toBe('Ficha cadastral – Bruno Reis');
    expect(text).toContain('111.444.777-35');
    for (const own of [
      'Ana Maria Souza',
      '529.982.247-25',
      'ana@example.com',
      'R$ 980.000,00',
      'Aluguel de dois imóveis',
    ])
      expect(text).not.toContain(own);
  });
});

describe('what the sheet says', () => {
  it('[PF-GER-09] holds the saved data of every section under its title, label by label', async () => {
    await save('informacaoBasica', { ...example('informacoes', 0), ...example('enderecos', 1) });
    await save('dadosFinanceiros', example('dados-financeiros', 2));
    await save('dadosBancarios', example('dados-bancarios', 1).contas as unknown as JsonObject);
    const { tree } = await sheetOf();
    const lines = linesOf(tree);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['Nome completo', 'Ana Maria Souza'],
        ['CPF', '529.982.247-25'],
        ['Situação legal', 'Maior'],
        ['Remuneração mensal', 'R$ 12.500,75'],
        ['Patrimônio total', 'R$ 1.305.000,10'],
        ['Banco', '341 - ITAÚ UNIBANCO S.A.'],
        ['Titular / Cotitular', 'Cotitular'],
      ]),
    );
    const tabs = ['Dados Cadastrais', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereço'];
    expect(nodesOf(tree, 'H2').map(textOf).slice(0, 5)).toEqual(tabs);
    expect(nodesOf(tree, 'H3').map(textOf)).toEqual(
      expect.arrayContaining(['Dados pessoais', 'Rendimentos', 'Patrimônio', 'Endereço residencial']),
    );
  });

  it('leaves out the title of an only section, which says what is to be done; its rows stand under the tab', async () => {
    await save('dadosBancarios', example('dados-bancarios', 1).contas as unknown as JsonObject);
    const { tree } = await sheetOf();
    const titles = nodesOf(tree, 'H3').map(textOf);
    expect(titles).toEqual(expect.arrayContaining(['Conta principal', 'Conta adicional 1']));
    for (const title of ['Contas bancárias', 'Pessoas adicionadas', 'Anexar documento']) {
      expect(titles).not.toContain(title);
    }
    expect(nodesOf(tree, 'H4')).toEqual([]);
  });

  it('says what is not there yet, and that nothing was sent', async () => {
    const { pages, tree } = await sheetOf();
    expect(linesOf(tree)).toContainEqual(['Remuneração mensal', 'Não informado']);
    expect(nodesOf(tree, 'P').map(textOf)).toContain('Nenhuma pessoa adicionada');
    expect(pages[0]).toContain('Cadastro não enviado. Esta ficha mostra o que foi salvo até agora.');
  });

  it.each<[string, Partial<typeof client.$inferInsert>]>([
    ['Cadastro não enviado', { status: 0 }],
    ['Em aprovação', { status: 1 }],
    ['Aprovado', { status: 2 }],
    ['Vencido', { status: 3 }],
    ['Vencido', { status: 2, expiresOn: '2026-11-01' }],
    ['Em revisão', { status: 4 }],
    ['Inativo', { status: 5 }],
  ])('names the status in words: %s', async (words, values) => {
    await set(values);
    const facts = nodesOf((await sheetOf()).tree, 'LI').map((item) => item.children.map(textOf));
    expect(facts).toContainEqual(['Situação', words]);
  });

  it('says that it was refused, when and why, in one paragraph', async () => {
    await set({ status: 5, sentAt: NOW });
    const refused = { clientId: ana.id, decision: 'refused' as const, by: 'analise', at: NOW };
    await store.database.insert(review).values({ ...refused, text: 'Documento ilegível.\nTraga o original.' });
    const { pages, tree } = await sheetOf();
    expect(nodesOf(tree, 'LI').map((item) => item.children.map(textOf))).toContainEqual(['Situação', 'Recusado']);
    expect(pages[0]).toContain('Recusado em 21/11/2026. Motivo da recusa: Documento ilegível. Traga o original.');
  });

  it.each([0, 2])('names the investor profile of a client of status %i', async (status) => {
    await set({ status });
    await keepAnswered(store.database, ana, { version: '1', answers: [], score: 10, profile: 'Moderado' }, NOW);
    const { tree } = await sheetOf();
    expect(linesOf(tree)).toContainEqual(['Resultado', 'Moderado']);
    expect(nodesOf(tree, 'H3').map(textOf)).toContain('Perfil do investidor');
  });

  it('dates itself in the time of Brasília, with the version of the form and the last sending', async () => {
    await set({ status: 2, sentAt: new Date('2026-11-20T13:11:00Z'), changed: true });
    const { pages, tree } = await sheetOf();
    const version = definitions.wizards.find(({ wizard }) => wizard.type === 1)?.wizard.version;
    expect(nodesOf(tree, 'LI').map((item) => item.children.map(textOf))).toEqual([
      ['CPF', '529.982.247-25'],
      ['Situação', 'Aprovado'],
      ['Último envio', '20/11/2026 às 10:11'],
      ['Ficha gerada em', '21/11/2026 às 22:30'],
      ['Versão do formulário', `1 (${version})`],
      ['Configuração e listas', expect.stringMatching(/^Revisão \d+$/)],
    ]);
    expect(pages[0]).toContain('Há alterações salvas depois do último envio.');
    for (const page of pages)
      expect(page).toContain(`Gerada em 21/11/2026 às 22:30 (horário de Brasília) · Versão 1 (${version})`);
  });

  it('carries the name of the institution: that of its logo, or the one it has set', async () => {
    const first = async (caller = server) => textOf(nodesOf((await sheetOf(caller)).tree, 'P')[0] ?? '');
    expect(await first()).toBe('Andorinha Investimentos');
    const ipe = await startApp(store.database, {
      definitions,
      clock: () => NOW,
      config: { ...TEST_CONFIG, tenant: 'ipe' },
    });
    expect(await first(ipe)).toBe('Ipê Roxo Corretora');
    await ipe.app.close();
    await store.database.insert(setting).values({ name: 'nomeEmpresa', value: 'Banco Exemplo S.A.' });
    expect(await first()).toBe('Banco Exemplo S.A.');
  });

  it('leaves out a tab that the institution hides', async () => {
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect(nodesOf((await sheetOf()).tree, 'H2').map(textOf)).not.toContain('Dados Bancários');
  });

  it('has a field that was added to the file of a tab, without code', async () => {
    const schemas = mkdtempSync(join(tmpdir(), 'ficha-schemas-'));
    cpSync('schemas', schemas, { recursive: true });
    const file = join(schemas, 'pf/dados-financeiros.json');
    const tab = JSON.parse(readFileSync(file, 'utf8'));
    tab.schema.properties.RendaAnual = { type: 'number', format: 'money', title: 'Renda anual declarada' };
    tab.uiSchema['ui:sections'][0].fields.push('RendaAnual');
    writeFileSync(file, JSON.stringify(tab));
    const changed = await startApp(store.database, {
      definitions: await compiledDefinitions(schemas),
      clock: () => NOW,
    });
    await save('dadosFinanceiros', { ...example('dados-financeiros', 2), RendaAnual: 98765.4 }, changed);
    expect(linesOf((await sheetOf(changed)).tree)).toContainEqual(['Renda anual declarada', 'R$ 98.765,40']);
    await changed.app.close();
  });
});
