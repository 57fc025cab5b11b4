import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, PartDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../../engine/core/json';
import { formServices } from '../../../../engine/core/session/formServices';
import type { TransportRequest } from '../../../../engine/core/session/host';
import type { Reply } from '../../../../engine/testing/fakeServer';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);

/** What becomes of a call: carried out and answered, carried out without an answer, lost on its way. */
type Fate = 'answered' | 'unanswered' | 'lost' | 'refused';

const ROWS = {
  type: 'array' as const,
  items: {
    type: 'object' as const,
    properties: { Guid: { type: 'string' as const }, What: {}, Note: {}, File: { attachment: true as const } },
  },
};
const FORM = {
  id: 'cost',
  title: 'Cost',
  open: 'inline',
  for: {},
  fields: ['What'],
  create: 'POST /costs',
  update: 'PUT /costs',
} as unknown as FormDefinition;
const NAME = 'tab/costs/cost';
const PART: PartDefinition = { id: 'costs', data: ['tab/costs'], load: 'GET /costs', save: 'POST /costs', each: true };

/** A server that adds a row for each that it is sent without a key. */
function serverOf(rows: JsonObject[] = []) {
  const fates: Fate[] = [];
  let loads = true;
  const save = ({ body }: TransportRequest): Reply | Promise<Reply> => {
    const fate = fates.shift() ?? 'answered';
    if (fate === 'lost') return Promise.reject(new Error('offline'));
    if (fate === 'refused') return { status: 422 };
    const row = { ...(body as JsonObject) };
    const at = rows.findIndex(({ Guid }) => Guid === row.Guid);
    if (at < 0) row.Guid = `g${rows.length + 1}`;
    rows.splice(at < 0 ? rows.length : at, 1, row);
    return fate === 'unanswered' ? Promise.reject(new Error('cut')) : answer(row);
  };
  return {
    rows,
    fates,
    loads(are: boolean) {
      loads = are;
    },
    replies: {
      'GET /costs': () => (loads ? answer([...rows]) : { status: 503 }),
      'POST /costs': save,
      'PUT /costs': save,
    },
  };
}

const whatIn = (rows: readonly JsonObject[]) => rows.map(({ What }) => What).toSorted();
type Kept = Map<string, string>;

/** A visit of a list that is edited in place: `kept` is what the visit before left. */
async function inPlace(server: ReturnType<typeof serverOf>, kept: Kept = new Map()) {
  const tab = tabOf({ costs: ROWS, Day: {} }, []);
  const parts = [PART, { id: 'day', data: ['tab/Day'], save: 'POST /day' }];
  const opened = sessionOf(wizardOf([tab], parts), server.replies, {
    ...{ mode: 'edit', kept },
    host: { attachment: (handle) => ({ content: `of ${handle}` }) },
  });
  await opened.session.open();
  const form = opened.session.form('tab');
  const rows = () => (form.getState().data.costs as JsonObject[] | undefined) ?? [];
  const sent = () =>
    opened
      .sent()
      .filter(([path]) => path === '/costs')
      .flatMap(([, body]) => (body ? [body] : []));
  return { ...opened, sent, form, rows, save: () => opened.session.save(), leave: () => opened.session.end() };
}

/** A visit of a list with forms of its own, whose form is on the screen. */
async function withForms(server: ReturnType<typeof serverOf>, kept: Kept = new Map(), tick = { at: 0 }) {
  const tab = tabOf({ costs: ROWS }, [], {
    collections: { costs: { title: 'Costs', load: 'GET /costs', forms: [FORM] } },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['costs'] }] },
  } as never);
  const now = () => new Date(1_796_000_000_000 + tick.at++).toISOString();
  const clock = { today: () => '2026-11-30', now };
  const opened = sessionOf(wizardOf([tab as never], []), server.replies, { kept, clock });
  const { session } = opened;
  await session.open();
  const context = () => ({ ...session.context('tab'), root: {}, others: [], stored: {}, form: FORM.id });
  const show = () => {
    const services = formServices(session.loaded.wizard, 'tab', context, session, {});
    const row = session.keptForm(NAME) ?? {};
    const store = createFormStore(tabOfForm(session.loaded.tabs.tab as never, 'costs', FORM), services, row);
    return { store, hide: session.showForm(NAME, store, row) };
  };
  let shown = show();
  const sent = () => opened.sent().flatMap(([, body]) => (body ? [body] : []));
  return {
    ...opened,
    sent,
    typed: () => shown.store.getState().data.What,
    type: (what: string) => shown.store.change('/What', what),
    leave: () => session.end(),
    async add() {
      const row = shown.store.getState().data;
      const result = await session.saveRow({ tab: 'tab', list: 'costs', definition: FORM, row, before: {} });
      if (result !== 'saved') return result;
      shown.hide();
      shown = show();
      await session.reloadRows('tab', 'costs');
      return result;
    },
  };
}

describe('a new row edited in place whose answer was lost before a reload', () => {
  it('stands once on the screen, as the server has it, and is not sent again', async () => {
    const server = serverOf([{ Guid: 'a', What: 'Food', Note: '' }]);
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    server.fates.push('unanswered');
    expect(await first.save()).toMatchObject({ done: false });
    first.leave();
    const second = await inPlace(server, kept);
    expect(second.rows().map(({ Guid }) => Guid)).toEqual(['a', 'g2']);
    expect(second.session.hasUnsaved()).toBe(false);
    expect(second.session.view().restored).toBe(false);
    expect(await second.save()).toMatchObject({ done: true });
    expect([second.sent(), whatIn(server.rows)]).toEqual([[], ['Food', 'Food']]);
    expect([...kept]).toEqual([]);
  });

  it('stands once where a file went with it, which the server calls otherwise', async () => {
    const server = serverOf();
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food', File: 'h1' });
    server.fates.push('unanswered');
    expect(await first.save()).toMatchObject({ done: false });
    first.leave();
    Object.assign(server.rows[0] as JsonObject, { File: 'file:9' });
    const second = await inPlace(server, kept);
    expect(second.rows()).toEqual([expect.objectContaining({ Guid: 'g1', What: 'Food' })]);
    expect(await second.save()).toMatchObject({ done: true });
    expect(server.rows).toMatchObject([{ Guid: 'g1', What: 'Food', File: 'file:9' }]);
  });

  it('goes out over the one that is there where it was changed since, and takes no other', async () => {
    const server = serverOf();
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    server.fates.push('unanswered');
    await first.save();
    first.form.change('/costs/0/What', 'Food and drink');
    first.form.addRow('costs', { What: 'Taxi' });
    first.leave();
    const second = await inPlace(server, kept);
    expect(second.rows()).toMatchObject([{ Guid: 'g1', What: 'Food and drink' }, { What: 'Taxi' }]);
    expect(await second.save()).toMatchObject({ done: true });
    expect(second.sent()).toMatchObject([
      { Guid: 'g1', What: 'Food and drink' },
      { Guid: '', What: 'Taxi' },
    ]);
    expect(whatIn(server.rows)).toEqual(['Food and drink', 'Taxi']);
  });

  it('is recognised also where the page ends while the call is under way', async () => {
    const server = serverOf();
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    server.replies['POST /costs'] = ({ body }) => {
      server.rows.push({ ...(body as JsonObject), Guid: 'g1' });
      return new Promise(() => undefined);
    };
    void first.save();
    await expect.poll(() => server.rows.length).toBe(1);
    first.leave();
    const second = await inPlace(server, kept);
    expect(second.rows()).toMatchObject([{ Guid: 'g1', What: 'Food' }]);
  });

  it('is recognised where its list loads later only', async () => {
    const server = serverOf();
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    server.fates.push('unanswered');
    await first.save();
    first.leave();
    server.loads(false);
    const second = await inPlace(server, kept);
    second.leave();
    const third = await inPlace(server, kept);
    expect(third.rows()).toMatchObject([{ What: 'Food' }]);
    server.loads(true);
    expect(await third.session.reloadParts()).toBe(true);
    expect(third.rows()).toMatchObject([{ Guid: 'g1', What: 'Food' }]);
    expect(await third.save()).toMatchObject({ done: true });
    expect([third.sent(), server.rows]).toHaveProperty('1.length', 1);
  });

  it('leaves alone what was there before it, however alike, and is sent where it is not there', async () => {
    const server = serverOf([{ Guid: 'a', What: 'Food', Note: '' }]);
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    server.fates.push('lost');
    await first.save();
    first.leave();
    const second = await inPlace(server, kept);
    expect(second.rows()).toHaveLength(2);
    expect(await second.save()).toMatchObject({ done: true });
    expect(server.rows).toHaveLength(2);
  });

  it.each([
    ['no object', 7],
    ['no list', { 'tab/costs': 'x' }],
    ['no row', { 'tab/costs': [null, 1, { bodies: 2 }, { bodies: [], known: {} }] }],
    ['a list that there is not', { 'x/y': [{ form: 'f', begun: 'b', bodies: [1], known: [] }], __proto__: [] }],
  ])('opens where what was kept of it is damaged: %s', async (_, unanswered) => {
    const server = serverOf();
    const kept: Kept = new Map();
    const first = await inPlace(server, kept);
    first.form.addRow('costs', { What: 'Food' });
    first.leave();
    const [[key, text] = ['', '']] = kept;
    kept.set(key, JSON.stringify({ ...JSON.parse(text), unanswered }));
    const second = await inPlace(server, kept);
    expect(whatIn(second.rows())).toEqual(['Food']);
    expect(await second.save()).toMatchObject({ done: true });
    expect(server.rows).toHaveLength(1);
  });

  it('is there once, whatever became of its calls, with as many reloads', async () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('add' as const), what: fc.constantFrom('A', 'B') }),
      fc.record({ do: fc.constant('change' as const), at: fc.nat(3), what: fc.constantFrom('A', 'B', 'C') }),
      fc.record({ do: fc.constant('reload' as const) }),
      fc.record({
        do: fc.constant('save' as const),
        fates: fc.array(fc.constantFrom<Fate>('answered', 'unanswered', 'lost', 'refused'), { maxLength: 3 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12 }), async (acts) => {
        const server = serverOf([{ Guid: 'a', What: 'A', Note: '' }]);
        const kept: Kept = new Map();
        let visit = await inPlace(server, kept);
        for (const each of acts) {
          const { form, rows } = visit;
          if (each.do === 'add') form.addRow('costs', { What: each.what });
          else if (each.do === 'change') form.change(`/costs/${each.at % rows().length}/What`, each.what);
          else if (each.do === 'reload') {
            const before = whatIn(rows());
            visit.leave();
            visit = await inPlace(server, kept);
            expect(whatIn(visit.rows())).toEqual(before);
          } else {
            server.fates.splice(0, server.fates.length, ...each.fates);
            await visit.save();
          }
        }
        server.fates.length = 0;
        expect(await visit.save()).toMatchObject({ done: true });
        expect(whatIn(server.rows)).toEqual(whatIn(visit.rows()));
        expect(new Set(visit.rows().map(({ Guid }) => Guid)).size).toBe(server.rows.length);
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('the new row of a form whose answer was lost before a reload', () => {
  it('is saved by Add without a second call where it is there as it was sent', async () => {
    const server = serverOf([{ Guid: 'a', What: 'Food', Note: '' }]);
    const kept: Kept = new Map();
    const tick = { at: 0 };
    const first = await withForms(server, kept, tick);
    first.type('Food');
    server.fates.push('unanswered');
    expect(await first.add()).toBe('failed');
    first.leave();
    const second = await withForms(server, kept, tick);
    expect(second.typed()).toBe('Food');
    expect(await second.add()).toBe('saved');
    expect([second.sent(), server.rows.length]).toEqual([[], 2]);
    second.type('Food');
    expect(await second.add()).toBe('saved');
    expect(server.rows).toHaveLength(3);
  });

  it('goes out over the one that is there where it was changed since', async () => {
    const server = serverOf();
    const kept: Kept = new Map();
    const tick = { at: 0 };
    const first = await withForms(server, kept, tick);
    first.type('Food');
    server.fates.push('unanswered');
    await first.add();
    first.leave();
    const second = await withForms(server, kept, tick);
    second.type('Food and drink');
    expect(await second.add()).toBe('saved');
    expect(server.rows).toMatchObject([{ Guid: 'g1', What: 'Food and drink' }]);
  });

  it('is there once, whatever became of its calls, with as many reloads', async () => {
    const act = fc.record({
      what: fc.constantFrom('A', 'B', 'C'),
      fate: fc.constantFrom<Fate>('answered', 'unanswered', 'lost', 'refused'),
      reloads: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), async (acts) => {
        const server = serverOf([{ Guid: 'a', What: 'A', Note: '' }]);
        const kept: Kept = new Map();
        const tick = { at: 0 };
        const saved = ['A'];
        let visit = await withForms(server, kept, tick);
        for (const { what, fate, reloads } of [...acts, { what: 'B', fate: 'answered' as const, reloads: true }]) {
          visit.type(what);
          if (reloads) {
            visit.leave();
            visit = await withForms(server, kept, tick);
            expect(visit.typed()).toBe(what);
          }
          server.fates.splice(0, server.fates.length, fate);
          if ((await visit.add()) === 'saved') saved.push(what);
        }
        expect(whatIn(server.rows)).toEqual(saved.toSorted());
      }),
      { seed, numRuns: 100 },
    );
  });
});
