import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { deliverDue } from '../../../server/mail/deliver';
import { finishesErasures, forgetsNeverSent } from '../../../server/registration/privacy/forget';
import { forgetsOldRecords } from '../../../server/registration/privacy/forgetRecords';
import * as tables from '../../../server/storage/schema';
import { signedCaller } from '../integration/signed';
import { linkFrom, mailsTo } from '../mailbox';
import { addClient, tokenOf } from '../testServer';
import { liveDefinitions, serverInTime, unzip } from './serverOfTests';

const { time, store, server, files, later, own, operate } = serverInTime();
const told = async (token: string) => (await server.call('GET /api/cliente/dados', { token })).body.data as JsonObject;
const tokenNow = (client: Parameters<typeof tokenOf>[1]) => tokenOf(store.database, client, time.now);
const basic = async (clientId: string) => {
  const rows = await store.database.select().from(tables.part).where(eq(tables.part.clientId, clientId));
  return rows.find(({ part }) => part === 'basica')?.data.informacoes;
};

describe('what a customer is told', () => {
  it('is each treatment of its forms with purpose, basis, period and data, and none of other customers', async () => {
    const { token } = await own({ isSent: false });
    const { Tratamentos, Exclusao, Copia, DiasExclusao } = await told(token);
    const all = Tratamentos as { Titulo: string; Prazo: string; Norma: string | null; Dados: string[] }[];
    expect(all.find(({ Titulo }) => Titulo === 'Cadastro')).toMatchObject({
      Prazo: '10 anos depois do fim do relacionamento',
      Norma: expect.stringContaining('3.978/2020'),
      Dados: expect.arrayContaining(['Nome do pai', 'CEP']),
    });
    expect(all.find(({ Titulo }) => Titulo === 'Contato e correspondência')).toMatchObject({ Norma: null });
    expect(JSON.stringify(all)).not.toContain('Número NIRE');
    expect(JSON.stringify(all)).toContain('Possui vínculo com a instituição?');
    expect(JSON.stringify(all)).not.toContain('{$');
    expect([Exclusao, Copia, DiasExclusao]).toEqual([null, null, 15]);
  });
});

describe('who saw data', () => {
  it('is noted of commands, other systems and signers, append only, and the customer reads it', async () => {
    const { client, token } = await own({ isSent: true });
    await operate('clients');
    await operate('approve', client.email);
    await store.database.delete(tables.integrationKey);
    const [, secret = ''] = await operate('integration', 'issue', 'risco', '--role', 'read');
    const call = signedCaller(server.app, { name: 'risco', secret }, () => time.now);
    expect((await call('GET /cadastros')).status).toBe(200);
    expect((await call(`GET /cadastros/${client.id}`)).status).toBe(200);
    expect((await call('GET /formularios/pf/csv')).status).toBe(200);
    const { Acessos } = await told(token);
    expect((Acessos as JsonObject[]).map(({ Quem, Chamada }) => `${Quem} ${Chamada}`).reverse()).toEqual([
      'Equipe da instituição clients',
      'Equipe da instituição approve',
      'Sistema risco GET /integracao/cadastros',
      'Sistema risco GET /integracao/cadastros/:guid',
      'Sistema risco GET /integracao/formularios/:formulario/csv',
    ]);
    expect((await operate('accesses', client.email)).length).toBe(6);
    const [row] = await store.database.select().from(tables.dataAccess);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${client.id}|${client.document}|${client.email}`));
    await expect(store.database.delete(tables.dataAccess)).rejects.toThrow();
    await expect(store.database.update(tables.dataAccess).set({ by: 'nobody' })).rejects.toThrow();
  });

  it('is told to nobody else', async () => {
    const { client } = await own({ isSent: true });
    await operate('approve', client.email);
    const other = await addClient(store.database, { document: '11144477735', email: 'rafael@example.com' });
    expect((await told(await tokenNow(other))).Acessos).toEqual([]);
  });
});

describe('a copy of the data', () => {
  it('is asked with a fresh password, holds data, sheet and files, and ends after seven days', async () => {
    const { client, token } = await own({ isSent: true });
    later(0.02);
    expect((await server.call('POST /api/cliente/dados/copia', { token })).status).toBe(403);
    const fresh = await tokenNow(client);
    const { body } = await server.call('POST /api/cliente/dados/copia', { token: fresh });
    const { Id } = body.data as { Id: string };
    const url = `/api/cliente/dados/copia/${Id}`;
    const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${fresh}` } });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzip(answer.rawPayload);
    expect([...files.keys()].slice(0, 4)).toEqual(['LEIA-ME.txt', 'dados.json', 'dados.csv', 'ficha.pdf']);
    expect([...files.keys()].filter((name) => name.startsWith('arquivos/')).length).toBeGreaterThan(0);
    expect(files.get('ficha.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    const data = JSON.parse(String(files.get('dados.json')));
    expect(data.conta).toMatchObject({ nome: client.name, documento: client.document });
    expect(data.formularios.pf.informacoes.NomeMae).toBeTruthy();
    expect(data.envios).toHaveLength(1);
    expect(data.assinaturas.length).toBeGreaterThan(0);
    expect(String(files.get('dados.csv'))).toContain(`pf,informacoes,NomeMae,Nome da mãe,`);
    expect(String(files.get('dados.csv'))).not.toContain('{$');
    const other = await addClient(store.database, { document: '11144477735', email: 'rafael@example.com' });
    expect((await server.call(`GET ${url}`, { token: await tokenNow(other) })).status).toBe(404);
    later(8);
    expect((await server.call(`GET ${url}`, { token: await tokenNow(client) })).status).toBe(404);
  });

  it('names what waits for the scanner, with its state, and gives it to nobody', async () => {
    const { client, token } = await own({ isSent: true });
    const of = eq(tables.document.clientId, client.id);
    const [held, ...others] = await store.database.select().from(tables.document).where(of);
    const isHeld = eq(tables.document.id, held?.id ?? '');
    await store.database.update(tables.document).set({ quarantined: true }).where(isHeld);
    const { Id } = (await server.call('POST /api/cliente/dados/copia', { token })).body.data as { Id: string };
    const url = `/api/cliente/dados/copia/${Id}`;
    const copy = unzip((await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload);
    const { arquivos } = JSON.parse(String(copy.get('dados.json'))) as { arquivos: { nome: string; estado: string }[] };
    expect(arquivos.map(({ nome, estado }) => `${nome}: ${estado}`).sort()).toEqual(
      [`${held?.fileName}: em verificação de vírus`, ...others.map(({ fileName }) => `${fileName}: disponível`)].sort(),
    );
    const listed = String(copy.get('arquivos em verificação.txt')).trim().split('\n').slice(2);
    expect(listed.map((name) => name.replace(/^arquivos\/\d+ /, ''))).toEqual([held?.fileName]);
    const given = [...copy.keys()].filter((name) => name.startsWith('arquivos/'));
    expect(given.map((name) => name.replace(/^arquivos\/\d+ /, '')).sort()).toEqual(
      others.map(({ fileName }) => fileName).sort(),
    );
    expect([...copy.keys()]).not.toContain('arquivos que faltam.txt');
  });
});

/** The subjects of the e-mails to a client. */
const toldOf = async (email: string) => (await mailsTo(store.database, email)).map(({ subject }) => subject);

describe('an erasure', () => {
  const ask = async (token: string) => (await server.call('POST /api/cliente/dados/exclusao', { token })).body.data;

  it('is asked once, told with its day, and withdrawn while it waits', async () => {
    const { client, token } = await own({ isSent: true });
    const first = await ask(token);
    expect(first).toMatchObject({ Estado: 'AGUARDANDO', Prevista: '2026-12-08T12:00:00.000Z' });
    expect(await ask(token)).toEqual(first);
    expect(await toldOf(client.email)).toEqual(['Pedido de exclusão dos seus dados']);
    expect((await mailsTo(store.database, client.email))[0]?.text).toContain('Em 08/12/2026 a sua conta é encerrada');
    expect(await linkFrom(store.database, client.email)).toBe('/Seguranca/MeusDados');
    expect((await operate('erasures'))[0]).toContain(`2026-12-08 · ${client.document}`);
    expect((await server.call('POST /api/cliente/dados/exclusao/desistir', { token })).status).toBe(200);
    expect((await told(token)).Exclusao).toMatchObject({ Estado: 'DESISTIDA' });
    expect((await server.call('POST /api/cliente/dados/exclusao/desistir', { token })).status).toBe(400);
    expect((await toldOf(client.email)).slice(1)).toEqual(['Você desistiu da exclusão dos seus dados']);
    later(20);
    await finishesErasures(await liveDefinitions(), files())(store.database, time.now);
    expect(await store.database.$count(tables.erasure)).toBe(0);
  });

  it('is refused by the institution with a reason that the customer reads', async () => {
    const { client, token } = await own({ isSent: true });
    await ask(token);
    await operate('refuse-erasure', client.email, '--reason', 'Há uma ordem judicial.');
    expect((await told(token)).Exclusao).toMatchObject({ Estado: 'RECUSADA', Texto: 'Há uma ordem judicial.' });
    const [, refused] = await mailsTo(store.database, client.email);
    expect(refused?.subject).toBe('O pedido de exclusão dos seus dados foi recusado');
    expect(refused?.text).toContain('Há uma ordem judicial.');
  });

  it('takes what no norm keeps on its day, closes the account, and keeps the rest until each norm ends', async () => {
    const { client, token } = await own({ isSent: true });
    expect(await basic(client.id)).toMatchObject({ Telefone2: '+551133334444' });
    await ask(token);
    later(16);
    const tidy = finishesErasures(await liveDefinitions(), files());
    await tidy(store.database, time.now);
    const [left] = await store.database.select().from(tables.client);
    expect(left).toMatchObject({ status: 5, passwordHash: null, document: client.document });
    expect(await basic(client.id)).toMatchObject({ NomeMae: expect.any(String) });
    expect(Object.keys((await basic(client.id)) ?? {})).not.toContain('Telefone2');
    for (const table of [tables.session, tables.draft, tables.knownDevice]) {
      expect(await store.database.$count(table)).toBe(0);
    }
    const [done, ...others] = await store.database.select().from(tables.mail);
    expect([done?.recipient, done?.clientId, others]).toEqual([client.email, null, []]);
    expect(done?.text).toContain('fica bloqueado até o fim do prazo de cada norma');
    const carrier = { send: async () => {}, keepsBodies: false, close: () => {} };
    await deliverDue({ database: store.database, carrier, clock: () => time.now, log: () => {} });
    expect(await store.database.$count(tables.mail)).toBe(0);
    for (const table of [tables.sending, tables.signatureEvidence, tables.document, tables.suitability]) {
      expect(await store.database.$count(table)).toBeGreaterThan(0);
    }
    expect((await store.database.select().from(tables.erasure))[0]).toMatchObject({
      extent: 'some',
      keptUntil: '2031-12-09',
    });
    expect((await store.database.select().from(tables.event)).map(({ kind }) => kind)).toEqual(['erased']);
    later(366 * 5);
    await tidy(store.database, time.now);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.suitability)).toBe(0);
    expect(await store.database.$count(tables.signatureEvidence)).toBeGreaterThan(0);
    later(366 * 6);
    await tidy(store.database, time.now);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.client)).toBe(0);
    expect(await store.database.$count(tables.signatureEvidence)).toBe(0);
    expect((await store.database.select().from(tables.erasure)).at(-1)).toMatchObject({
      extent: 'all',
      keptUntil: null,
    });
    // The account was closed years ago, and its customer was told then.
    expect(await store.database.$count(tables.mail)).toBe(0);
  });

  it('of a registration that was never sent takes everything', async () => {
    const { client } = await own({ isSent: false });
    expect(await operate('erase', client.email)).toEqual(['Erased: nothing is left.']);
    expect(await store.database.$count(tables.client)).toBe(0);
    expect((await mailsTo(store.database, client.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Apagamos tudo o que guardávamos sobre você.'),
    ]);
  });

  it('of somebody who never confirmed the e-mail is told to nobody', async () => {
    const { client } = await own({ isSent: false });
    await store.database.update(tables.client).set({ emailConfirmedAt: null });
    await operate('erase', client.email);
    expect(await store.database.$count(tables.mail)).toBe(0);
  });
});

describe('what nobody asks for any more', () => {
  it('is erased: accounts that never sent and that nobody uses, by the setting', async () => {
    await own({ isSent: false });
    await own({ isSent: true, document: '11144477735', email: 'rafael@example.com' });
    const tidy = forgetsNeverSent(await liveDefinitions(), files());
    later(179);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.client)).toBe(2);
    later(2);
    await operate('settings', 'set', 'Dias ate apagar o cadastro nunca enviado', '0');
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.client)).toBe(2);
    await operate('settings', 'set', 'Dias ate apagar o cadastro nunca enviado', '180');
    await tidy(store.database, time.now);
    expect((await store.database.select().from(tables.client)).map(({ document }) => document)).toEqual([
      '11144477735',
    ]);
    expect((await store.database.select().from(tables.erasure)).map(({ reason }) => reason)).toEqual(['abandoned']);
  });

  it('is deleted: e-mails after 90 days, and who saw what after five years', async () => {
    const { client } = await own({ isSent: true });
    await operate('approve', client.email);
    const at = { createdAt: time.now, dueAt: time.now, expiresAt: time.now, sentAt: time.now };
    const kind = 'signing' as const;
    await store.database.insert(tables.mail).values({ kind, sender: 'a', recipient: 'b@c.co', subject: 'd', ...at });
    const tidy = forgetsOldRecords(await liveDefinitions());
    later(89);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.mail)).toBeGreaterThan(0);
    later(2);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.mail)).toBe(0);
    expect(await store.database.$count(tables.dataAccess)).toBe(1);
    later(366 * 5);
    await tidy(store.database, time.now);
    expect(await store.database.$count(tables.dataAccess)).toBe(0);
  });
});
