import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { issueIntegrationKey, revokeIntegrationKey } from '../../../server/storage/integrationKeys';
import { client, document, integrationKey, mail, review, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { countStatements } from '../countedDatabase';
import { linkFrom, mailsTo } from '../mailbox';
import { serverForTests } from '../serverForTests';
import { addClient, startApp, TEST_CONFIG, tokenOf } from '../testServer';
import { signedCaller } from './signed';

const START = new Date('2026-11-23T12:00:00Z');
let now = START;
const clock = () => now;
const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock }));
const MASTER = TEST_CONFIG.integrationKey as Buffer;
let call: ReturnType<typeof signedCaller>;
let id: string;
let token: string;

const signerOf = async (name: string, role: 'read' | 'review') => {
  const secret = (await issueIntegrationKey(store.database, MASTER, { name, role, now })) ?? '';
  return signedCaller(server.app, { name, secret }, clock);
};
const read = async () => (await store.database.select().from(client).where(eq(client.id, id)))[0];
const returned = async () =>
  (await server.call('GET /api/cliente/devolucao', { token })).body.data as JsonObject | null;

beforeEach(async () => {
  now = START;
  await store.database.delete(integrationKey);
  call = await signerOf('analise', 'review');
  const sentAt = new Date(START.getTime() - 3_600_000);
  const added = await addClient(store.database, { status: 1, sentAt, loginInReview: true });
  id = added.id;
  token = await tokenOf(store.database, added, now);
});

describe('a reviewing system', () => {
  it('approves until a day, which the customer sees as the status', async () => {
    const { status, body } = await call(`POST /cadastros/${id}/aprovar`, { ValidoAte: '2027-05-01' });
    expect([status, body.data]).toMatchObject([200, { StatusCadastro: 2, DataVencimento: '2027-05-01' }]);
    expect((await server.call('GET /api/cliente/usuario', { token })).body.data).toMatchObject({ StatusCadastro: 2 });
    expect((await call(`POST /cadastros/${id}/aprovar`)).body.data).toMatchObject({ DataVencimento: '2028-11-23' });
  });

  it('gives a first registration back with a reason for a field, until it is sent again', async () => {
    const Motivos = [{ Aba: 'enderecos', Campo: 'Cep', Texto: 'O CEP não é o do comprovante.' }];
    expect((await call(`POST /cadastros/${id}/devolver`, { Texto: 'Faltam acertos.', Motivos })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 0 });
    expect(await returned()).toEqual({
      Em: START.toISOString(),
      Texto: 'Faltam acertos.',
      Motivos: [{ Aba: 'enderecos', Campo: '/Cep', Texto: 'O CEP não é o do comprovante.' }],
    });
    now = new Date(START.getTime() + 60_000);
    await store.database.update(client).set({ status: 1, sentAt: now });
    expect(await returned()).toBeNull();
  });

  it('tells them with the wizard as it is opened, and nothing where nothing came back', async () => {
    const opened = async () =>
      ((await server.call('GET /api/formularios/pf', { token })).body.data as { calls: JsonObject }).calls;
    expect(Object.keys(await opened())).not.toContain('GET /cliente/devolucao');
    await call(`POST /cadastros/${id}/devolver`, { Texto: 'Faltam acertos.' });
    const { headers } = await server.call('GET /api/formularios/pf', { token });
    expect(headers['cadastro-devolvido']).toBe('1');
    expect((await opened())['GET /cliente/devolucao']).toMatchObject({ body: { data: { Texto: 'Faltam acertos.' } } });
  });

  it('gives an update in review back so that it may be changed and sent again', async () => {
    await store.database.update(client).set({ status: 4, changed: false });
    await call(`POST /cadastros/${id}/devolver`, { Texto: 'Reveja o endereço.' });
    expect(await read()).toMatchObject({ status: 4, changed: true });
    expect(await returned()).toMatchObject({ Texto: 'Reveja o endereço.', Motivos: [] });
  });

  it('refuses with words, and lets expire', async () => {
    await store.database.update(client).set({ status: 2 });
    expect((await call(`POST /cadastros/${id}/vencer`)).body.data).toMatchObject({ StatusCadastro: 3 });
    expect((await call(`POST /cadastros/${id}/recusar`, { Texto: 'Documento falso.' })).body.data).toMatchObject({
      StatusCadastro: 5,
    });
    const kept = await store.database.select().from(review).where(eq(review.clientId, id)).orderBy(review.sequence);
    expect(kept.map(({ decision, by, text }) => [decision, by, text])).toEqual([
      ['expired', 'analise', null],
      ['refused', 'analise', 'Documento falso.'],
    ]);
  });

  it('refuses with words that the customer reads, without what nobody sees, until it decides otherwise', async () => {
    const refusal = async () => {
      const again = await tokenOf(store.database, (await read()) as never, now);
      return ((await server.call('GET /api/cliente/usuario', { token: again })).body.data as JsonObject).Recusa;
    };
    expect(await refusal()).toBeNull();
    const Texto = ' Documento\u202e falso.\u0007\r\n<b>Traga\to original.</b>\u2028';
    expect((await call(`POST /cadastros/${id}/recusar`, { Texto })).status).toBe(200);
    expect(await refusal()).toEqual({
      Em: START.toISOString(),
      Texto: 'Documento falso.\n<b>Traga o original.</b>',
    });
    expect((await call(`POST /cadastros/${id}/recusar`, { Texto: '\u200b\u0007' })).body.campo).toBe('/Texto');
    await call(`POST /cadastros/${id}/aprovar`);
    expect(await refusal()).toBeNull();
  });

  it('says nothing of a refusal to whom an operator has deactivated since', async () => {
    await call(`POST /cadastros/${id}/recusar`, { Texto: 'Documento falso.' });
    const again = await tokenOf(store.database, (await read()) as never, now);
    const recusa = async () =>
      ((await server.call('GET /api/cliente/usuario', { token: again })).body.data as JsonObject).Recusa;
    expect(await recusa()).not.toBeNull();
    await store.database.insert(review).values({ clientId: id, decision: 'deactivated', by: 'operator', at: now });
    expect(await recusa()).toBeNull();
  });

  it('is told what is wrong with a decision, which changes nothing', async () => {
    const wrong: [act: string, body: JsonObject, campo: string][] = [
      ['aprovar', { ValidoAte: '2026-11-23' }, '/ValidoAte'],
      ['aprovar', { Ate: '2027-01-01' }, '/Ate'],
      ['aprovar', { ValidoAte: ['2026-12-31'] }, '/ValidoAte'],
      ['aprovar', { ValidoAte: false }, '/ValidoAte'],
      ['aprovar', { ValidoAte: null }, '/ValidoAte'],
      ['aprovar', { ValidoAte: '' }, '/ValidoAte'],
      ['devolver', {}, '/Motivos'],
      ['devolver', { Motivos: [{ Aba: 'nenhuma', Texto: 'x' }] }, '/Motivos/0/Aba'],
      ['devolver', { Motivos: [{ Aba: 'enderecos', Campo: 'Cepp', Texto: 'x' }] }, '/Motivos/0/Campo'],
      ['devolver', { Motivos: [{ Aba: 'enderecos', Campo: ['Cep'], Texto: 'x' }] }, '/Motivos/0/Campo'],
      ['devolver', { Motivos: [{ Aba: 'enderecos', Campo: '/Cep/0', Texto: 'x' }] }, '/Motivos/0/Campo'],
      ['devolver', { Motivos: [{ Aba: 'dados-bancarios', Campo: '/contas/9/Nao', Texto: 'x' }] }, '/Motivos/0/Campo'],
      ['devolver', { Motivos: [{ Aba: 'dados-bancarios', Campo: '/contas/Nao', Texto: 'x' }] }, '/Motivos/0/Campo'],
      ['devolver', { Motivos: [{ Aba: 'enderecos', Campo: 'Cep', Texto: '' }] }, '/Motivos/0/Texto'],
      ['devolver', { Texto: ['x'], Motivos: [{ Aba: 'enderecos', Texto: 'x' }] }, '/Texto'],
      ['recusar', {}, '/Texto'],
    ];
    for (const [act, body, campo] of wrong) {
      const answer = await call(`POST /cadastros/${id}/${act}`, body);
      expect([act, answer.status, answer.body.campo]).toEqual([act, 400, campo]);
    }
    expect(await read()).toMatchObject({ status: 1 });
    expect((await call(`POST /cadastros/${randomUUID()}/aprovar`)).status).toBe(404);
  });

  it('is told in words what a return takes: lists, texts and names as they are, nothing that stands for them', async () => {
    const reason = { Aba: 'enderecos', Campo: 'Cep', Texto: 'x' };
    const wrong: [body: Json, said: string][] = [
      [{ Motivos: null, Texto: 'x' }, 'Deve ser uma lista: /Motivos'],
      [{ Motivos: { 0: reason } }, 'Deve ser uma lista: /Motivos'],
      [{ Motivos: Array(201).fill(reason) }, 'São no máximo 200 motivos: /Motivos'],
      [{ Motivos: [null] }, 'Deve ser um objeto: /Motivos/0'],
      [{ Motivos: [reason, { ...reason, Aba: 5 }] }, 'Deve ser um texto: /Motivos/1/Aba'],
      [{ Motivos: [{ ...reason, Campo: 1 }] }, 'Deve ser um texto: /Motivos/0/Campo'],
      [{ Motivos: [{ ...reason, Texto: 2026 }] }, 'Deve ser um texto: /Motivos/0/Texto'],
      [{ Motivos: [{ ...reason, Texto: ' ' }] }, 'Diga o motivo: /Motivos/0/Texto'],
      [{ Motivos: [{ ...reason, Texto: 'x'.repeat(2001) }] }, 'O texto passa de 2000 caracteres: /Motivos/0/Texto'],
      [{ Motivos: [{ ...reason, Aba: 'toString' }] }, 'O formulário não tem esta aba: /Motivos/0/Aba'],
      [{ Motivos: [{ ...reason, Campo: 'Cepp' }] }, 'A aba não tem este campo: /Motivos/0/Campo'],
      [{ Motivos: [{ ...reason, Cmpo: 'Cep' }] }, 'Campo desconhecido: /Motivos/0/Cmpo'],
      [{ Motivos: [], Texto: '' }, 'Diga o que corrigir, aqui ou em Texto: /Motivos'],
      [{ Texto: 5 }, 'Deve ser um texto: /Texto'],
      [{ Texto: null, Motivos: [reason] }, 'Deve ser um texto: /Texto'],
    ];
    for (const [body, said] of wrong) {
      const answer = await call(`POST /cadastros/${id}/devolver`, body);
      expect([answer.status, answer.body.descricao, answer.body.codigo]).toEqual([400, said, 'CAMPO_INVALIDO']);
    }
    for (const [Texto, said] of [
      [7, 'Deve ser um texto: /Texto'],
      [null, 'Deve ser um texto: /Texto'],
      ['', 'Diga o motivo: /Texto'],
    ] as const) {
      const answer = await call(`POST /cadastros/${id}/recusar`, { Texto });
      expect([answer.status, answer.body.descricao]).toEqual([400, said]);
    }
    expect(await read()).toMatchObject({ status: 1 });
  });

  it('decides on nothing that was not sent, and gives back nothing that does not wait', async () => {
    await store.database.update(client).set({ status: 2 });
    expect((await call(`POST /cadastros/${id}/devolver`, { Texto: 'x' })).body.codigo).toBe('CADASTRO_FECHADO');
    await store.database.update(client).set({ status: 0 });
    expect((await call(`POST /cadastros/${id}/aprovar`)).body.codigo).toBe('CADASTRO_FECHADO');
    await store.database.update(client).set({ status: 5, sentAt: null });
    const inactive = await call(`POST /cadastros/${id}/aprovar`);
    expect([inactive.status, inactive.body.codigo]).toEqual([400, 'CADASTRO_FECHADO']);
    expect(await read()).toMatchObject({ status: 5 });
  });

  it.each([1, 3, 4, 5])('lets nothing expire that is not approved: status %d', async (status) => {
    await store.database.update(client).set({ status });
    const answer = await call(`POST /cadastros/${id}/vencer`);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { codigo: 'CADASTRO_FECHADO', descricao: 'O cadastro não está aprovado.' },
    ]);
    expect(await read()).toMatchObject({ status });
  });

  it('opens again what was sent and is inactive, and names a field of a row', async () => {
    const Motivos = [{ Aba: 'dados-bancarios', Campo: '/contas/9/NomeBanco', Texto: 'x' }];
    expect((await call(`POST /cadastros/${id}/devolver`, { Motivos })).status).toBe(200);
    expect(await returned()).toMatchObject({ Motivos });
    await store.database.update(client).set({ status: 5 });
    expect((await call(`POST /cadastros/${id}/aprovar`)).body.data).toMatchObject({ StatusCadastro: 2 });
  });

  it('decides once, however often it asks with the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await call(`POST /cadastros/${id}/aprovar`, {}, { headers });
    const again = await call(`POST /cadastros/${id}/aprovar`, {}, { headers });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await store.database.$count(review, eq(review.clientId, id))).toBe(1);
  });
});

describe('a decision on what was read', () => {
  const etagNow = async () => String((await call(`GET /cadastros/${id}`)).headers.etag);
  const approve = (etag: string, more: Record<string, string> = {}) =>
    call(`POST /cadastros/${id}/aprovar`, {}, { headers: { 'if-match': etag, ...more } });
  /** The customer corrects it, and sends it anew. */
  const sendAgain = async () => {
    now = new Date(now.getTime() + 60_000);
    await store.database.update(client).set({ status: 1, sentAt: now, changed: false });
  };

  it('is refused once it was given back, corrected and sent anew; read again it is taken', async () => {
    const first = await etagNow();
    expect(first).toMatch(/^"[0-9a-f]{16}"$/);
    expect(await etagNow()).toBe(first);
    await call(`POST /cadastros/${id}/devolver`, { Texto: 'Faltam acertos.' });
    await sendAgain();
    const stale = await approve(first);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { codigo: 'ALTERADO', descricao: 'O cadastro mudou depois de lido. Leia-o de novo antes de decidir.' },
    ]);
    expect(await read()).toMatchObject({ status: 1, expiresOn: null });
    const second = await etagNow();
    expect(second).not.toBe(first);
    expect((await approve(second)).status).toBe(200);
  });

  it('is refused after what else changes: another decision, a change of the customer, the end of its validity', async () => {
    const stale = async (change: () => Promise<unknown>) => {
      const etag = await etagNow();
      await change();
      const { status } = await call(`POST /cadastros/${id}/recusar`, { Texto: 'x' }, { headers: { 'if-match': etag } });
      expect(status).toBe(409);
    };
    await stale(() => store.database.update(client).set({ changed: true }));
    await stale(() => call(`POST /cadastros/${id}/aprovar`, { ValidoAte: '2026-11-24' }));
    await stale(() => call(`POST /cadastros/${id}/aprovar`, { ValidoAte: '2026-11-24' }));
    await stale(async () => {
      now = new Date('2026-11-24T12:00:00Z');
    });
  });

  it('tells the version that it has made, also when it is asked again with the same key', async () => {
    const [etag, key] = [await etagNow(), { 'idempotency-key': randomUUID() }];
    const made = await approve(etag, key);
    expect([made.status, made.headers.etag]).toEqual([200, await etagNow()]);
    const again = await approve(etag, key);
    expect([again.status, again.body, again.headers.etag]).toEqual([200, made.body, made.headers.etag]);
  });

  it('is about whatever there is where it names nothing, or anything', async () => {
    await sendAgain();
    expect((await call(`POST /cadastros/${id}/aprovar`)).status).toBe(200);
    expect((await approve('*')).status).toBe(200);
    for (const other of ['', '"0"', (await etagNow()).replaceAll('"', ''), `W/${await etagNow()}`, '"0", "1"'])
      expect([other, (await approve(other)).status]).toEqual([other, 409]);
    expect((await approve(`W/${await etagNow()}`)).body.descricao).toContain('sem o W/');
  });

  it('may be one of several, as of a system that has seen both', async () => {
    const first = await etagNow();
    await sendAgain();
    expect((await approve(`${first}, ${await etagNow()}`)).status).toBe(200);
    expect((await approve(`${first}, "0"`)).status).toBe(409);
  });

  it('is refused after a file that came once the customer had changed something already', async () => {
    await store.database.update(client).set({ changed: true });
    const etag = await etagNow();
    const file = {
      typeId: 1,
      fileName: 'rg.pdf',
      mime: 'application/pdf',
      hash: '0',
      size: 1,
      storedAs: 'rg',
      pickedAt: '',
    };
    await store.database.insert(document).values({ ...file, clientId: id, author: 'Ana', createdAt: now });
    expect(await etagNow()).not.toBe(etag);
    expect((await approve(etag)).status).toBe(409);
    const made = await approve(await etagNow());
    expect([made.status, made.headers.etag]).toEqual([200, await etagNow()]);
  });

  it('reads the decision before it once', async () => {
    const counted = await countStatements(store.database);
    const other = await startApp(counted.database, { clock, definitions: await compiledDefinitions() });
    const secret = (await issueIntegrationKey(store.database, MASTER, { name: 'outro', role: 'review', now })) ?? '';
    const asked = signedCaller(other.app, { name: 'outro', secret }, clock);
    const etag = await etagNow();
    counted.forget();
    expect((await asked(`POST /cadastros/${id}/aprovar`, {}, { headers: { 'if-match': etag } })).status).toBe(200);
    expect(counted.statements().filter((query) => /^select .* from "review"/.test(query))).toHaveLength(1);
    await other.app.close();
  });
});

describe('the customer', () => {
  const mails = () => mailsTo(store.database, 'ana@example.com');
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const decide = async (act: string, body?: JsonObject) =>
    expect((await call(`POST /cadastros/${id}/${act}`, body)).status).toBe(200);

  it('is written to of each decision, but for an expiry, by the name of the institution', async () => {
    await store.database.insert(setting).values({ name: 'nomeEmpresa', value: 'Banco Exemplo S.A.' });
    await decide('devolver', { Texto: 'Faltam acertos.' });
    await store.database.update(client).set({ status: 1, sentAt: now });
    await decide('aprovar');
    await decide('vencer');
    await decide('recusar', { Texto: 'Documento falso.' });
    expect(await subjects()).toEqual([
      'Seu cadastro foi devolvido para correção',
      'Seu cadastro foi aprovado',
      'Seu cadastro foi recusado',
    ]);
    const all = await mails();
    expect(all.map(({ sender, kind, clientId }) => [sender, kind, clientId])).toEqual(
      all.map(() => ['Banco Exemplo S.A.', 'decision', id]),
    );
    expect(await linkFrom(store.database, 'ana@example.com')).toBe('/');
  });

  it('reads neither reasons nor anything of the person in the e-mail', async () => {
    const Motivos = [{ Aba: 'enderecos', Campo: 'Cep', Texto: 'O CEP não é o do comprovante.' }];
    await decide('devolver', { Texto: 'Faltam acertos.', Motivos });
    await store.database.update(client).set({ status: 1 });
    await decide('recusar', { Texto: 'Documento falso.' });
    const { name, document } = (await read()) ?? {};
    for (const { subject, html, text } of await mails())
      for (const body of [subject, html, text])
        for (const secret of ['acertos', 'CEP', 'falso', name, document]) expect(body).not.toContain(secret);
  });

  it('is written to once of what is decided twice, and again where it says something else', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) await call(`POST /cadastros/${id}/aprovar`, {}, { headers });
    await decide('aprovar', { ValidoAte: '2027-05-01' });
    expect(await subjects()).toEqual(['Seu cadastro foi aprovado']);
    await store.database.update(client).set({ status: 4, changed: false });
    for (const _ of [1, 2]) await decide('devolver', { Texto: 'Reveja o endereço.' });
    expect(await subjects()).toHaveLength(2);
    await decide('devolver', { Texto: 'Reveja também a conta.' });
    expect(await subjects()).toHaveLength(3);
    for (const _ of [1, 2]) await decide('recusar', { Texto: 'Documento falso.' });
    expect(await subjects()).toHaveLength(4);
    await decide('aprovar');
    expect(await subjects()).toHaveLength(5);
  });

  it('is written to of nothing that was not decided', async () => {
    await call(`POST /cadastros/${id}/devolver`, {});
    await call(`POST /cadastros/${id}/vencer`);
    expect(await store.database.$count(mail)).toBe(0);
  });

  it('is sent to no portal that does not let in', async () => {
    await store.database.insert(setting).values([
      { name: 'autenticacao', value: '2' },
      { name: 'aprovacaoPersonalizada', value: 'S' },
    ]);
    await decide('aprovar');
    await decide('recusar', { Texto: 'Documento falso.' });
    const [approved, refused] = await mails();
    expect(approved?.text).toContain('Acesse a sua conta pelo nosso aplicativo.');
    expect(refused?.text).toContain('Entre em contato com o suporte.');
    expect(`${approved?.text}${refused?.text}`).not.toContain('http');
  });
});

describe('a call of another system', () => {
  const APPROVE = () => `POST /cadastros/${id}/aprovar`;

  it('is refused without a right signature: of other words, another body, another time, another secret', async () => {
    const other = signedCaller(server.app, { name: 'analise', secret: 'outro' }, clock);
    const refusals = [
      await call(APPROVE(), {}, { headers: { 'ficha-signature': 'v1=00' } }),
      await call(APPROVE(), {}, { headers: { 'ficha-key': 'ninguem' } }),
      await call(APPROVE(), {}, { body: '{"ValidoAte":"2030-01-01"}' }),
      await call(APPROVE(), {}, { at: new Date(START.getTime() - 301_000) }),
      await call(APPROVE(), {}, { at: new Date(START.getTime() + 301_000) }),
      await call(APPROVE(), {}, { nonce: 'curto' }),
      await other(APPROVE(), {}),
      await server.app
        .inject({ method: 'POST', url: `/integracao/cadastros/${id}/aprovar` })
        .then(({ statusCode: status }) => ({ status })),
      await server.app
        .inject({
          method: 'POST',
          url: `/integracao/cadastros/${id}/aprovar`,
          headers: { authorization: `Bearer ${token}` },
        })
        .then(({ statusCode: status }) => ({ status })),
    ];
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 401));
    expect(await read()).toMatchObject({ status: 1 });
  });

  it('is refused unsigned at every address that there is for other systems', async () => {
    const { paths } = (await server.app.openApi()) as { paths: Record<string, JsonObject> };
    const addresses = Object.entries(paths).filter(([path]) => path.startsWith('/integracao/'));
    expect(addresses).toHaveLength(8);
    for (const [path, methods] of addresses) {
      const [method = ''] = Object.keys(methods);
      const url = path.replace('{formulario}', 'pf').replaceAll(/\{\w+\}/g, id);
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await server.app.inject({ method: method.toUpperCase() as 'GET', url, headers });
        expect([path, answer.statusCode]).toEqual([path, 401]);
      }
    }
  });

  it('is refused with a name in its query that it has no use for, which would be passed over', async () => {
    const said = async (path: string) => {
      const { status, body } = await call(path, path.startsWith('POST') ? {} : undefined);
      return [status, body.descricao, body.codigo];
    };
    const refused = (words: string) => [400, `Parâmetro desconhecido: ${words}`, 'REQUISICAO_INVALIDA'];
    expect(await said('GET /cadastros?satus=1')).toEqual(refused('satus. Há depois, limite, status e tipo.'));
    expect(await said('GET /formularios/pf/csv?status=1')).toEqual(refused('status. Há depois e limite.'));
    expect(await said(`GET /cadastros/${id}?blocos=1`)).toEqual(refused('blocos. Não há nenhum.'));
    expect(await said(`POST /cadastros/${id}/aprovar?ValidoAte=2027-05-01`)).toEqual(
      refused('ValidoAte. Não há nenhum.'),
    );
    expect(await read()).toMatchObject({ status: 1 });
    expect((await call('GET /cadastros?LIMITE=1&Status=1')).status).toBe(200);
    expect((await call('GET /nada?x=1')).status).toBe(404);
  });

  it('is taken once', async () => {
    const nonce = randomUUID();
    expect((await call(`GET /cadastros/${id}`, undefined, { nonce })).status).toBe(200);
    expect((await call(`GET /cadastros/${id}`, undefined, { nonce })).status).toBe(401);
  });

  it('with a key that reads does not decide, with a revoked one nothing', async () => {
    const reader = await signerOf('leitura', 'read');
    expect((await reader(`GET /cadastros/${id}`)).status).toBe(200);
    expect((await reader(APPROVE())).status).toBe(403);
    await revokeIntegrationKey(store.database, { name: 'leitura', now });
    expect((await reader(`GET /cadastros/${id}`)).status).toBe(401);
  });

  it('does not exist without a key of the installation', async () => {
    const config = { ...TEST_CONFIG, integrationKey: undefined };
    const { app } = await startApp(store.database, { clock, config });
    expect((await app.inject(`/integracao/cadastros/${id}`)).statusCode).toBe(404);
    await app.close();
  });
});
