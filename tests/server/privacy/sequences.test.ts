import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetsNeverSent } from '../../../server/registration/privacy/forget';
import { forgetsOldRecords } from '../../../server/registration/privacy/forgetRecords';
import { ALL_ACCOUNTS, noteAccess } from '../../../server/storage/dataAccess';
import type { Files } from '../../../server/storage/files/files';
import * as tables from '../../../server/storage/schema';
import { temporaryFolder } from '../../support/temporaryFolder';
import { addClient, tokenOf } from '../testServer';
import { liveDefinitions, serverInTime, unzip } from './serverOfTests';

const { time, store, server, files, later, own, ask, erasures, clientOf, tidy, operate } = serverInTime();
const folder = temporaryFolder();

/** Files of which nothing is dropped; something else happens instead. */
const whenDropping = (happens: () => Promise<void>): Files => ({ ...files(), drop: happens });
const OTHER = { document: '11144477735', email: 'rafael@example.com' };

describe('an erasure that is due', () => {
  it('is not done when it is withdrawn while those of others are done', async () => {
    const all = [await own({ isSent: true }), await own({ isSent: true, ...OTHER })];
    for (const { token } of all) await ask(token);
    later(16);
    let withdrawn = 0;
    const by = whenDropping(async () => {
      if (withdrawn > 0) return;
      const done = (await erasures()).map(({ clientId }) => clientId);
      const left = all.find(({ client }) => !done.includes(client.id));
      const token = await tokenOf(store.database, left?.client as never, time.now);
      withdrawn = (await server.call('POST /api/cliente/dados/exclusao/desistir', { token })).status;
    });
    await tidy(by);
    expect(withdrawn).toBe(200);
    expect(await erasures()).toHaveLength(1);
  });

  it('is done once by two servers', async () => {
    const { token } = await own({ isSent: true });
    await ask(token);
    later(16);
    await Promise.all([tidy(), tidy()]);
    expect(await erasures()).toHaveLength(1);
    expect(await store.database.$count(tables.event, eq(tables.event.kind, 'erased'))).toBe(1);
  });

  it('is done for others when it fails for one', async () => {
    for (const { token } of [await own({ isSent: true }), await own({ isSent: true, ...OTHER })]) await ask(token);
    later(16);
    const away = () => Promise.reject(new Error('away'));
    await expect(tidy(whenDropping(away))).rejects.toThrow('away');
    expect(await erasures()).toHaveLength(2);
  });
});

describe('an account that never sent', () => {
  it('stays when its customer comes back while others are erased', async () => {
    const all = [await own({ isSent: false }), await own({ isSent: false, ...OTHER })];
    later(181);
    const forget = forgetsNeverSent(
      await liveDefinitions(),
      whenDropping(async () => {
        for (const { client } of all) if (await clientOf(client.id)) await tokenOf(store.database, client, time.now);
      }),
    );
    await forget(store.database, time.now);
    expect(await store.database.$count(tables.client)).toBe(1);
  });
});

it('an erasure leaves e-mails of another account with the same address', async () => {
  const { client } = await own({ isSent: true });
  const company = await addClient(store.database, { type: 2, document: '11222333000181', email: client.email });
  const at = { createdAt: time.now, dueAt: time.now, expiresAt: time.now };
  const letter = { kind: 'signing' as const, sender: 'a', recipient: client.email, subject: 'd', ...at };
  await store.database.insert(tables.mail).values([{ ...letter, clientId: company.id }, letter]);
  await operate('erase', client.email, '--type', '1');
  const left = await store.database.select().from(tables.mail);
  expect(left.map(({ kind, clientId }) => [kind, clientId])).toEqual([
    ['signing', company.id],
    ['erasureDone', null],
  ]);
});

it('a list of erasures is added to, done again once, and counts norms from the first time', async () => {
  const { client } = await own({ isSent: true });
  const list = join(folder, 'list');
  const earlier = '2026-11-20T12:00:00.000Z';
  writeFileSync(list, `${JSON.stringify({ client: client.id, reason: 'asked', at: earlier })}\n`);
  await operate('erase-again', list);
  expect(await operate('erase-again', list)).toEqual([`Erased again: 0 of 1 in ${list}.`]);
  expect((await erasures()).map(({ at, keptUntil }) => [at.toISOString(), keptUntil])).toEqual([
    [earlier, '2031-11-20'],
  ]);
  const { client: second } = await own({ isSent: false, ...OTHER });
  await operate('erase', second.email);
  const elsewhere =
    '{"client":"0b1c8a4e-0000-4000-8000-000000000000","reason":"asked","at":"2026-11-01T00:00:00.000Z"}';
  writeFileSync(list, `${elsewhere}\n`);
  expect(await operate('erasures', list)).toEqual([`${list}: 3 erasures.`]);
  expect(readFileSync(list, 'utf8').split('\n')[0]).toBe(elsewhere);
  expect(existsSync(`${list}.part`)).toBe(false);
  writeFileSync(list, 'something else');
  await expect(operate('erasures', list)).rejects.toThrow('is no list of erasures');
});

it('it is noted of any number of customers that their data is shown', async () => {
  const ids = Array.from({ length: 17_000 }, (_, index) => String(index));
  await noteAccess(store.database, ids, { by: 'operator', call: 'clients', at: time.now });
  expect(await store.database.$count(tables.dataAccess)).toBe(17_000);
});

it('who saw all customers before there was an account did not see it', async () => {
  const of = (days: number) => new Date(time.now.getTime() + days * 86_400_000);
  const by = { by: 'operator', call: 'backup' };
  await noteAccess(store.database, 'all', { ...by, at: of(-1) });
  await noteAccess(store.database, 'all', { ...by, at: of(1) });
  const { token } = await own({ isSent: false });
  const { Acessos } = (await server.call('GET /api/cliente/dados', { token })).body.data as {
    Acessos: { Em: string }[];
  };
  expect(Acessos.map(({ Em }) => Em)).toEqual([of(1).toISOString()]);
});

describe('a copy of the data', () => {
  const fetched = async (token: string) => {
    const { body } = await server.call('POST /api/cliente/dados/copia', { token });
    const url = `/api/cliente/dados/copia/${(body.data as { Id: string }).Id}`;
    return unzip((await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload);
  };

  it('is whole where the content of a file is lost, and says which', async () => {
    const { token } = await own({ isSent: true });
    await store.database.delete(tables.filePiece);
    const [first] = await store.database.select().from(tables.document).orderBy(tables.document.createdAt);
    const copy = await fetched(token);
    expect(String(copy.get('arquivos que faltam.txt'))).toContain(`arquivos/1 ${first?.fileName}`);
  });

  it('holds what there is of a file that is not whole, and all others, and says which it is', async () => {
    const { token } = await own({ isSent: true });
    const [first, ...others] = await store.database
      .select()
      .from(tables.document)
      .orderBy(tables.document.createdAt, tables.document.id);
    const isFirst = eq(tables.document.id, first?.id ?? '');
    await store.database
      .update(tables.document)
      .set({ size: (first?.size ?? 0) + 1 })
      .where(isFirst);
    const copy = await fetched(token);
    const listed = String(copy.get('arquivos que faltam.txt')).trim().split('\n').slice(2);
    expect(listed.map((name) => name.replace(/^arquivos\/\d+ /, ''))).toEqual([first?.fileName]);
    expect(copy.get(listed[0] ?? '')?.length).toBe(first?.size);
    expect([...copy.keys()].filter((name) => name.startsWith('arquivos/'))).toHaveLength(others.length + 1);
  });

  it('tells what is kept for a time only: e-mails, browsers that entered, files that wait', async () => {
    const { client, token } = await own({ isSent: false });
    const at = { createdAt: time.now, dueAt: time.now, expiresAt: time.now };
    const letter = { kind: 'recovery' as const, sender: 'a', recipient: client.email, subject: 'Sua senha', ...at };
    await store.database.insert(tables.mail).values({ ...letter, clientId: client.id });
    await store.database.insert(tables.knownDevice).values({ clientId: client.id, device: 'a', usedAt: time.now });
    const waiting = {
      fileName: 'rg.pdf',
      mime: 'application/pdf',
      size: 1,
      hash: 'a',
      storedAs: 'b',
      createdAt: time.now,
    };
    await store.database.insert(tables.waitingFile).values({ ...waiting, clientId: client.id });
    const data = JSON.parse(String((await fetched(token)).get('dados.json')));
    expect(data.emails).toMatchObject([{ assunto: 'Sua senha', para: client.email }]);
    expect(data.navegadoresConhecidos).toEqual([{ ultimaEntrada: time.now.toISOString() }]);
    expect(data.arquivosNaoGravados).toMatchObject([{ nome: 'rg.pdf' }]);
  });

  it('has all who saw the data', async () => {
    const { token } = await own({ isSent: false });
    const all = Array.from({ length: 101 }, (_, second) => new Date(time.now.getTime() + second * 1000));
    const by = { account: ALL_ACCOUNTS, by: 'operator', call: 'backup' };
    await store.database.insert(tables.dataAccess).values(all.map((at) => ({ ...by, at })));
    const copy = await fetched(token);
    expect(JSON.parse(String(copy.get('dados.json'))).quemViu).toHaveLength(101);
  });

  it('is forgotten five years after it could be fetched', async () => {
    const { token } = await own({ isSent: false });
    await server.call('POST /api/cliente/dados/copia', { token });
    later(5 * 366 + 8);
    await forgetsOldRecords(await liveDefinitions())(store.database, time.now);
    expect(await store.database.$count(tables.dataRequest)).toBe(0);
  });
});
