import { beforeEach, describe, expect, it } from 'vitest';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const PART = 'PessoaFisica/dadosFinanceiros';
const VALUES = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3 };

const { store, server } = serverForTests(async () => {
  // Each look at the clock is a second later: no two saves have one moment.
  const clock = () => {
    now += 1000;
    return new Date(now);
  };
  return { definitions: await compiledDefinitions(), clock };
});
let token: string;
let now = Date.UTC(2026, 10, 21, 12);

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database), new Date(now));
});

const load = async () => (await server.call(`GET /api/${PART}`, { token })).headers.etag as string;
const save = (value: number, version?: string) =>
  server.call(`POST /api/${PART}`, {
    token,
    body: { ...VALUES, RemuneracaoMensal: value },
    headers: version === undefined ? {} : { 'if-match': version },
  });
const saved = async () => (await server.call(`GET /api/${PART}`, { token })).body.data;

describe('two windows of one customer', () => {
  it('save one after another as long as each knows of the other', async () => {
    const first = await save(100, await load());
    expect(first.status).toBe(200);
    expect(first.headers.etag).toBe(await load());
    expect((await save(200, first.headers.etag as string)).status).toBe(200);
    expect(await saved()).toMatchObject({ RemuneracaoMensal: 200 });
  });

  it('do not overwrite each other in silence: the later one is told so, and nothing is saved', async () => {
    const [one, other] = [await load(), await load()];
    expect((await save(100, one)).status).toBe(200);
    const refused = await save(200, other);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      [
        'Estes dados foram alterados em outra janela ou em outro aparelho. Recarregue a página para ver a versão atual: o que você digitou continua aqui.',
      ],
    ]);
    expect(await saved()).toMatchObject({ RemuneracaoMensal: 100 });
    expect((await save(200, await load())).status).toBe(200);
  });

  it('are compared with each version of a list, and with none that is weak', async () => {
    const first = await load();
    expect((await save(100, `"17", W/"18" ,, ${first}`)).status).toBe(200);
    expect((await save(200, `"17", ${first}`)).status).toBe(409);
    const weak = await save(200, `W/${await load()}`);
    expect([weak.status, weak.body.descricao]).toEqual([
      409,
      'O If-Match não traz um ETag que se possa comparar. Envie o ETag lido, entre aspas e sem o W/ que um proxy põe à frente ao comprimir.',
    ]);
    expect((await save(200, (await load()).replaceAll('"', ''))).status).toBe(409);
    expect(await saved()).toMatchObject({ RemuneracaoMensal: 100 });
    expect((await save(200, '*')).status).toBe(200);
  });

  it('are not compared where the caller tells no version', async () => {
    await save(100);
    expect((await save(200)).status).toBe(200);
  });
});

describe('a row that one window deletes', () => {
  it('tells the new version only to who knew the one before: what the other saved is not overwritten unseen', async () => {
    const owner = await addClient(store.database, { type: 2, document: '12ABC34501DE35' });
    const company = await tokenOf(store.database, owner, new Date(now));
    const path = 'PessoaJuridica/empresas';
    const send = (names: string[], version?: string) =>
      server.call(`POST /api/${path}`, {
        token: company,
        body: { empresas: names.map((RazaoSocial) => ({ RazaoSocial, Cnpj: '12ABC34501DE35', Tipo: 'Controladora' })) },
        headers: version === undefined ? {} : { 'if-match': version },
      });
    const remove = (guid: string, version: string) =>
      server.call(`GET /api/${path}/excluir?guid=${guid}`, { token: company, headers: { 'if-match': version } });
    const first = await send(['Lobo Ltda.', 'Farias Ltda.', 'Prates Ltda.']);
    expect([first.status, first.body.data]).toMatchObject([200, { empresas: [{}, {}, {}] }]);
    const { empresas: rows } = first.body.data as unknown as { empresas: { Guid: string }[] };
    const known = first.headers.etag as string;
    const own = await remove(rows[0]?.Guid ?? '', known);
    expect([own.status, own.headers.etag]).toEqual([200, expect.stringMatching(/^"/)]);
    // The window that still knows the first version deletes as well, and goes on as one that was overtaken.
    const late = await remove(rows[1]?.Guid ?? '', known);
    expect([late.status, late.headers.etag]).toEqual([200, undefined]);
    expect((await send(['Lobo Ltda.'], known)).status).toBe(409);
  });
});

describe.each([
  { path: 'PessoaJuridica/dadosBancarios', type: 2, document: '12ABC34501DE35' },
  { path: 'Fundo/dadosBancarios', type: 3, document: '70931582000105' },
])('two parts that share the address $path', ({ path, type, document }) => {
  const BANK = { NomeBanco: '341', Agencia: '0182', DigitoAgencia: '', DigitoContaCorrente: '6' };
  let owner: string;
  beforeEach(async () => {
    owner = await tokenOf(store.database, await addClient(store.database, { type, document }), new Date(now));
  });
  const open = async () => (await server.call(`GET /api/${path}`, { token: owner })).headers.etag as string;
  const send = async (Principal: boolean, ContaCorrente: string, version: string) => {
    const headers = { 'if-match': version };
    const answer = await server.call(`POST /api/${path}`, {
      token: owner,
      body: { ...BANK, Principal, ContaCorrente },
      headers,
    });
    return { status: answer.status, version: answer.headers.etag as string };
  };

  it('never refuse the window that saves one after the other, whichever versions it goes by', async () => {
    const loaded = await open();
    const main = await send(true, '111', loaded);
    expect(main.status).toBe(200);
    // By the version that each part was loaded with, and by the newest of the address.
    expect((await send(false, '222', loaded)).status).toBe(200);
    const again = await send(true, '112', main.version);
    expect(again.status).toBe(200);
    const reloaded = await open();
    const additional = await send(false, '223', reloaded);
    expect(additional.status).toBe(200);
    expect((await send(true, '113', additional.version)).status).toBe(200);
    expect((await send(true, '114', reloaded)).status).toBe(409);
  });

  it('tell the later of two windows, at its first save too, and each of its own part alone', async () => {
    const [one, other] = [await open(), await open()];
    expect((await send(true, '111', one)).status).toBe(200);
    expect((await send(true, '999', other)).status).toBe(409);
    const additional = await send(false, '222', other);
    expect(additional.status).toBe(200);
    // To have saved the one part is not to have seen what another window made of the other.
    expect((await send(true, '999', additional.version)).status).toBe(409);
    expect((await send(false, '333', one)).status).toBe(409);
  });

  it('go by each version of a list, of one part or of both', async () => {
    const loaded = await open();
    const main = await send(true, '111', `"17", ${loaded}`);
    expect(main.status).toBe(200);
    expect((await send(false, '222', `"17", ${main.version}`)).status).toBe(200);
    expect((await send(true, '112', `"17", ${loaded}`)).status).toBe(409);
    expect((await send(true, '112', `${loaded}, ${main.version}`)).status).toBe(200);
  });

  it('have one version by themselves each, and none that was not loaded', async () => {
    const first = await server.call(`POST /api/${path}`, {
      token: owner,
      body: { ...BANK, Principal: true, ContaCorrente: '111' },
    });
    expect(first.status).toBe(200);
    expect((await send(false, '222', first.headers.etag as string)).status).toBe(200);
    expect((await send(true, '112', first.headers.etag as string)).status).toBe(200);
  });
});
