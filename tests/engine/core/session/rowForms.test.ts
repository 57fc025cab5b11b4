import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../../engine/core/json';
import { formServices } from '../../../../engine/core/session/formServices';
import type { Host } from '../../../../engine/core/session/host';
import { createDraftServer } from '../../../support/draftServer';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FORM = {
  id: 'person',
  title: 'Person',
  open: 'inline',
  for: {},
  fields: ['Name', 'City'],
  save: 'POST /people',
} as unknown as FormDefinition;

const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {}, City: {} } };
const TAB = {
  ...tabOf(
    { Note: {}, Choice: { type: 'boolean', default: false, local: false }, people: { type: 'array', items: ROW } },
    [],
    {
      collections: {
        people: { title: 'People', load: 'GET /people', delete: 'GET /people/delete?guid={Guid}', forms: [FORM] },
      },
      uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
    },
  ),
  id: 'tab',
};
const NAME = 'tab/people/person';
const ANA = { Guid: 'g1', Name: 'Ana', City: 'Recife' };

function createWorld() {
  const drafts = createDraftServer();
  const people = { rows: [{ ...ANA, version: 1 }] };
  const replies = {
    'GET /people': () => ({
      body: { data: people.rows.map(({ version: _, ...row }) => row) },
      version: people.rows.map(({ Guid, version }) => `${Guid}=${version}`).join('&'),
    }),
    'POST /people': ({ body, knownVersion }: { body?: unknown; knownVersion?: string }) => {
      const sent = body as typeof ANA;
      const found = people.rows.find(({ Guid }) => Guid === sent.Guid);
      if (knownVersion !== undefined && knownVersion !== String(found?.version)) return { status: 409 };
      if (found) Object.assign(found, sent, { version: found.version + 1 });
      else people.rows.push({ ...sent, Guid: `g${people.rows.length + 9}`, version: 1 });
      return {};
    },
  };
  const open = async (writer: string, kept = new Map<string, string>(), host: Partial<Host> = {}) => {
    const storage = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
    const loaded = wizardOf([TAB], []);
    Object.assign(loaded.wizard.messages as object, { created: { title: 'Added' } });
    const opened = sessionOf(loaded, replies, { drafts: drafts.windowOf(writer), storage, host });
    const { session } = opened;
    await session.open();
    const rows = () => session.form('tab').getState().data.people as JsonObject[];
    /** Opens the form of a saved row, or of a new one, as the screen does. */
    const show = (row: JsonObject = {}) => {
      const name = row.Guid === undefined ? NAME : `${NAME}/${row.Guid}`;
      const start = session.keptForm(name) ?? row;
      const context = () => ({ ...session.context('tab'), root: {}, others: [], stored: start, form: 'person' });
      const services = formServices(session.loaded.wizard, 'tab', context, session, {});
      const store = createFormStore(tabOfForm(session.loaded.tabs.tab as never, 'people', FORM), services, start);
      const hide = session.showForm(name, store, start);
      const save = () =>
        session.saveRow({ tab: 'tab', list: 'people', definition: FORM, row: store.getState().data, before: start });
      return {
        store,
        hide,
        save,
        data: () => store.getState().data,
        type: (f: string, v: string) => store.change(`/${f}`, v),
      };
    };
    const settle = () => vi.advanceTimersByTimeAsync(3 * DRAFT_DELAY_MS);
    const choices = () => session.view().clashes.map(({ name, options }) => [name, ...options.map(({ text }) => text)]);
    return { ...opened, kept, rows, show, settle, choices };
  };
  const edit = (change: Partial<typeof ANA>) => {
    const [row] = people.rows;
    if (row) Object.assign(row, change, { version: row.version + 1 });
  };
  return { drafts, people, open, edit };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the forms on the screen', () => {
  it('are told with their rows, the one that came last at the end, and whoever subscribes hears of each', async () => {
    const { open } = createWorld();
    const { session, show } = await open('one');
    const heard = vi.fn();
    session.subscribe(heard);
    const saved = show(ANA);
    expect(heard).toHaveBeenCalledOnce();
    const fresh = show();
    const form = { tab: 'tab', list: 'people', form: 'person' };
    expect(session.shownForms()).toEqual([
      { ...form, row: ANA, store: saved.store },
      { ...form, row: {}, store: fresh.store },
    ]);
    heard.mockClear();
    saved.hide();
    expect(heard).toHaveBeenCalledOnce();
    expect(session.shownForms().map(({ row }) => row)).toEqual([{}]);
  });
});

describe('a form that is saved', () => {
  it('holds nothing typed any more, though it is on the screen as its list is loaded again without what only the form has', async () => {
    const { open } = createWorld();
    const { session, show } = await open('one');
    const form = show(ANA);
    form.type('City', 'Natal');
    form.store.patch({ Zip: '1' });
    expect(session.openForms()).toHaveLength(1);
    expect(await form.save()).toBe('saved');
    expect(session.openForms()).toEqual([]);
    // As it is told that its list was loaded, before it leaves the screen.
    const stop = session.form('tab').listeners.subscribe('/people', () => {
      form.store.patch({ Zip: '2' });
      form.store.patch({ Zip: '1' });
    });
    await session.reloadRows('tab', 'people');
    stop();
    form.hide();
    expect(session.openForms()).toEqual([]);
  });
});

describe('a half filled form of a saved row that comes back', () => {
  it('has what was saved there meanwhile in the fields that were left alone, and saves both', async () => {
    const { people, open, edit } = createWorld();
    const one = await open('one');
    one.show(ANA).type('City', 'Natal');
    await one.settle();
    edit({ Name: 'Ana Maria' });
    for (const again of [await open('one', one.kept), await open('two')]) {
      expect(again.show(ANA).data()).toMatchObject({ Name: 'Ana Maria', City: 'Natal' });
      expect(again.choices()).toEqual([]);
    }
    const two = await open('two');
    expect(await two.show(ANA).save()).toBe('saved');
    expect(people.rows).toMatchObject([{ Name: 'Ana Maria', City: 'Natal' }]);
  });

  it('has two values of a field that was saved there meanwhile, and is not saved before one is chosen', async () => {
    const { people, open, edit } = createWorld();
    const one = await open('one');
    one.show(ANA).type('City', 'Natal');
    await one.settle();
    edit({ City: 'Olinda' });
    await open('one', one.kept);
    // Asked again as long as nobody has chosen.
    const again = await open('one', one.kept);
    expect(again.choices()).toEqual([['Person: City', 'Natal', 'Olinda']]);
    const form = again.show(ANA);
    expect(await form.save()).toBe('clash');
    again.session.choose(again.session.view().clashes[0]?.id ?? '', 1);
    expect(form.data().City).toBe('Olinda');
    expect(again.choices()).toEqual([]);
    expect(await form.save()).toBe('saved');
    expect(people.rows).toMatchObject([{ City: 'Olinda' }]);
  });

  it('is gone when the row holds the same by now', async () => {
    const { open, edit } = createWorld();
    const one = await open('one');
    one.show(ANA).type('City', 'Natal');
    await one.settle();
    edit({ City: 'Natal' });
    const again = await open('one', one.kept);
    expect(again.session.openForms()).toEqual([]);
  });

  it('is kept when the row is gone', async () => {
    const { people, open } = createWorld();
    const one = await open('one');
    one.show(ANA).type('City', 'Natal');
    await one.settle();
    people.rows.splice(0);
    const two = await open('two');
    expect(two.session.openForms()).toMatchObject([{ row: { Guid: 'g1', City: 'Natal' } }]);
  });
});

describe('a form on the screen', () => {
  it('has what others saved of its row, once its list was loaded for another one', async () => {
    const { people, open, edit } = createWorld();
    const { show, session, choices } = await open('one');
    const form = show(ANA);
    edit({ Name: 'Ana Maria' });
    await session.reloadRows('tab', 'people');
    expect(form.data()).toMatchObject({ Name: 'Ana Maria', City: 'Recife' });
    expect(session.openForms()).toEqual([]);
    form.type('City', 'Natal');
    expect(await form.save()).toBe('saved');
    expect(people.rows).toMatchObject([{ Name: 'Ana Maria', City: 'Natal' }]);

    form.type('City', 'Olinda');
    edit({ City: 'Caruaru' });
    await session.reloadRows('tab', 'people');
    expect(form.data().City).toBe('Olinda');
    expect(choices()).toEqual([['Person: City', 'Olinda', 'Caruaru']]);
    expect(session.view().clashes).toMatchObject([{ form: `${NAME}/g1` }]);
  });

  it('whose row others changed in the same field is not saved over it unseen', async () => {
    const { people, open, edit } = createWorld();
    const { show, choices } = await open('one');
    const form = show(ANA);
    form.type('City', 'Natal');
    edit({ City: 'Olinda' });
    expect(await form.save()).toBe('clash');
    expect(choices()).toEqual([['Person: City', 'Natal', 'Olinda']]);
    expect(people.rows).toMatchObject([{ City: 'Olinda' }]);
  });

  it('shows at once what is typed on another device, and which value was chosen; what is typed stays', async () => {
    const { open } = createWorld();
    const one = await open('one');
    const two = await open('two');
    const here = one.show();
    two.show().type('Name', 'Bia');
    await two.settle();
    here.type('City', 'Natal');
    await one.settle();
    expect(here.data()).toEqual({ Name: 'Bia', City: 'Natal' });

    const there = two.show();
    there.type('City', 'Olinda');
    await two.settle();
    expect(two.choices()).toEqual([['Person: City', 'Olinda', 'Natal']]);
    two.session.choose(two.session.view().clashes[0]?.id ?? '', 1);
    expect(there.data()).toEqual({ Name: 'Bia', City: 'Natal' });
  });

  it('that is given up takes what there was to choose with it', async () => {
    const { open, edit } = createWorld();
    const { show, session, choices } = await open('one');
    show(ANA).type('City', 'Natal');
    edit({ City: 'Olinda' });
    await session.reloadRows('tab', 'people');
    session.keepForm(`${NAME}/g1`, undefined);
    expect(choices()).toEqual([]);
  });
});

describe('the form of a row on the server', () => {
  it('is gone as soon as the row is added, while its message is read still', async () => {
    const { drafts, people, open } = createWorld();
    const one = await open('one', undefined, { ask: () => new Promise(() => {}) });
    const form = one.show();
    form.type('Name', 'Bia');
    await one.settle();
    expect(drafts.entries()).toHaveLength(1);
    void form.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(people.rows).toHaveLength(2);
    expect(drafts.entries()).toEqual([]);
    expect((await open('two')).session.openForms()).toEqual([]);
  });

  it('goes with one call, after which none follows', async () => {
    const { drafts, open } = createWorld();
    const one = await open('one');
    const form = one.show();
    form.type('Name', 'Bia');
    await one.settle();
    expect(await form.save()).toBe('saved');
    one.session.keepForm(NAME, undefined);
    await one.settle();
    expect(drafts.calls.map((changes) => changes.map(({ place, content }) => [place, !content]))).toEqual([
      [[NAME, false]],
      [[NAME, true]],
    ]);
    one.session.keepForm(NAME, undefined);
    await one.settle();
    expect(drafts.calls).toHaveLength(2);
  });

  it('stays while saving it fails, and goes as it is given up', async () => {
    const { drafts, open, edit } = createWorld();
    const one = await open('one');
    const form = one.show(ANA);
    form.type('City', 'Natal');
    await one.settle();
    edit({ City: 'Olinda' });
    expect(await form.save()).toBe('clash');
    expect(drafts.entries()).toHaveLength(1);
    one.session.keepForm(`${NAME}/g1`, undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(drafts.entries()).toEqual([]);
  });
});

it('a row is saved under the moment in which its typing began, after a reload and from another device too', async () => {
  const { open } = createWorld();
  const one = await open('one');
  one.show().type('Name', 'Bia');
  await one.settle();
  for (const window of [one, await open('one', one.kept), await open('two')]) {
    await window.show().save();
    expect(window.calls.at(-1)).toMatchObject({ path: '/people', begun: '2026-11-21T12:00:00.000Z' });
  }
});

it('a choice of the screen that nobody has made is no part of a draft', async () => {
  const { drafts, open } = createWorld();
  const { session, settle } = await open('one');
  session.form('tab').change('/Note', 'x');
  await settle();
  expect(drafts.entries().map(({ place }) => place)).toEqual(['tab/Note']);
  session.form('tab').change('/Choice', true);
  await settle();
  expect(drafts.entries().map(({ place }) => place)).toEqual(['tab/Note', 'tab/Choice']);
});

describe('a new row that is half filled', () => {
  it('and continued on another device is what the other made of it, on the screen too, and with both changes', async () => {
    const { open } = createWorld();
    const one = await open('one');
    const form = one.show();
    form.type('Name', 'Bia');
    await one.settle();
    const two = await open('two');
    expect(two.session.keptForm(NAME)).toEqual({ Name: 'Bia' });
    two.show().type('Name', 'Bianca');
    await two.settle();
    form.type('City', 'Olinda');
    await one.settle();
    expect([form.data(), one.choices()]).toEqual([{ Name: 'Bianca', City: 'Olinda' }, []]);
    const three = await open('three');
    expect([three.session.keptForm(NAME), three.choices()]).toEqual([{ Name: 'Bianca', City: 'Olinda' }, []]);
  });
});
