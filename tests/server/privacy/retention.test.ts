import { expect, it } from 'vitest';
import { forgetEndedPasswords, keepTemporaryPassword } from '../../../server/access/temporaryPassword';
import { forgetsWaiting } from '../../../server/blocks/documents/waiting';
import { forgetsOldEvents } from '../../../server/outside/events/keep';
import { queueEvent } from '../../../server/outside/events/queue';
import { forgetsOldDrafts } from '../../../server/registration/drafts/drafts';
import { forgetsOldRecords } from '../../../server/registration/privacy/forgetRecords';
import { onlyDefinitions } from '../../../server/storage/definitions/live';
import type { DefinitionsPackage, LiveDefinitions } from '../../../server/storage/definitions/types';
import * as tables from '../../../server/storage/schema';
import { minimalPdf } from '../../support/minimalPdf';
import { compiledDefinitions } from '../compiledDefinitions';
import { draftsAt, PHONE, told } from '../registration/drafts/drafts';
import { addClient, tokenOf } from '../testServer';
import { liveDefinitions, serverInTime } from './serverOfTests';

const { time, store, server, files, later } = serverInTime();

/** The definitions where what goes by its age goes after so many days. */
async function keptFor(days: number): Promise<LiveDefinitions> {
  const { files: compiled } = (await compiledDefinitions()) as unknown as { files: DefinitionsPackage };
  const shared = JSON.parse(compiled.sources['shared.json'] ?? '');
  for (const name of ['preenchimento', 'comunicacao']) shared.treatments[name].retention = { days, from: 'collection' };
  const sources = { ...compiled.sources, 'shared.json': JSON.stringify(shared) };
  return onlyDefinitions({ ...(await compiledDefinitions()), files: { ...compiled, sources } }, 2);
}

/** One of each that goes by its age. */
async function keepAll(): Promise<void> {
  const client = await addClient(store.database);
  const token = await tokenOf(store.database, client, time.now);
  await draftsAt(server).send(token, told(PHONE, { 'enderecos/Cep': '01310' }));
  const body = { FileName: 'a.pdf', FileDataString64: minimalPdf().toString('base64') };
  expect((await server.call('POST /api/cliente/arquivos', { token, body })).status).toBe(200);
  await queueEvent(store.database, { clientId: client.id, kind: 'sent', now: time.now });
  const at = { createdAt: time.now, dueAt: time.now, expiresAt: time.now };
  const letter = { kind: 'recovery' as const, sender: 'a', recipient: client.email, subject: 'b' };
  await store.database.insert(tables.mail).values({ ...letter, ...at });
}

/** The names of what is left once what is due by its age has gone. */
async function left(definitions: LiveDefinitions): Promise<string[]> {
  const due = [
    forgetsOldDrafts(definitions),
    forgetsWaiting(definitions, files()),
    forgetsOldEvents(definitions),
    forgetsOldRecords(definitions),
  ];
  for (const tidy of due) await tidy(store.database, time.now);
  const all = { draft: tables.draftEntry, file: tables.waitingFile, event: tables.event, mail: tables.mail };
  const counts = await Promise.all(
    Object.entries(all).map(async ([name, table]) => [name, await store.database.$count(table)] as const),
  );
  return counts.flatMap(([name, count]) => (count > 0 ? [name] : []));
}

it('what goes by its age goes as early as customers are told, where that is earlier than the server lets it go', async () => {
  const definitions = await keptFor(3);
  await keepAll();
  later(2.9);
  expect(await left(definitions)).toEqual(['draft', 'file', 'event', 'mail']);
  later(0.2);
  expect(await left(definitions)).toEqual([]);
});

it('and no later than the server lets it go, whatever is said', async () => {
  const definitions = await keptFor(3_000);
  await keepAll();
  later(6.9);
  expect(await left(definitions)).toEqual(['draft', 'file', 'event', 'mail']);
  later(0.2);
  expect(await left(definitions)).toEqual(['draft', 'event', 'mail']);
  later(23);
  expect(await left(definitions)).toEqual(['event', 'mail']);
  later(60);
  expect(await left(definitions)).toEqual(['mail']);
});

it('a temporary password that nobody used is taken away once its time is over', async () => {
  const { id: clientId } = await addClient(store.database);
  await keepTemporaryPassword(store.database, { clientId, passwordHash: 'x' }, time.now);
  later(0.9);
  await forgetEndedPasswords(store.database, time.now);
  expect(await store.database.$count(tables.temporaryPassword)).toBe(1);
  later(0.2);
  await forgetEndedPasswords(store.database, time.now);
  expect(await store.database.$count(tables.temporaryPassword)).toBe(0);
});

it('of the definitions of the product nothing is said to go before the server lets it go', async () => {
  await keepAll();
  later(6.9);
  expect(await left(await liveDefinitions())).toEqual(['draft', 'file', 'event', 'mail']);
  later(22);
  expect(await left(await liveDefinitions())).toContain('draft');
  later(60);
  expect(await left(await liveDefinitions())).toContain('event');
});
