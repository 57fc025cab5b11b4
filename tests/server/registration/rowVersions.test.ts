import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { refusal } from '../refusal';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const ROWS = '/api/PessoaFisica/representante';
const CHANGED =
  'Este registro foi alterado em outra janela ou em outro aparelho. Carregue a lista de novo para ver como ele está.';
const DELETED = 'Este registro foi excluído em outra janela ou em outro aparelho.';
const UNSEEN = 'A chamada não diz qual versão dos dados ela leu (If-Match com o ETag; na exclusão, também versao).';

// One moment for all: two saves of a row differ all the same.
const NOW = new Date('2026-11-22T12:00:00Z');
const { store, server } = serverForTests(async () => ({
  definitions: await compiledDefinitions(),
  clock: () => NOW,
}));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database), NOW);
});

const person = (over: JsonObject = {}): JsonObject => ({
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '246781314',
  Cpf: '52998224725',
  Email: 'marina@example.com',
  ...over,
});
const seen = (version?: string): Record<string, string> =>
  version === undefined ? {} : { 'if-match': `"${version}"` };
const save = (body: JsonObject, version?: string) =>
  server.call(`POST ${ROWS}`, { token, body, headers: seen(version) });
const remove = (id: Json | undefined, version?: string, query = '') =>
  server.call(`GET ${ROWS}/excluir?guid=${id}${query}`, { token, headers: seen(version) });
const bare = (etag: unknown) => String(etag).replace(/^"|"$/g, '');
async function read() {
  const { body, headers } = await server.call(`GET ${ROWS}`, { token });
  const rows = body.data as JsonObject[];
  const versions = new URLSearchParams(bare(headers.etag ?? ''));
  return { rows, names: rows.map(({ Nome }) => Nome), versions, told: bare(headers.etag ?? '') };
}
async function added(over: JsonObject = {}) {
  const { body, headers } = await save(person(over));
  return { row: body.data as JsonObject, id: String((body.data as JsonObject).Guid), version: bare(headers.etag) };
}
const require = () => store.database.insert(setting).values({ name: 'exigeVersao', value: 'S' });

describe('the rows of a list', () => {
  it('have a version each, told with the list and with each save', async () => {
    const [one, two] = [await added(), await added({ Nome: 'Bia Lima', Cpf: '11144477735' })];
    const { versions, rows } = await read();
    expect([...versions]).toEqual([
      [one.id, one.version],
      [two.id, two.version],
    ]);
    expect(rows.flatMap((row) => Object.keys(row))).not.toContain('Versao');
    const changed = await save({ ...one.row, Nome: 'Marina Leal' }, one.version);
    expect([changed.status, bare(changed.headers.etag) === one.version]).toEqual([200, false]);
    expect([...(await read()).versions]).toEqual([
      [one.id, bare(changed.headers.etag)],
      [two.id, two.version],
    ]);
  });

  it('have none as long as there are none', async () => {
    expect((await server.call(`GET ${ROWS}`, { token })).headers.etag).toBeUndefined();
  });

  it('tell their versions with the wizard that opens them, too', async () => {
    const { id, version } = await added();
    const { body } = await server.call('GET /api/formularios/pf', { token });
    const { calls } = body.data as { calls: Record<string, JsonObject> };
    const call = Object.entries(calls).find(([name]) => /\/PessoaFisica\/representante$/i.test(name))?.[1];
    expect(call?.etag).toBe(`"${id}=${version}"`);
  });
});

describe('two windows over one row', () => {
  it('edited in both: the later one is refused, and saves once it has seen the other', async () => {
    const { row, version } = await added();
    const seenInBoth = await read();
    expect((await save({ ...row, Nome: 'Marina Leal' }, version)).status).toBe(200);
    const refused = await save({ ...row, Nome: 'M. Leal' }, seenInBoth.told);
    expect([refused.status, refused.body]).toEqual([409, refusal(CHANGED, { codigo: 'ALTERADO' })]);
    expect((await read()).names).toEqual(['Marina Leal']);
    expect((await save({ ...row, Nome: 'M. Leal' }, (await read()).told)).status).toBe(200);
    expect((await read()).names).toEqual(['M. Leal']);
  });

  it('deleted there, edited here: refused, and never back as a new row', async () => {
    const { row, id, version } = await added();
    expect((await remove(id)).status).toBe(200);
    for (const told of [version, '0', `${id}=${version}`]) {
      const refused = await save({ ...row, Nome: 'M. Leal' }, told);
      expect([refused.status, refused.body.data]).toEqual([409, [DELETED]]);
    }
    expect((await save(row)).status).toBe(404);
    expect((await read()).rows).toEqual([]);
  });

  it.each([
    ['If-Match', (id: string, version: string) => remove(id, version)],
    ['versao', (id: string, version: string) => remove(id, undefined, `&versao=${version}`)],
    ['the versions of the list', (id: string, version: string) => remove(id, `${id}=${version}`)],
  ])('edited there, deleted here: refused by %s, and done once it has seen the other', async (_, removeOver) => {
    const { row, id, version } = await added();
    const changed = await save({ ...row, Nome: 'Marina Leal' }, version);
    const refused = await removeOver(id, version);
    expect([refused.status, refused.body.data]).toEqual([409, [CHANGED]]);
    expect((await read()).names).toEqual(['Marina Leal']);
    expect((await removeOver(id, bare(changed.headers.etag))).body.data).toBe(true);
    expect((await removeOver(id, bare(changed.headers.etag))).status).toBe(404);
  });

  it('added in one, another deleted in the other: neither is in the way of the other', async () => {
    const { id } = await added();
    const before = await read();
    await added({ Nome: 'Bia Lima', Cpf: '11144477735' });
    expect((await remove(id, before.told)).status).toBe(200);
    expect((await read()).names).toEqual(['Bia Lima']);
  });

  it('are not compared where the caller tells no version, or has not seen the row', async () => {
    const [one, two] = [await added(), await added({ Nome: 'Bia Lima', Cpf: '11144477735' })];
    expect((await save({ ...one.row, Nome: 'Marina Leal' })).status).toBe(200);
    expect((await save({ ...one.row, Nome: 'M. Leal' }, `${two.id}=${two.version}`)).status).toBe(200);
    expect((await remove(one.id)).status).toBe(200);
  });
});

it('a row is changed over any version of a list, its own or that of all rows', async () => {
  const { row, id, version } = await added();
  const { told } = await read();
  const over = (named: string) =>
    server.call(`POST ${ROWS}`, { token, body: { ...row, Nome: 'M. Leal' }, headers: { 'if-match': named } });
  expect((await over(`"17", "${id}=18"`)).body.descricao).toBe(CHANGED);
  expect((await over(`W/"${version}"`)).status).toBe(409);
  expect((await over(`"17", "${told}"`)).status).toBe(200);
  const headers = { 'if-match': `"17", "${(await read()).versions.get(id)}"` };
  expect((await server.call(`GET ${ROWS}/excluir?guid=${id}`, { token, headers })).status).toBe(200);
});

describe('where the setting exigeVersao is on', () => {
  it('who tells no version changes and deletes nothing that is saved; new rows need none', async () => {
    const { row, id, version } = await added();
    await require();
    const body = { ...row, Nome: 'M. Leal' };
    const any = await server.call(`POST ${ROWS}`, { token, body, headers: { 'if-match': '*' } });
    for (const refused of [await save(body), await remove(id), any]) {
      expect([refused.status, refused.body]).toEqual([412, refusal(UNSEEN, { codigo: 'VERSAO_NAO_INFORMADA' })]);
    }
    expect((await read()).names).toEqual(['Marina Sampaio Leal']);
    expect((await save(person({ Nome: 'Bia Lima', Cpf: '11144477735' }))).status).toBe(200);
    expect((await save({ ...row, Nome: 'M. Leal' }, version)).status).toBe(200);
    expect((await remove(id, undefined, `&versao=${(await read()).versions.get(id)}`)).status).toBe(200);
  });

  it('the same goes for a part: its first save needs none', async () => {
    const part = '/api/PessoaFisica/dadosFinanceiros';
    const body = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, RemuneracaoMensal: 4 };
    await require();
    const first = await server.call(`POST ${part}`, { token, body });
    expect(first.status).toBe(200);
    const refused = await server.call(`POST ${part}`, { token, body });
    expect([refused.status, refused.body.data]).toEqual([412, [UNSEEN]]);
    const headers = { 'if-match': String(first.headers.etag) };
    expect((await server.call(`POST ${part}`, { token, body, headers })).status).toBe(200);
  });

  it('the same goes for a row that is edited in place: its deletion tells the version of its part', async () => {
    const owner = await addClient(store.database, {
      type: 2,
      document: '12ABC34501DE35',
      email: 'empresa@example.com',
    });
    const company = await tokenOf(store.database, owner, NOW);
    const path = '/api/PessoaJuridica/empresas';
    const empresas = ['Alfa SA', 'Beta SA'].map((RazaoSocial) => ({
      RazaoSocial,
      Cnpj: '12ABC34501DE35',
      Tipo: 'Controladora',
    }));
    const sent = await server.call(`POST ${path}`, { token: company, body: { empresas } });
    const [first] = (sent.body.data as { empresas: JsonObject[] }).empresas;
    const version = bare(sent.headers.etag);
    const drop = (query: string) => server.call(`GET ${path}/excluir?guid=${first?.Guid}${query}`, { token: company });
    await require();
    expect((await drop('')).status).toBe(412);
    expect((await drop('&versao=1')).status).toBe(409);
    expect((await drop(`&versao=${version}`)).status).toBe(200);
  });
});
