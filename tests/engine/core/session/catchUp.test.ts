import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { choices, createWorld, discardedElsewhere, type Page, TAB, type World } from '../../../support/draftWorld';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One device types, another one opens it, does something with it, and saves. */
async function savedElsewhere(
  type: (one: Page) => void,
  then: (two: Page) => void = () => undefined,
  world: World = createWorld(),
) {
  const one = await world.open('one');
  type(one);
  await one.settle();
  const two = await world.open('two');
  then(two);
  expect(await two.session.save()).toMatchObject({ done: true });
  await two.settle();
  return { ...world, one };
}

describe('a window that stands open while another one saves what was typed in it', () => {
  it('takes it for saved as soon as it speaks with the server', async () => {
    const { server, one } = await savedElsewhere(({ type }) => type('Name', 'Bia'));
    one.type('Nick', 'b');
    await one.settle();
    expect(one.session.draft.state()).toBe('saved');
    expect(server.entries().map(({ place }) => place)).toEqual(['tab/Nick']);
    one.type('Nick', 'A');
    await one.settle();
    expect([one.session.hasUnsaved(), server.entries()]).toEqual([false, []]);
  });

  it('asks nothing about what it goes on with', async () => {
    const { registration, one } = await savedElsewhere(({ type }) => type('Name', 'Bia'));
    one.type('Name', 'Bianca');
    await one.settle();
    expect(choices(one.session)).toEqual([]);
    expect(await one.session.save()).toMatchObject({ done: true });
    expect(registration.held.data).toMatchObject({ Name: 'Bianca', Nick: 'A' });
  });

  it('tells a field nothing that is typed into meanwhile', async () => {
    const { one } = await savedElsewhere(({ type }) => type('Name', 'Bia'));
    one.type('Name', 'Bianca');
    const told = vi.fn();
    one.form.listeners.subscribe('/Name', () => told(one.data().Name));
    await one.settle();
    expect([told.mock.calls, choices(one.session), one.session.draft.state()]).toEqual([[], [], 'saved']);
  });

  it('asks nothing about it either when it is saved before the server is told', async () => {
    const { registration, one } = await savedElsewhere(({ type }) => type('Name', 'Bia'));
    one.type('Name', 'Bianca');
    expect(await one.session.save()).toMatchObject({ done: true });
    expect(registration.held.data).toMatchObject({ Name: 'Bianca', Nick: 'A' });
  });

  it('has one row of each, with its key, where it goes on with a new one', async () => {
    const { registration, one } = await savedElsewhere(({ form }) => {
      for (const city of ['Recife', 'Natal']) form.change(`/rows/${form.addRow('rows')}/City`, city);
    });
    one.form.change('/rows/1/State', 'RN');
    one.form.change(`/rows/${one.form.addRow('rows')}/City`, 'Olinda');
    await one.settle();
    const rows = [
      { Guid: 'g1', City: 'Recife' },
      { Guid: 'g2', City: 'Natal', State: 'RN' },
    ];
    expect([one.data().rows, choices(one.session)]).toEqual([[...rows, { City: 'Olinda' }], []]);
    expect(await one.session.save()).toMatchObject({ done: true });
    expect(registration.held.data.rows).toMatchObject([...rows, { Guid: 'g3', City: 'Olinda' }]);
  });

  it('has a new row that it took off again no more', async () => {
    const { one } = await savedElsewhere(({ form }) => {
      for (const city of ['Recife', 'Natal']) form.change(`/rows/${form.addRow('rows')}/City`, city);
    });
    one.form.removeRow('rows', 0);
    await one.settle();
    expect([one.data().rows, choices(one.session)]).toEqual([[{ Guid: 'g2', City: 'Natal' }], []]);
  });

  it('shows what else was saved there', async () => {
    const { one } = await savedElsewhere(
      ({ type }) => type('Name', 'Bia'),
      ({ type }) => type('Nick', 'B'),
    );
    one.type('Name', 'Bianca');
    await one.settle();
    expect([one.data(), choices(one.session)]).toMatchObject([{ Name: 'Bianca', Nick: 'B' }, []]);
  });

  it('asks at once where something else was saved there than what it told', async () => {
    const { one } = await savedElsewhere(
      ({ type }) => type('Name', 'Bia'),
      ({ type }) => type('Name', 'Caio'),
    );
    one.type('Nick', 'b');
    await one.settle();
    expect(choices(one.session)).toEqual([['Name', 'Bia', 'Caio']]);
  });

  it('asks where it was changed back to what was told before the last time', async () => {
    const world = createWorld();
    const one = await world.open('one');
    for (const name of ['Bia', 'Bianca']) {
      one.type('Name', name);
      await one.settle();
    }
    const two = await world.open('two');
    two.type('Name', 'Bia');
    await two.session.save();
    one.type('Name', 'Bianca Prado');
    await one.settle();
    expect(choices(one.session)).toEqual([['Name', 'Bianca Prado', 'Bia']]);
  });

  it('keeps a text that means no value, and what is typed where their values hide it', async () => {
    const tab = {
      ...TAB,
      schema: {
        ...TAB.schema,
        properties: { ...TAB.schema.properties, Age: { type: 'number' as const }, Town: { type: 'string' as const } },
      },
      rules: [{ id: 'town', if: { Nick: 'B' }, hide: ['Town'], hidden: 'clear' as const }],
    };
    const { one } = await savedElsewhere(
      ({ type, form }) => {
        type('Name', 'Bia');
        type('Town', 'Recife');
        form.change('/Age', undefined, '12x');
      },
      ({ type }) => type('Nick', 'B'),
      createWorld({ Name: 'Ana', Nick: 'A' }, tab),
    );
    one.type('Nick', 'C');
    await one.settle();
    expect(one.data()).toMatchObject({ Name: 'Bia', Nick: 'C' } satisfies JsonObject);
    expect(one.form.unreadTexts()).toEqual({ '/Age': '12x' });
    expect(choices(one.session)).toContainEqual(['Nick', 'C', 'B']);
  });

  it('leaves what it discarded beside it', async () => {
    const { one } = await discardedElsewhere();
    one.type('Nick', 'b');
    await one.settle();
    expect([one.data(), one.session.draft.state(), choices(one.session)]).toMatchObject([
      { Name: 'Bia' },
      'device',
      [],
    ]);
  });
});
