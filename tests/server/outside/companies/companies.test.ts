import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cnpj } from '../../../../engine/core/formats/br/cnpj';
import { refusal } from '../../refusal';
import { type Caller, openTestDatabase, startApp, TEST_CONFIG, type TestDatabase } from '../../testServer';

const FAILURE = 'A consulta falhou ao localizar CNPJ, tente novamente.';
const BANK = { RazaoSocial: 'BANCO DO BRASIL S.A.', DataConstituicao: '1905-12-30' };

const fetch = vi.fn<typeof globalThis.fetch>();
let now: Date;
let store: TestDatabase;
let server: Caller;

const answer = (body: unknown, status = 200) => fetch.mockImplementation(async () => Response.json(body, { status }));

beforeAll(async () => {
  store = await openTestDatabase();
});
beforeEach(async () => {
  await store.reset();
  fetch.mockReset();
  now = new Date('2026-11-20T12:00:00Z');
  server = await startApp(store.database, { fetch, clock: () => now });
});
afterAll(() => store.close());

const ask = (number: string, caller = server) =>
  caller.call(`GET /api/register/verifyCNPJ?cnpj=${encodeURIComponent(number)}`);

describe('the lookup of a CNPJ', () => {
  it.each(['12ABC34501DE35', '12.abc.345/01de-35'])(
    '[ACC-CALL-09] [ACC-ENT-05] answers name and date for %s',
    async (number) => {
      answer({ cnpj: '12ABC34501DE35', razao_social: ' AURORA LTDA ', data_inicio_atividade: '2020-02-29', qsa: [] });
      const { status, body } = await ask(number);
      expect([status, body]).toEqual([200, { data: { RazaoSocial: 'AURORA LTDA', DataConstituicao: '2020-02-29' } }]);
      expect(fetch.mock.calls.map(([url]) => url)).toEqual(['http://cnpj.test/12ABC34501DE35']);
    },
  );

  it('takes the long answer for a firm of 1,000 partners', async () => {
    const qsa = Array.from({ length: 1_000 }, (_, number) => ({ nome_socio: `SÓCIA ${number} `.repeat(40) }));
    answer({ razao_social: 'AURORA ADVOGADAS', qsa });
    expect((await ask('12ABC34501DE35')).body.data).toMatchObject({ RazaoSocial: 'AURORA ADVOGADAS' });
  });

  it('[O-39] answers null when there is no such company', async () => {
    answer({ message: 'CNPJ não encontrado.' }, 404);
    expect(await ask('12ABC34501DE35')).toMatchObject({ status: 200, body: { data: null } });
  });

  it.each([
    ['is down', () => answer({}, 500)],
    ['does not answer', () => fetch.mockRejectedValue(new DOMException('late', 'TimeoutError'))],
    ['answers something else', () => answer({ nome: 'AURORA' })],
    ['answers more than 1 MiB', () => answer({ razao_social: 'AURORA', qsa: ' '.repeat(2 ** 20) })],
    ['answers no JSON', () => fetch.mockImplementation(async () => new Response('<html>'))],
  ])('[O-39] answers 400 when the service %s', async (_, fail) => {
    fail();
    const { status, body } = await ask('12ABC34501DE35');
    expect([status, body]).toEqual([400, refusal(FAILURE)]);
  });

  it('[O-39] gives the service 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer({ razao_social: 'AURORA' });
    await ask('12ABC34501DE35');
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('error');
    timeout.mockRestore();
  });

  it('[O-39] keeps what was found for 30 days, but neither "not found" nor a failure', async () => {
    answer({ razao_social: 'AURORA' });
    await ask('12ABC34501DE35');
    await ask('12ABC34501DE35');
    expect(fetch).toHaveBeenCalledTimes(1);
    now = new Date(now.getTime() + 31 * 86_400_000);
    answer({}, 404);
    expect((await ask('12ABC34501DE35')).body.data).toBeNull();
    await ask('12ABC34501DE35');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('[O-39] falls back to the bundled sample, and in the demo begins with it', async () => {
    fetch.mockRejectedValue(new TypeError('no internet'));
    expect((await ask('00.000.000/0001-91')).body.data).toEqual(BANK);
    expect(fetch).toHaveBeenCalledOnce();
    const demo = await startApp(store.database, { fetch, config: { ...TEST_CONFIG, demo: true } });
    expect((await ask('00000000000191', demo)).body.data).toEqual(BANK);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each(['', '123', '00000000000000', '12ABC34501DE36'])('refuses "%s" without asking anybody', async (number) => {
    const { status, body } = await ask(number);
    expect([status, body.descricao]).toEqual([
      400,
      'O CNPJ informado é inválido! Verifique os dados e tente novamente.',
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[O-49] is limited for one CNPJ over all addresses', async () => {
    answer({ razao_social: 'AURORA' });
    for (let n = 0; n < 60; n++) expect((await ask('12ABC34501DE35')).status).toBe(200);
    expect((await ask('12ABC34501DE35')).body.descricao).toMatch(/^Muitas tentativas/);
    expect((await ask('00000000000191')).status).toBe(200);
  });
});

it('the sample has right CNPJs, each once, with name and date', () => {
  const sample: { Cnpj: string; RazaoSocial: string; DataConstituicao: string }[] = JSON.parse(
    readFileSync('server/data/companies.json', 'utf8'),
  );
  expect(sample.length).toBeGreaterThan(15);
  expect(new Set(sample.map(({ Cnpj }) => Cnpj)).size).toBe(sample.length);
  for (const { Cnpj, RazaoSocial, DataConstituicao } of sample) {
    expect([Cnpj, cnpj.validate(Cnpj)]).toEqual([Cnpj, undefined]);
    expect(RazaoSocial.length).toBeGreaterThan(4);
    expect(new Date(DataConstituicao).toISOString().slice(0, 10)).toBe(DataConstituicao);
  }
});
