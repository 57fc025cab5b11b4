import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import type { Reply } from '../../../../engine/testing/fakeServer';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);

const GUESTS = { type: 'array' as const, items: { type: 'object' as const, properties: { Guid: {}, Name: {} } } };
const PART: PartDefinition = {
  id: 'guests',
  data: ['tab/guests'],
  load: 'GET /guests',
  save: 'POST /guests',
  each: true,
};

/** What becomes of a call: carried out and answered, carried out without an answer, lost on its way, or broken down after it. */
type Fate = 'answered' | 'unanswered' | 'lost' | 'broken';

const KEYS = Array.from({ length: 40 }, (_, index) => `g${index + 1}`);

/** A server that keeps one row for each that it is sent without a key. */
function serverOf(rows: JsonObject[] = []) {
  const fates: Fate[] = [];
  let added = 0;
  const save = ({ body }: TransportRequest): Reply | Promise<Reply> => {
    const fate = fates.shift() ?? 'answered';
    if (fate === 'lost') return Promise.reject(new Error('offline'));
    const row = { ...(body as JsonObject) };
    const at = rows.findIndex(({ Guid }) => Guid === row.Guid);
    if (at < 0) row.Guid = KEYS[added++] as string;
    rows.splice(at < 0 ? rows.length : at, 1, row);
    if (fate === 'unanswered') return Promise.reject(new Error('cut'));
    return fate === 'broken' ? { status: 500 } : answer(row);
  };
  const drop = (Guid: string) => (): Reply => {
    const at = rows.findIndex((row) => row.Guid === Guid);
    if (at < 0) return { status: 404 };
    rows.splice(at, 1);
    return {};
  };
  const drops = ['a', ...KEYS].map((key) => [`DELETE /guests/${key}`, drop(key)]);
  const replies = { 'GET /guests': () => answer([...rows]), 'POST /guests': save, ...Object.fromEntries(drops) };
  return { rows, fates, replies };
}

async function wizardOn(server: ReturnType<typeof serverOf>) {
  const tab = tabOf({ guests: GUESTS } as never, [], { collections: { guests: { delete: 'DELETE /guests/{Guid}' } } });
  const { session, sent, calls } = sessionOf(wizardOf([tab], [PART]), server.replies, { mode: 'edit' });
  await session.open();
  const form = session.form('tab');
  const names = () => (form.getState().data.guests as JsonObject[] | undefined)?.map(({ Name }) => Name) ?? [];
  return { session, form, sent, calls, names };
}

const namesOn = (rows: readonly JsonObject[]) => rows.map(({ Name }) => Name).toSorted();

describe('a part that sends its rows one by one', () => {
  it('sends those that were changed, and leaves the others to who else may have changed them', async () => {
    const server = serverOf([
      { Guid: 'a', Name: 'Ada' },
      { Guid: 'b', Name: 'Charles' },
    ]);
    const { session, form, sent } = await wizardOn(server);
    form.change('/guests/1/Name', 'Grace');
    server.rows[0] = { Guid: 'a', Name: 'Ada Lovelace' };
    expect(await session.save()).toMatchObject({ done: true });
    expect(sent()).toEqual([['/guests', { Guid: 'b', Name: 'Grace' }]]);
    expect(namesOn(server.rows)).toEqual(['Ada Lovelace', 'Grace']);
  });

  it('leaves the others to them also while the answer for one is lost', async () => {
    const server = serverOf([
      { Guid: 'a', Name: 'Ada' },
      { Guid: 'b', Name: 'Charles' },
    ]);
    const { session, form, sent } = await wizardOn(server);
    form.change('/guests/1/Name', 'Grace');
    form.addRow('guests', { Name: 'Mary' });
    server.fates.push('unanswered', 'unanswered');
    expect(await session.save()).toMatchObject({ done: false });
    server.rows[0] = { Guid: 'a', Name: 'Ada Lovelace' };
    form.change('/guests/1/Name', 'Charles');
    expect(await session.save()).toMatchObject({ done: false });
    expect(await session.save()).toMatchObject({ done: true });
    expect(namesOn(server.rows)).toEqual(['Ada Lovelace', 'Charles', 'Mary']);
    expect(sent().filter(([, body]) => (body as JsonObject).Guid === 'a')).toEqual([]);
  });

  it('deletes a row whatever version of the list was loaded, and sends no other for an answer that is lost', async () => {
    const server = serverOf([
      { Guid: 'a', Name: 'Ada' },
      { Guid: 'b', Name: 'Charles' },
    ]);
    let status = 500;
    Object.assign(server.replies, {
      'GET /guests': () => ({ ...answer([...server.rows]), version: '1' }),
      'DELETE /guests/b': () => ({ status }),
    });
    const { session, form, calls, sent, names } = await wizardOn(server);
    expect(await session.deleteRow('tab', 'guests', { Guid: 'b', Name: 'Charles' })).toBe(false);
    form.change('/guests/1/Name', 'Grace');
    expect(await session.save()).toMatchObject({ done: true });
    expect(sent().flatMap(([, body]) => body ?? [])).toEqual([{ Guid: 'b', Name: 'Grace' }]);
    status = 200;
    expect(await session.deleteRow('tab', 'guests', { Guid: 'b', Name: 'Grace' })).toBe(true);
    expect([names(), calls.at(-1)?.knownVersion]).toEqual([['Ada'], undefined]);
  });

  it('does not add a row twice whose answer was lost, though it was changed since', async () => {
    const server = serverOf();
    const { session, form, sent } = await wizardOn(server);
    form.addRow('guests', { Name: 'Ada' });
    server.fates.push('unanswered');
    expect(await session.save()).toMatchObject({ done: false });
    form.change('/guests/0/Name', 'Ada Lovelace');
    expect(await session.save()).toMatchObject({ done: true });
    expect(sent().at(-1)).toEqual(['/guests', { Guid: 'g1', Name: 'Ada Lovelace' }]);
    expect(server.rows).toEqual([{ Guid: 'g1', Name: 'Ada Lovelace' }]);
  });

  it('deletes a row whose answer was lost and that was taken off since, and no other that is the same', async () => {
    const server = serverOf([{ Guid: 'a', Name: 'Ada' }]);
    const gone: unknown[] = [];
    Object.assign(server.replies, {
      'DELETE /guests/g1': () => {
        gone.push(...server.rows.splice(1, 1));
        return {};
      },
    });
    const { session, form, names } = await wizardOn(server);
    form.addRow('guests', { Name: 'Mary' });
    server.fates.push('unanswered');
    expect(await session.save()).toMatchObject({ done: false });
    // Somebody else adds the same.
    server.rows.push({ Guid: 'other', Name: 'Mary' });
    const row = (form.getState().data.guests as JsonObject[])[1] as JsonObject;
    expect(await session.deleteRow('tab', 'guests', row)).toBe(true);
    expect(await session.save()).toMatchObject({ done: true });
    expect([gone, names()]).toEqual([[{ Guid: 'g1', Name: 'Mary' }], ['Ada']]);
    expect(server.rows.map(({ Guid }) => Guid)).toEqual(['a', 'other']);
  });

  it('is not saved as long as such a row could not be deleted, and asks for it again', async () => {
    const server = serverOf();
    let status = 500;
    Object.assign(server.replies, { 'DELETE /guests/g1': () => ({ status }) });
    const { session, form, calls } = await wizardOn(server);
    form.addRow('guests', { Name: 'Mary' });
    server.fates.push('unanswered');
    await session.save();
    form.removeRow('guests', 0);
    expect(await session.save()).toMatchObject({ done: false });
    status = 404;
    expect(await session.save()).toMatchObject({ done: true });
    const made = calls.length;
    expect(await session.save()).toMatchObject({ done: true });
    expect(calls.slice(made)).toEqual([]);
  });

  it('ends with the rows of the screen on the server, whatever became of its calls', async () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('add' as const), name: fc.constantFrom('A', 'B') }),
      fc.record({ do: fc.constant('change' as const), at: fc.nat(3), name: fc.constantFrom('A', 'B', 'C') }),
      fc.record({ do: fc.constant('takeOff' as const), at: fc.nat(3) }),
      fc.record({
        do: fc.constant('save' as const),
        fates: fc.array(fc.constantFrom<Fate>('answered', 'unanswered', 'lost', 'broken'), { maxLength: 3 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12 }), async (acts) => {
        const server = serverOf([{ Guid: 'a', Name: 'Ada' }]);
        const { session, form, names } = await wizardOn(server);
        for (const each of acts) {
          if (each.do === 'add') form.addRow('guests', { Name: each.name });
          else if (each.do === 'change') {
            if (names().length > 0) form.change(`/guests/${each.at % names().length}/Name`, each.name);
          } else if (each.do === 'takeOff') {
            const rows = form.getState().data.guests as JsonObject[];
            const row = rows[each.at % rows.length];
            if (row) expect(await session.deleteRow('tab', 'guests', row)).toBe(true);
          } else {
            server.fates.splice(0, server.fates.length, ...each.fates);
            await session.save();
          }
        }
        server.fates.length = 0;
        expect(await session.save()).toMatchObject({ done: true });
        expect(namesOn(server.rows)).toEqual([...names()].toSorted());
      }),
      { seed, numRuns: 200 },
    );
  });
});
