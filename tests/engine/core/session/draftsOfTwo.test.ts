import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { choices, clashingNames, createWorld } from '../../../support/draftWorld';
import { tabOf } from '../../../support/tabs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two devices at once', () => {
  it('have what the other typed in other fields, without a question', async () => {
    const { open } = createWorld();
    const [one, two] = [await open('one'), await open('two')];
    one.type('Name', 'Bia');
    await one.settle();
    two.type('Nick', 'B');
    await two.settle();
    expect(two.data()).toMatchObject({ Name: 'Bia', Nick: 'B' });
    expect(two.session.view()).toMatchObject({ restored: true, clashes: [] });
    const three = await open('three');
    expect(three.data()).toMatchObject({ Name: 'Bia', Nick: 'B' });
  });

  it('have both values of the same field, until one is chosen', async () => {
    const { server, open, two } = await clashingNames();
    expect(choices(two.session)).toEqual([['Name', 'Caio', 'Bia']]);
    expect(two.data().Name).toBe('Caio');
    expect(await two.session.save()).toEqual({ done: false, clash: 'tab/Name' });
    two.session.choose('tab/Name', 1);
    await two.settle();
    expect(two.data().Name).toBe('Bia');
    expect(server.entries()).toMatchObject([{ place: 'tab/Name', content: { value: 'Bia' }, writer: 'two' }]);
    const three = await open('three');
    expect([three.data().Name, choices(three.session)]).toEqual(['Bia', []]);
  });

  it('lose nothing of what is typed into a field that waits for a choice', async () => {
    const { server, open, two } = await clashingNames();
    two.type('Name', 'Caio Prado');
    await two.settle();
    expect(server.entries().map(({ writer, content }) => [writer, content.value])).toEqual([
      ['one', 'Bia'],
      ['two', 'Caio Prado'],
    ]);
    expect(two.session.draft.state()).toBe('saved');
    const three = await open('three');
    expect(choices(three.session)[0]?.slice(1).sort()).toEqual(['Bia', 'Caio Prado']);
  });

  it('lose nothing of what waits for a choice as a page ends: it goes out beside what else was typed', async () => {
    const { server, open, two } = await clashingNames();
    two.type('Name', 'Caio Prado');
    two.type('Nick', 'c');
    two.session.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.entries().map(({ writer, place, content }) => [writer, place, content.value])).toEqual([
      ['one', 'tab/Name', 'Bia'],
      ['two', 'tab/Nick', 'c'],
      ['two', 'tab/Name', 'Caio Prado'],
    ]);
    const again = await open('two', two.kept);
    expect(choices(again.session)[0]?.slice(1).sort()).toEqual(['Bia', 'Caio Prado']);
    expect(again.data().Nick).toBe('c');
  });

  it('have what one saved beside what the other typed', async () => {
    const { open } = createWorld();
    const [one, two] = [await open('one'), await open('two')];
    two.type('Name', 'Caio');
    await two.settle();
    one.type('Name', 'Bia');
    one.session.flush();
    one.session.choose('tab/Name', 0);
    await one.session.save();
    expect(await two.session.save()).toMatchObject({ done: false, clash: 'tab/Name' });
    expect(choices(two.session)[0]).toContain('Caio');
    expect(choices(two.session)[0]).toContain('Bia');
  });

  it('save both of what a sum is made of, without a choice between two sums', async () => {
    const number = { type: 'number' as const };
    const sum = { id: 'sum', compute: { Total: { sum: ['One', 'Two'] } } };
    const tab = { ...tabOf({ One: number, Two: number, Total: number }, [sum]), id: 'tab' };
    const { registration, open } = createWorld({ One: 1, Two: 1 }, tab);
    const [one, two] = [await open('one'), await open('two')];
    one.form.change('/One', 10);
    two.form.change('/Two', 20);
    expect(await one.session.save()).toMatchObject({ done: true });
    expect(await two.session.save()).toMatchObject({ done: true });
    expect(registration.held.data).toMatchObject({ One: 10, Two: 20, Total: 30 });
  });

  it('have a row that one added, and no row that the other took off', async () => {
    const cities = (data: JsonObject) => ((data.rows ?? []) as JsonObject[]).map(({ City }) => City);
    const { open } = createWorld({ Name: 'Ana', rows: [{ Guid: 'a', City: 'Santos' }] });
    const [one, two] = [await open('one'), await open('two')];
    one.form.removeRow('rows', 0);
    one.form.change('/Nick', 'x');
    await one.settle();
    two.form.change(`/rows/${two.form.addRow('rows')}/City`, 'Recife');
    await two.settle();
    const three = await open('three');
    expect(cities(three.data())).toEqual(['Recife']);
    expect(choices(three.session)).toEqual([]);
  });
});
