import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { hashesOf, loadOptionLists, searchEntries } from '../../../server/lists/lists';
import { optionRecord } from '../../../server/lists/optionRecord';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

let store: TestDatabase;
let server: Caller;
let token: string;

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database);
  token = await tokenOf(store.database, await addClient(store.database));
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

const list = async (path: string) => {
  const { status, body } = await server.call(`GET /api/${path}`, { token });
  expect([path, status]).toEqual([path, 200]);
  return body.data as JsonObject[];
};

describe('lists', () => {
  it.each([
    [
      '[PF-LKP-06, CF-LKP-02]',
      'Consulta/bancos',
      ['Codigo', 'Descricao'],
      { Codigo: '001', Descricao: '001 - Banco do Brasil S.A.' },
    ],
    ['[PF-LKP-07]', 'cliente/paisesObjetos', ['Codigo', 'Descricao'], { Codigo: 'BRA', Descricao: 'Brasil' }],
    ['[PF-LKP-08]', 'Consulta/nacionalidades', ['Codigo', 'Descricao'], { Codigo: 3, Descricao: 'Estrangeiro' }],
    [
      '[PF-LKP-09, CF-LKP-08]',
      'Consulta/ocupacao-profissional',
      ['Codigo', 'Descricao'],
      { Codigo: '212405', Descricao: 'Analista de desenvolvimento de sistemas' },
    ],
    ['[PF-LKP-10, CF-LKP-09]', 'Consulta/formacao-profissional', ['Descricao'], { Descricao: 'Direito' }],
    [
      '[PF-LKP-11, CF-LKP-06]',
      'Consulta/OrgaoEmissao',
      ['Value', 'Text'],
      { Value: 'SSP', Text: 'SSP - Secretaria de Segurança Pública' },
    ],
    ['[PF-LKP-12]', 'Consulta/cidades?uf=SP', ['descricao'], { descricao: 'São Paulo' }],
    ['the list', 'Consulta/estados', ['Codigo', 'Descricao'], { Codigo: 'SP', Descricao: 'São Paulo' }],
  ])('%s %s has entries with these members', async (_, path, members, entry) => {
    const entries = await list(path);
    expect(entries).toContainEqual(entry);
    for (const member of members) expect(entries.every((each) => each[member] !== undefined)).toBe(true);
    const keys = entries.map((each) => each[members[0] as string]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('[PF-LKP-08, CF-LKP-04] has exactly the codes 1, 2 and 3 for nationalities', async () => {
    expect((await list('Consulta/nacionalidades')).map(({ Codigo }) => Codigo)).toEqual([1, 2, 3]);
  });

  it('[PF-OP-03, CF-LKP-06] answers issuing bodies under both spellings', async () => {
    expect(await list('Consulta/OrgaoEmissor')).toEqual(await list('Consulta/OrgaoEmissao'));
  });

  it('[PF-OP-72] marks the occupation "Outros", which stands last', async () => {
    const entries = await list('Consulta/ocupacao-profissional');
    expect(entries.at(-1)).toEqual({ Codigo: 'OUTROS', Descricao: 'Outros', Outros: true });
    expect(entries.filter(({ Outros }) => Outros)).toHaveLength(1);
  });

  it('[PF-LKP-12, CF-LKP-05] has the municipalities of each state', async () => {
    const states = await list('Consulta/estados');
    expect(states).toHaveLength(27);
    let all = 0;
    for (const { Codigo } of states) all += (await list(`Consulta/cidades?uf=${Codigo}`)).length;
    expect(all).toBe(5571);
    expect(await list('Consulta/cidades?uf=sp')).toEqual(await list('Consulta/cidades?uf=SP'));
  });

  it.each(['', '?uf=', '?uf=XX', '?uf=SP&uf=RJ'])('refuses cities of "%s"', async (query) => {
    const { status, body } = await server.call(`GET /api/Consulta/cidades${query}`, { token });
    expect(status).toBe(400);
    expect(body.data).toEqual(['A lista não foi encontrada. Verifique os dados da consulta.']);
  });
});

describe('searching', () => {
  it('[PF-LKP-27] finds entries without accents and case, at most 50', async () => {
    expect(await list('Consulta/bancos?q=BRASILIA')).toContainEqual({
      Codigo: '070',
      Descricao: '070 - BRB - BANCO DE BRASILIA S.A.',
    });
    expect((await list('Consulta/ocupacao-profissional?q=operador')).length).toBe(50);
    expect((await list('Consulta/cidades?uf=MG&q=sao joao')).map(({ descricao }) => descricao)).toContain(
      'São João del Rei',
    );
    expect(await list('Consulta/bancos?q=nenhum banco assim')).toEqual([]);
  });

  it('[PF-LKP-27] does not search lists of up to 200 entries', async () => {
    expect(await list('Consulta/estados?q=bahia')).toHaveLength(27);
  });

  it('puts entries that begin with the search first', () => {
    const entries = ['Banco Alfa', 'Alfa Banco', 'Beta'].map((Descricao) => ({ Descricao }));
    expect(searchEntries(entries, 'alfa').map(({ Descricao }) => Descricao)).toEqual(['Alfa Banco', 'Banco Alfa']);
  });
});

describe('the content of a list', () => {
  const hashes = (assets: string) => hashesOf(loadOptionLists(assets));
  const path = '/api/Consulta/ocupacao-profissional';
  const hash = hashes('server')['/consulta/ocupacao-profissional'] as string;

  it('is named by its ETag, and is not sent again to whoever has it', async () => {
    const first = await server.call(`GET ${path}`, { token });
    expect([first.headers.etag, first.headers['cache-control']]).toEqual([`"${hash}"`, 'private, no-cache']);
    const again = await server.call(`GET ${path}`, { token, headers: { 'if-none-match': `"${hash}"` } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await server.call(`GET ${path}`, { token, headers: { 'if-none-match': '"0123456789abcdef"' } });
    expect([other.status, other.text]).toEqual([200, first.text]);
    // As a proxy that compresses makes it, in a list, and whatever there is. Source: RFC 9110, 13.1.2.
    for (const held of [`W/"${hash}"`, `"0", "${hash}"`, '*']) {
      const { status } = await server.call(`GET ${path}`, { token, headers: { 'if-none-match': held } });
      expect([held, status]).toEqual([held, 304]);
    }
  });

  it('may be kept for good under an address that names it, and under no other', async () => {
    const kept = await server.call(`GET ${path}?v=${hash}`, { token });
    expect(kept.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(kept.body.data).toEqual(await list('Consulta/ocupacao-profissional'));
    const stale = await server.call(`GET ${path}?v=0123456789abcdef`, { token });
    expect([stale.status, stale.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await server.call('GET /api/Consulta/cidades?v=1&uf=XX', { token })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  it('needs a session where the list does', async () => {
    expect((await server.call('GET /api/cliente/paisesObjetos')).status).toBe(401);
  });

  it('is named in the index of the definitions, by the path of each list', async () => {
    const index = await server.call('GET /definitions/index.json');
    expect((index.body as unknown as { lists: object }).lists).toEqual(hashes('server'));
    expect(Object.keys(hashes('server'))).toEqual([...loadOptionLists('server').keys()]);
  });

  it('has another name when one entry of it is another', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ficha-lists-'));
    cpSync('server/data', join(folder, 'data'), { recursive: true });
    const file = join(folder, 'data/banks.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Banco do Brasil', 'Banco da Bahia'));
    const [was, is] = [hashes('server'), hashes(folder)];
    expect(Object.keys(was).filter((path) => was[path] !== is[path])).toEqual(['/consulta/bancos']);
  });
});

describe('the entry of a value', () => {
  const lists = loadOptionLists('server');

  it('gives the record of the chosen option', () => {
    const call = 'GET /Consulta/ocupacao-profissional';
    expect(optionRecord(lists, { call, member: 'Codigo', value: 'OUTROS' })).toMatchObject({ Descricao: 'Outros' });
    expect(optionRecord(lists, { call, member: 'Codigo', value: '1' })).toBeUndefined();
  });

  it('reads the parameters of the call', () => {
    const santos = { member: 'descricao', value: 'Santos' };
    expect(optionRecord(lists, { call: 'GET /Consulta/cidades?uf=SP', ...santos })).toEqual({ descricao: 'Santos' });
    expect(optionRecord(lists, { call: 'GET consulta/Cidades?uf=RJ', ...santos })).toBeUndefined();
    expect(optionRecord(lists, { call: '/Consulta/cidades?uf=SP', ...santos })).toEqual({ descricao: 'Santos' });
  });

  it('[PF-LKP-07] compares codes and texts exactly', () => {
    const country = (value: Json) =>
      optionRecord(lists, { call: 'GET /cliente/paisesObjetos', member: 'Codigo', value });
    expect(country('BRA')).toEqual({ Codigo: 'BRA', Descricao: 'Brasil' });
    for (const value of ['bra', 'BRA ', 'Brá', ['BRA'], null]) expect(country(value)).toBeUndefined();
  });

  it('takes numbers for their digits, and does not know what is in a list that it does not have', () => {
    const nationality = { call: 'GET /Consulta/nacionalidades', member: 'Codigo', value: '2' };
    expect(optionRecord(lists, nationality)).toMatchObject({ Descricao: 'Naturalizado' });
    expect(optionRecord(lists, { call: 'GET /Consulta/outra-lista', member: 'Codigo', value: 'x' })).toBe('pending');
  });
});
