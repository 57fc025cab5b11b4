import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../../engine/core/json';
import { formServices } from '../../../../engine/core/session/formServices';
import type { TransportRequest } from '../../../../engine/core/session/host';
import type { Reply } from '../../../../engine/testing/fakeServer';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);

const FORM = {
  id: 'person',
  title: 'Person',
  open: 'inline',
  for: {},
  fields: ['Name'],
  create: 'POST /people',
  update: 'PUT /people/{Guid}',
} as unknown as FormDefinition;
const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {} } };
const NAME = 'tab/people/person';

/** What becomes of a call: carried out and answered, carried out without an answer, lost on its way, broken down after it, refused. */
type Fate = 'answered' | 'unanswered' | 'lost' | 'broken' | 'refused';

/** A server that adds a row for each POST, whatever it holds. */
function serverOf(rows: JsonObject[] = []) {
  const fates: Fate[] = [];
  let loads = true;
  const call =
    (act: (row: JsonObject) => void) =>
    ({ body }: TransportRequest): Reply | Promise<Reply> => {
      const fate = fates.shift() ?? 'answered';
      if (fate === 'lost') return Promise.reject(new Error('offline'));
      if (fate === 'refused') return { status: 422 };
      act({ ...(body as JsonObject) });
      if (fate === 'unanswered') return Promise.reject(new Error('cut'));
      return { status: fate === 'broken' ? 500 : 200 };
    };
  const put = call((row) => {
    const at = rows.findIndex(({ Guid }) => Guid === row.Guid);
    rows.splice(at, 1, row);
  });
  return {
    rows,
    fates,
    loads(are: boolean) {
      loads = are;
    },
    replies: {
      'GET /people': () => (loads ? answer([...rows]) : { status: 503 }),
      'POST /people': call((row) => rows.push({ ...row, Guid: `g${rows.length + 1}` })),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`PUT /people/g${at}`, put])),
    },
  };
}

/** A list with a form on the screen, as the portal has it: it is typed into and added, and is a new one after that. */
async function listOn(server: ReturnType<typeof serverOf>, form = FORM) {
  const tab = {
    ...tabOf({ people: { type: 'array', items: ROW } }, [], {
      collections: { people: { title: 'People', load: 'GET /people', forms: [form] } },
      uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
    } as never),
    id: 'tab',
  };
  let tick = 0;
  const now = () => new Date(1_796_000_000_000 + tick++).toISOString();
  const opened = sessionOf(wizardOf([tab as never], []), server.replies, {
    clock: { today: () => '2026-11-30', now },
  } as never);
  const { session, sent, questions } = opened;
  await session.open();
  const context = () => ({ ...session.context('tab'), root: {}, others: [], stored: {}, form: form.id });
  const show = () => {
    const services = formServices(session.loaded.wizard, 'tab', context, session, {});
    const store = createFormStore(tabOfForm(session.loaded.tabs.tab as never, 'people', form), services, {});
    return { store, hide: session.showForm(NAME, store, {}) };
  };
  let shown = show();
  const renew = () => {
    session.keepForm(NAME, undefined);
    shown.hide();
    shown = show();
  };
  return {
    session,
    sent: () => sent().filter(([, body]) => body !== undefined),
    questions,
    type: (name: string) => shown.store.change('/Name', name),
    cancel: renew,
    async add() {
      const row = shown.store.getState().data;
      const result = await session.saveRow({ tab: 'tab', list: 'people', definition: form, row, before: {} });
      if (result !== 'saved') return result;
      renew();
      await session.reloadRows('tab', 'people');
      return result;
    },
  };
}

const namesOn = (rows: readonly JsonObject[]) => rows.map(({ Name }) => Name).toSorted();

describe('a new row of a list with forms whose answer was lost', () => {
  it.each(['unanswered', 'broken'] as const)('is saved where it is there as it was sent: %s', async (fate) => {
    const server = serverOf([{ Guid: 'g1', Name: 'Ada' }]);
    const { add, type, sent } = await listOn(server);
    server.fates.push(fate);
    type('Ada');
    expect(await add()).toBe('failed');
    expect(await add()).toBe('saved');
    expect(sent()).toHaveLength(1);
    expect(namesOn(server.rows)).toEqual(['Ada', 'Ada']);
    type('Ada');
    expect(await add()).toBe('saved');
    expect(namesOn(server.rows)).toEqual(['Ada', 'Ada', 'Ada']);
  });

  it('goes out as an update of its key where it was changed since, also after an update whose answer was lost', async () => {
    const server = serverOf();
    const { add, type, sent } = await listOn(server);
    server.fates.push('unanswered', 'unanswered');
    for (const name of ['Ada', 'Ada Lovelace', 'Ada King']) {
      type(name);
      await add();
    }
    expect(sent().slice(1)).toEqual([
      ['/people/g1', { Guid: 'g1', Name: 'Ada Lovelace' }],
      ['/people/g1', { Guid: 'g1', Name: 'Ada King' }],
    ]);
    expect(server.rows).toEqual([{ Guid: 'g1', Name: 'Ada King' }]);
  });

  it('goes by the one call of its form where that saves both', async () => {
    const server = serverOf();
    const { create: _, update: __, ...one } = FORM;
    const { add, type, sent } = await listOn(server, { ...one, save: 'POST /people' });
    server.fates.push('unanswered');
    type('Ada');
    await add();
    type('Ada Lovelace');
    await add();
    expect(sent().at(-1)).toEqual(['/people', { Guid: 'g1', Name: 'Ada Lovelace' }]);
  });

  it('is another row once the first was given up, which it does not go over', async () => {
    const server = serverOf();
    const { add, type, cancel } = await listOn(server);
    server.fates.push('unanswered');
    type('Ada');
    await add();
    cancel();
    type('Grace');
    expect(await add()).toBe('saved');
    expect(namesOn(server.rows)).toEqual(['Ada', 'Grace']);
  });

  it('stands in its list once it is given up, where the server has added it all the same', async () => {
    const server = serverOf();
    const { add, type, cancel, session } = await listOn(server);
    const shown = () => namesOn(session.form('tab').getState().data.people as JsonObject[]);
    server.fates.push('unanswered', 'refused');
    type('Ada');
    await add();
    cancel();
    await expect.poll(shown).toEqual(['Ada']);
    server.rows.push({ Guid: 'g2', Name: 'Grace' });
    type('Joan');
    await add();
    cancel();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual(['Ada']);
  });

  it('is not sent again while the list cannot be asked, and the rows on the screen stay', async () => {
    const server = serverOf([{ Guid: 'g1', Name: 'Grace' }]);
    const { add, type, sent, session, questions } = await listOn(server);
    server.fates.push('unanswered');
    type('Ada');
    await add();
    server.loads(false);
    expect(await add()).toBe('failed');
    expect([sent().length, questions.length, session.view().failedLists]).toEqual([1, 2, []]);
    expect(session.form('tab').getState().data.people).toHaveLength(1);
    server.loads(true);
    expect(await add()).toBe('saved');
    expect(namesOn(server.rows)).toEqual(['Ada', 'Grace']);
  });

  it('is there once, as it was saved at last, whatever became of its calls', async () => {
    const act = fc.record({
      name: fc.constantFrom('A', 'B', 'C'),
      fate: fc.constantFrom<Fate>('answered', 'unanswered', 'lost', 'broken', 'refused'),
      loads: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12 }), async (acts) => {
        const server = serverOf([{ Guid: 'g1', Name: 'A' }]);
        const { add, type } = await listOn(server);
        const saved = ['A'];
        for (const { name, fate, loads } of [...acts, { name: 'B', fate: 'answered' as const, loads: true }]) {
          type(name);
          server.fates.splice(0, 1, fate);
          server.loads(loads);
          const result = await add();
          if (result === 'saved') saved.push(name);
        }
        expect(namesOn(server.rows)).toEqual(saved.toSorted());
      }),
      { seed, numRuns: 200 },
    );
  });
});
