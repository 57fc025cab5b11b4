import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { finishesErasures, forgetsEnded } from '../../../server/registration/privacy/forget';
import { onlyDefinitions } from '../../../server/storage/definitions/live';
import { publish } from '../../../server/storage/definitions/published';
import type { DefinitionsPackage, LiveDefinitions } from '../../../server/storage/definitions/types';
import * as tables from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { signedCaller } from '../integration/signed';
import { tokenOf } from '../testServer';
import { liveDefinitions, START, serverInTime } from './serverOfTests';

const { time, store, server, files, later, own, ask, erasures, clientOf, tidy, operate } = serverInTime();

describe('an account that an erasure has closed', () => {
  it('is not opened by a system that approves too late', async () => {
    const { client } = await own({ isSent: true });
    await operate('erase', client.email);
    await store.database.delete(tables.integrationKey);
    const [, secret = ''] = await operate('integration', 'issue', 'analise', '--role', 'review');
    const call = signedCaller(server.app, { name: 'analise', secret }, () => time.now);
    const answer = await call(`POST /cadastros/${client.id}/aprovar`);
    expect([answer.status, answer.body.codigo]).toEqual([400, 'CADASTRO_FECHADO']);
    expect(await clientOf(client.id)).toMatchObject({ status: 5 });
  });

  it('loses nothing more once the operator has opened it again, and a later end counts anew', async () => {
    const { client } = await own({ isSent: true });
    await operate('erase', client.email);
    later(365);
    await operate('approve', client.email, '--until', '2040-01-01');
    later(5 * 366);
    await tidy();
    expect(await clientOf(client.id)).toMatchObject({ status: 2 });
    expect(await store.database.$count(tables.suitability)).toBe(1);
    await operate('erase', client.email);
    expect(await store.database.$count(tables.suitability)).toBe(1);
    expect((await erasures()).map(({ reason, keptUntil }) => [reason, keptUntil?.slice(0, 4)])).toEqual([
      ['asked', '2031'],
      ['asked', '2037'],
    ]);
  });

  it('keeps what a norm keeps from its first day on, however often it is erased', async () => {
    const { client } = await own({ isSent: true });
    await operate('erase', client.email);
    later(365);
    await operate('erase', client.email);
    expect((await erasures()).map(({ keptUntil }) => keptUntil)).toEqual(['2031-11-23', '2031-11-23']);
    expect(await store.database.$count(tables.mail)).toBe(1);
  });

  it('goes on at the first minute of its day in Brazil, once', async () => {
    const { client } = await own({ isSent: true });
    await operate('erase', client.email);
    time.now = new Date('2031-11-23T02:59:00Z');
    await tidy();
    expect(await erasures()).toHaveLength(1);
    time.now = new Date('2031-11-23T03:00:00Z');
    await tidy();
    await tidy();
    expect((await erasures()).map(({ keptUntil }) => keptUntil)).toEqual(['2031-11-23', '2036-11-23']);
    expect(await store.database.$count(tables.suitability)).toBe(0);
  });

  it('keeps evidence to the end of its norm, also where the account itself has none', async () => {
    const { client } = await own({ isSent: true });
    const without = await definitionsWith((shared) => {
      delete shared.treatments.cadastro?.retention.norm;
    });
    later(1);
    await ask(await tokenOf(store.database, client, time.now));
    later(16);
    await finishesErasures(without, files())(store.database, time.now);
    expect(await store.database.$count(tables.signatureEvidence)).toBeGreaterThan(0);
    expect(await store.database.$count(tables.sending)).toBe(0);
    expect(await clientOf(client.id)).toMatchObject({ status: 5 });
  });
});

describe('a registration that the institution has ended', () => {
  const end = async () => {
    const { client } = await own({ isSent: true });
    await operate('deactivate', client.email);
    return client;
  };
  const forget = async () => forgetsEnded(await liveDefinitions(), files())(store.database, time.now);
  const phones = async () => JSON.stringify(await store.database.select().from(tables.part)).includes('+551133334444');

  it('loses what no norm keeps after its time, and the rest as each norm ends, from the same day', async () => {
    const client = await end();
    later(180);
    await forget();
    expect([await phones(), await erasures()]).toEqual([true, []]);
    later(1);
    await forget();
    await forget();
    expect(await phones()).toBe(false);
    expect(await erasures()).toMatchObject([{ reason: 'ended', at: START, keptUntil: '2031-11-23' }]);
    expect(await store.database.$count(tables.event, eq(tables.event.kind, 'erased'))).toBe(1);
    time.now = new Date('2037-01-01T12:00:00Z');
    await tidy();
    expect(await clientOf(client.id)).toBeUndefined();
  });

  it('keeps everything once it is opened again', async () => {
    const client = await end();
    later(10);
    await operate('approve', client.email, '--until', '2040-01-01');
    later(400);
    await forget();
    expect([await phones(), await erasures()]).toEqual([true, []]);
  });
});

/** The definitions as the second version, with another shared.json or other tabs. */
async function definitionsWith(
  change: (shared: { treatments: Record<string, { retention: { norm?: string } }> }) => void,
  over: Record<string, (tab: never) => void> = {},
): Promise<LiveDefinitions> {
  const { files: compiled } = (await compiledDefinitions()) as unknown as { files: DefinitionsPackage };
  const changed = Object.entries({ 'shared.json': change, ...over }).map(([path, edit]) => {
    const read = JSON.parse(compiled.sources[path] ?? '');
    edit(read as never);
    return [path, JSON.stringify(read)];
  });
  const sources = { ...compiled.sources, ...Object.fromEntries(changed) };
  return onlyDefinitions({ ...(await compiledDefinitions()), files: { ...compiled, sources } }, 2);
}

it('an erasure waits where the definitions say of no data what it is for', async () => {
  const { client, token } = await own({ isSent: true });
  await ask(token);
  later(16);
  const silent = onlyDefinitions(
    await compiledDefinitions().then(({ settings, types, wizards }) => ({ settings, types, wizards })),
  );
  await expect(finishesErasures(silent, files())(store.database, time.now)).rejects.toThrow('declares no "treatments"');
  expect(await store.database.select().from(tables.dataRequest)).toMatchObject([
    { state: 'open', clientId: client.id },
  ]);
});

it('an erasure takes fields along that only an older version has', async () => {
  const { client } = await own({ isSent: true });
  const { files: content } = (await compiledDefinitions()) as unknown as { files: DefinitionsPackage };
  const at = { publishedAt: START, startsAt: START, author: 'a', note: 'b', findings: [], fates: {}, steps: {} };
  await publish(store.database, 0, { ...at, content: { ...content, migrations: {}, modules: {} } } as never);
  const without = await definitionsWith(() => undefined, {
    'pf/informacoes.json': ({ schema }: { schema: { properties: Record<string, unknown> } }) => {
      delete schema.properties.Telefone2;
    },
  });
  const [basic] = await store.database.select().from(tables.part).where(eq(tables.part.part, 'basica'));
  const { wizard = '', definition = 1, data = {} } = basic ?? {};
  const carried = { clientId: client.id, wizard, definition, at: time.now, parts: { basica: data }, rows: {} };
  await store.database
    .insert(tables.carriedOver)
    .values([carried, { ...carried, at: new Date(time.now.getTime() + 1) }]);
  await ask(await tokenOf(store.database, client, time.now));
  later(16);
  await finishesErasures(without, files())(store.database, time.now);
  const kept = await Promise.all(
    [tables.part, tables.sending, tables.carriedOver].map((table) => store.database.select().from(table)),
  );
  expect(kept.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  expect(JSON.stringify(kept)).not.toContain('+551133334444');
  expect(JSON.stringify(kept)).toContain('NomeMae');
});
