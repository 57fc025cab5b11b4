import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { findSession } from '../../../server/access/sessions/session';
import { registrationsOf } from '../../../server/app/registrations';
import { DEMO } from '../../../server/demo/demo';
import { asOfSession, createKeep, type Kept } from '../../../server/registration/keep';
import { readRegistration } from '../../../server/registration/readRegistration';
import type { Registrations } from '../../../server/registration/registrations';
import { client as clients, part, renewal, setting, suitability } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';

let services: Services;
const { store, server } = serverForTests(async () => {
  const mount = async (_: unknown, own: Services) => {
    services = own;
  };
  const config = { ...TEST_CONFIG, demo: true };
  return { definitions: await compiledDefinitions(), config, demo: { ...DEMO, mount } };
});

const PARTNER = { Nome: 'Bia Rocha', CPF: '39053344705' };

describe('copies of registrations', () => {
  it('tell, after any changes by anybody, what reading anew tells', async () => {
    const [loaded] = (await compiledDefinitions()).wizards as [LoadedWizard];
    const one: Registrations = registrationsOf(server.app, services).registrations;
    const other: Registrations = registrationsOf(server.app, services).registrations;
    const anew: Registrations = { ...one, keep: undefined };
    const change = fc.oneof(
      fc.record({ part: fc.constant('dadosFinanceiros'), amount: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ sql: fc.constantFrom('part', 'status', 'renewal', 'setting', 'profile', 'preview', 'name', 'away') }),
      fc.record({ refused: fc.constant(true) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 8 }), async (steps) => {
        await store.reset();
        const client = await addClient(store.database);
        const token = await tokenOf(store.database, client);
        const read = async (registrations: Registrations) => {
          const session = await findSession(services, token, { isUse: false });
          if (!session) throw new Error('there is no session');
          const asOf = registrations === anew ? undefined : asOfSession(session);
          const {
            client: of,
            stored,
            older,
            data,
            context,
            renewal: begun,
          } = await readRegistration(registrations, session.client, loaded, asOf);
          const { settings, user, mode } = context;
          return { of, stored, older, data, begun, settings, user, mode };
        };
        for (const [step, isRead] of steps) {
          await doStep(step, { id: client.id, token });
          if (!isRead) continue;
          const told = await read(anew);
          expect(await read(one)).toEqual(told);
          expect(await read(other)).toEqual(told);
          expect(await read(one)).toEqual(told);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('cost a load nothing but its session, as long as nothing changes', async () => {
    const client = await addClient(store.database);
    const token = await tokenOf(store.database, client);
    const amounts = async () => (await server.call('GET /api/PessoaFisica/dadosFinanceiros', { token })).body.data;
    await save(token, 1);
    expect(await amounts()).toMatchObject({ BensImoveis: 1 });
    await save(token, 2);
    expect([await amounts(), await amounts()]).toMatchObject([{ BensImoveis: 2 }, { BensImoveis: 2 }]);
    await store.database
      .update(part)
      .set({ data: { 'dados-financeiros': { BensImoveis: 3 } } })
      .where(eq(part.clientId, client.id));
    expect(await amounts()).toMatchObject({ BensImoveis: 3 });
  });

  it('are of their count alone, of their definitions, and nobody changes them', () => {
    const keep = createKeep();
    const place = placeOf('a');
    const kept = keptOf(place.loaded, { own: 4, shared: 7 });
    keep.keep(place, kept);
    expect(keep.find(place, { own: 4, shared: 7 })).toEqual(kept);
    expect(keep.find(place, { own: 5, shared: 7 })).toBeUndefined();
    expect(keep.find(place, { own: 4, shared: 8 })).toBeUndefined();
    expect(keep.find(placeOf('b'), { own: 4, shared: 7 })).toBeUndefined();
    expect(keep.find(placeOf('a'), { own: 4, shared: 7 })).toBeUndefined();
    const found = keep.find(place, { own: 4, shared: 7 }) as Kept;
    expect(() => Object.assign(found.data.tab as object, { name: 'other' })).toThrow(TypeError);
  });

  it('go after ten minutes without use, and the oldest when there are many', () => {
    let now = 0;
    const keep = createKeep(() => now);
    const asOf = { own: 0, shared: 0 };
    const places = Array.from({ length: 502 }, (_, index) => placeOf(String(index)));
    const [first, second, ...others] = places as [ReturnType<typeof placeOf>, ...ReturnType<typeof placeOf>[]];
    for (const place of [first, second as typeof first]) keep.keep(place, keptOf(place.loaded, asOf));
    expect(keep.find(first, asOf)).toBeDefined();
    for (const place of others.slice(0, 499)) keep.keep(place, keptOf(place.loaded, asOf));
    expect([keep.find(second as typeof first, asOf), keep.find(first, asOf)]).toEqual([undefined, expect.anything()]);
    now = 10 * 60_000;
    expect(keep.find(first, asOf)).toBeDefined();
    now = 20 * 60_000 + 1;
    expect(keep.find(first, asOf)).toBeUndefined();
  });
});

describe('the memory that copies take', () => {
  const asOf = { own: 0, shared: 0 };
  /** A text of its own, of so many characters. */
  const keptWith = (place: ReturnType<typeof placeOf>, characters: number): Kept => ({
    ...keptOf(place.loaded, asOf),
    data: { tab: { text: 'x'.repeat(characters) } },
  });

  it('is bounded, however much each customer has stored: the oldest go, and what is too large never comes in', () => {
    const keep = createKeep();
    for (let index = 0; index < 100; index += 1) {
      const place = placeOf(String(index));
      keep.keep(place, keptWith(place, 1_000_000));
    }
    expect(keep.count()).toBe(33);
    const large = placeOf('99');
    keep.keep(large, keptWith(large, 3_000_000));
    expect([keep.find(large, asOf), keep.count()]).toEqual([undefined, 32]);
    for (let times = 0; times < 100; times += 1) keep.keep(large, keptWith(large, 1_000_000));
    expect(keep.count()).toBe(33);
  });

  it('is free again after ten minutes, also when nobody calls any more', () => {
    vi.useFakeTimers();
    try {
      const keep = createKeep();
      for (const place of [placeOf('a'), placeOf('b')]) keep.keep(place, keptOf(place.loaded, asOf));
      vi.advanceTimersByTime(9 * 60_000);
      expect(keep.count()).toBe(2);
      vi.advanceTimersByTime(2 * 60_000);
      expect([keep.count(), vi.getTimerCount()]).toEqual([0, 0]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what is counted', () => {
  it('is every change of a client, of what it has saved, and of what all are read against', async () => {
    const client = await addClient(store.database);
    const token = await tokenOf(store.database, client);
    const count = async () => {
      const session = await findSession(services, token, { isUse: false });
      return session && asOfSession(session);
    };
    let before = await count();
    for (const step of ['part', 'status', 'renewal', 'setting', 'profile', 'name', 'away'] as const) {
      await doStep({ sql: step }, { id: client.id, token });
      const after = await count();
      expect([step, after]).not.toEqual([step, before]);
      before = after;
    }
    await doStep({ sql: 'preview' }, { id: client.id, token });
    expect(await count()).toEqual(before);
  });
});

type Step = { part: string; amount: number } | { sql: string } | { refused: true };

async function doStep(step: Step, { id, token }: { id: string; token: string }): Promise<void> {
  const { database } = store;
  if ('part' in step) return save(token, step.amount);
  if ('refused' in step) {
    const body = { Nome: PARTNER.Nome, CPF: '1' } as Json;
    expect((await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body })).status).toBe(400);
    return;
  }
  const now = new Date();
  const saved = { version: '1', definition: 1, authorId: id, savedAt: now };
  const answered = { clientId: id, version: '1', answers: [], score: 50, answeredAt: now };
  const steps: Record<string, () => Promise<unknown>> = {
    part: () =>
      database
        .insert(part)
        .values({ clientId: id, wizard: 'pf', part: 'other', data: { tab: { at: now.getTime() } }, ...saved })
        .onConflictDoUpdate({
          target: [part.clientId, part.wizard, part.part],
          set: { data: sql`${part.data} || '{"tab":{"again":1}}'::jsonb` },
        }),
    status: () =>
      database
        .update(clients)
        .set({ status: sql`(${clients.status} + 1) % 3` })
        .where(eq(clients.id, id)),
    name: () =>
      database
        .update(clients)
        .set({ name: `Ana ${now.getTime()}` })
        .where(eq(clients.id, id)),
    renewal: () =>
      database
        .insert(renewal)
        .values({ clientId: id, startedAt: now, sections: [] })
        .onConflictDoUpdate({ target: renewal.clientId, set: { sections: ['enderecos'] } }),
    setting: () =>
      database
        .insert(setting)
        .values({ name: 'inatividade', value: '40' })
        .onConflictDoUpdate({ target: setting.name, set: { value: sql`(${setting.value}::int + 1)::text` } }),
    profile: () => database.insert(suitability).values({ ...answered, preview: false, profile: 'Moderado' }),
    preview: () => database.insert(suitability).values({ ...answered, preview: true, profile: 'Arrojado' }),
    away: () => database.delete(part).where(eq(part.clientId, id)),
  };
  await steps[step.sql]?.();
}

async function save(token: string, amount: number): Promise<void> {
  const body = { BensImoveis: amount, BensMoveis: 2, PatrimonioLiquido: 3, RemuneracaoMensal: 4 };
  await server.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body });
}

function placeOf(id: string) {
  return { id, loaded: { wizard: { id: 'w' } } as unknown as LoadedWizard };
}

function keptOf(loaded: LoadedWizard, { own, shared }: { own: number; shared: number }): Kept {
  const stored = { client: { changes: own }, sharedChanges: shared } as unknown as Kept['stored'];
  return { loaded, stored, data: { tab: { name: 'mine' } } };
}
