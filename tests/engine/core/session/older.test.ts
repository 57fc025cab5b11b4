import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldSchema, PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import type { JsonObject } from '../../../../engine/core/json';
import { migrate } from '../../../../engine/core/migration/migrate';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { createDraftServer } from '../../../support/draftServer';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

type Fields = Record<string, FieldSchema>;

const ROWS = (fields: Fields): FieldSchema => ({
  type: 'array',
  title: 'Rows',
  items: { type: 'object', properties: { Guid: { type: 'string' }, ...fields } },
});

/** Version 1: `Nick` and the cities are in the first tab, which asks for the fax. */
const FIRST: Record<string, Fields> = {
  one: { Name: {}, Nick: {}, Fax: {}, cities: ROWS({ City: {} }) },
  two: { Other: {} },
};
/** Version 2: the nickname has another name, the cities are in the second tab, and nobody is asked for a fax. */
const SECOND: Record<string, Fields> = {
  one: { Name: {}, Social: {} },
  two: { Other: {}, places: ROWS({ Town: {} }) },
};
const STEPS: MigrationStep[] = [
  { id: '1', moved: 'one/Nick', to: 'one/Social' },
  { id: '2', moved: 'one/cities', to: 'two/places' },
  { id: '3', moved: 'two/places/City', to: 'two/places/Town' },
  { id: '4', retired: 'one/Fax', title: 'Fax' },
];

const SAVED = { one: { Name: 'Ana', Nick: 'A', Fax: '1', cities: [{ Guid: 'x', City: 'Rio' }] }, two: {} };

const tabs = (version: Record<string, Fields>): TabDefinition[] =>
  Object.entries(version).map(([id, fields]) => ({ ...tabOf(fields), id }));
const PARTS: PartDefinition[] = ['one', 'two'].map((id) => ({
  id,
  data: [id],
  load: `GET /${id}`,
  save: `POST /${id}`,
}));

function createWorld() {
  const server = createDraftServer();
  const asked: number[] = [];
  const way: { steps: MigrationStep[] | undefined } = { steps: STEPS };
  const open = async (number: number, { writer = 'w', kept = new Map<string, string>(), tab = '' } = {}) => {
    const data: Record<string, JsonObject> = number === 1 ? SAVED : migrate(SAVED, STEPS).data;
    const replies = Object.fromEntries(
      Object.entries(data).map(([id, body]) => [`GET /${id}`, () => ({ body: { data: body } })]),
    );
    let isAlive = true;
    const opened = sessionOf(wizardOf(tabs(number === 1 ? FIRST : SECOND), PARTS), replies, {
      drafts: server.windowOf(writer, () => (isAlive ? 'answered' : 'dropped'), number),
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void (isAlive && kept.set(key, value)),
        remove: (key) => void (isAlive && kept.delete(key)),
      },
      definitions: {
        number,
        async stepsFrom(from) {
          asked.push(from);
          return way.steps;
        },
      },
      ...(tab && { tab }),
    });
    await opened.session.open();
    const { session } = opened;
    return {
      session,
      kept,
      data: (id: string) => session.form(id).getState().data,
      type: (id: string, pointer: string, value: string | undefined) => session.form(id).change(pointer, value),
      settle: () => vi.advanceTimersByTimeAsync(3 * DRAFT_DELAY_MS),
      close() {
        session.flush();
        isAlive = false;
      },
    };
  };
  const onServer = () =>
    Object.fromEntries(server.entries().map(({ place, content, definition }) => [place, [content.value, definition]]));
  return { server, open, asked, way, onServer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was typed in an older version and is not saved', () => {
  it('is where its fields went, from this device, when the server has no drafts of it', async () => {
    const { open, asked } = createWorld();
    const kept = new Map<string, string>();
    const first = await open(1, { kept });
    first.type('one', '/Nick', 'Zé');
    first.type('one', '/cities/0/City', 'Olinda');
    first.close();
    const second = await open(2, { kept });
    expect(second.data('one')).toEqual({ Name: 'Ana', Social: 'Zé' });
    expect(second.data('two')).toEqual({ places: [{ Guid: 'x', Town: 'Olinda' }] });
    expect(second.session.view()).toMatchObject({ restored: true, restoredTabs: ['one', 'two'], notCarried: [] });
    expect(asked).toEqual([1]);
  });

  it('is kept from then on as typed in the new version', async () => {
    const { open, asked } = createWorld();
    const kept = new Map<string, string>();
    const first = await open(1, { kept });
    first.type('one', '/Nick', 'Zé');
    first.close();
    (await open(2, { kept })).close();
    const again = await open(2, { kept });
    expect(again.data('one').Social).toBe('Zé');
    expect(asked).toEqual([1]);
  });

  it('is where its fields went, from another device, and the server keeps it there alone', async () => {
    const { open, onServer } = createWorld();
    const first = await open(1, { writer: 'phone' });
    first.type('one', '/Nick', 'Zé');
    first.type('one', '/Name', 'Bia');
    await first.settle();
    first.close();
    expect(onServer()).toEqual({ 'one/Nick': ['Zé', 1], 'one/Name': ['Bia', 1] });
    const second = await open(2, { writer: 'desk' });
    expect(second.data('one')).toEqual({ Name: 'Bia', Social: 'Zé' });
    expect(second.session.view().origins).toMatchObject([{ device: 'Device phone' }]);
    await second.settle();
    expect(onServer()).toEqual({ 'one/Social': ['Zé', 2], 'one/Name': ['Bia', 1] });
  });

  it('is where its fields went when it comes from a window that is still open', async () => {
    const { open } = createWorld();
    const old = await open(1, { writer: 'phone' });
    const now = await open(2, { writer: 'desk' });
    old.type('one', '/Nick', 'Zé');
    await old.settle();
    now.type('two', '/Other', 'x');
    await now.settle();
    expect(now.data('one').Social).toBe('Zé');
    expect(now.session.view()).toMatchObject({ restored: true, restoredTabs: ['one'] });
  });

  it('is told of where it cannot be carried over', async () => {
    const { open, onServer } = createWorld();
    const first = await open(1);
    first.type('one', '/Fax', '99');
    await first.settle();
    first.close();
    const second = await open(2);
    expect(second.session.view()).toMatchObject({
      restored: false,
      notCarried: [{ place: 'one/Fax', value: '99', step: '4' }],
    });
    await second.settle();
    expect(onServer()).toEqual({});
  });

  it('is told of where no field of the new version takes it', async () => {
    const { open, way } = createWorld();
    way.steps = [];
    const first = await open(1);
    first.type('one', '/Nick', 'Zé');
    await first.settle();
    first.close();
    const second = await open(2);
    expect(second.session.view().notCarried).toEqual([{ place: 'one/Nick', value: 'Zé', step: '' }]);
  });

  it('waits untouched, here and on the server, while the way to the new version is not known', async () => {
    const { open, way, onServer } = createWorld();
    const kept = new Map<string, string>();
    const first = await open(1, { kept });
    first.type('one', '/Nick', 'Zé');
    await first.settle();
    first.type('one', '/Name', 'Bia');
    first.close();
    way.steps = undefined;
    const waiting = await open(2, { kept });
    waiting.type('two', '/Other', 'x');
    await waiting.settle();
    waiting.close();
    expect(onServer()).toEqual({ 'one/Nick': ['Zé', 1], 'two/Other': ['x', 2] });
    way.steps = STEPS;
    const second = await open(2, { kept });
    expect(second.data('one')).toEqual({ Name: 'Bia', Social: 'Zé' });
    expect(second.data('two').Other).toBe('x');
  });

  it('stays on the server at its old place while its new one is in a tab that is not open', async () => {
    const { open, onServer } = createWorld();
    const first = await open(1, { writer: 'phone' });
    first.type('one', '/cities/0/City', 'Olinda');
    await first.settle();
    first.close();
    const alone = await open(2, { writer: 'desk', tab: 'one' });
    await alone.settle();
    expect(Object.keys(onServer())).toEqual(['one/cities']);
  });

  it('of a newer version is not touched by an older page', async () => {
    const { open, onServer } = createWorld();
    const newer = await open(2, { writer: 'desk' });
    newer.type('one', '/Social', 'Zé');
    await newer.settle();
    const older = await open(1, { writer: 'phone' });
    expect(older.data('one')).toEqual(SAVED.one);
    await older.settle();
    expect(onServer()).toEqual({ 'one/Social': ['Zé', 2] });
  });

  it('of a newer version stays beside what an older page types at its place, and both are shown in the newer one', async () => {
    const { server, open } = createWorld();
    const desk = new Map<string, string>();
    const older = await open(1, { writer: 'phone' });
    const newer = await open(2, { writer: 'desk', kept: desk });
    newer.type('one', '/Name', 'Bia');
    await newer.settle();
    newer.close();
    for (const name of ['Caio', 'Caio P.']) {
      older.type('one', '/Name', name);
      await older.settle();
    }
    expect(older.session.draft.state()).toBe('saved');
    const values = () => server.entries().map(({ content }) => content.value);
    expect(values().sort()).toEqual(['Bia', 'Caio P.']);
    const again = await open(2, { writer: 'desk', kept: desk });
    expect(
      again.session
        .view()
        .clashes.flatMap(({ options }) => options.map(({ text }) => text))
        .sort(),
    ).toEqual(['Bia', 'Caio P.']);
    await older.session.discard();
    expect(values()).toEqual(['Bia']);
  });

  it('stays beside what is typed at its place while the way to the new version is not known, or is on its way', async () => {
    const { server, open, way } = createWorld();
    const first = await open(1, { writer: 'phone' });
    first.type('one', '/Name', 'Bia');
    await first.settle();
    way.steps = undefined;
    const second = await open(2, { writer: 'desk' });
    second.type('one', '/Name', 'Caio');
    await second.settle();
    expect(server.entries().map(({ content }) => content.value)).toEqual(['Bia', 'Caio']);
  });

  it('names the fields whose files went with the page where they are now', async () => {
    const lostFields = { one: [{ pointer: '/Nick' }, { pointer: '/cities/0/City', row: { Guid: 'x' } }] };
    const kept = new Map([['unsaved', JSON.stringify({ tabs: {}, forms: {}, definition: 1, lostFields })]]);
    const { session } = await createWorld().open(2, { kept });
    expect(session.markAt('one', '/Social')).toBe('fileLost');
    expect(session.markAt('two', '/places/0/Town')).toBe('fileLost');
  });

  it('is told anew where the server lost it meanwhile, as drafts were off for a while', async () => {
    const { server, open, onServer } = createWorld();
    const kept = new Map<string, string>();
    const first = await open(1, { kept });
    first.type('one', '/Nick', 'Zé');
    await first.settle();
    first.close();
    server.switchOff();
    server.switchOn();
    const second = await open(2, { kept });
    expect(second.data('one').Social).toBe('Zé');
    await second.settle();
    expect(onServer()).toEqual({ 'one/Social': ['Zé', 2] });
  });
});
