import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { createDraftServer, DraftFate } from '../../../support/draftServer';
import {
  choices,
  clashingNames,
  createWorld,
  discardedElsewhere,
  type Page,
  type World,
} from '../../../support/draftWorld';
import { tabOf } from '../../../support/tabs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is typed and not saved', () => {
  it('is with the server a second later, the changed fields alone, in one call', async () => {
    const { server, open } = createWorld();
    const { type, session } = await open('one');
    expect(session.draft.state()).toBe('saved');
    type('Name', 'B');
    type('Name', 'Bi');
    await vi.advanceTimersByTimeAsync(400);
    type('Name', 'Bia');
    expect(session.draft.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS + 400);
    expect(session.draft.state()).toBe('saved');
    expect(server.calls.map((changes) => changes.map(({ place, content }) => [place, content]))).toEqual([
      [['tab/Name', { value: 'Bia', base: 'Ana' }]],
    ]);
  });

  it('is sent at most once a second, however long the typing goes on', async () => {
    const { server, open } = createWorld();
    const { type } = await open('one');
    for (let key = 0; key < 50; key += 1) {
      type('Name', `Bia ${key}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.calls.length).toBeGreaterThanOrEqual(2);
    expect(server.calls.length).toBeLessThanOrEqual(5);
  });

  it('is on another device at its next opening, with the device and the moment', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    const two = await open('two');
    expect(two.data().Name).toBe('Bia');
    expect(two.session.view()).toMatchObject({
      restored: true,
      restoredTabs: ['tab'],
      restoredCount: 1,
      clashes: [],
      origins: [{ kind: 'draft', device: 'Device one', at: '2026-11-21T12:00:00.000Z' }],
    });
  });

  it('is gone from the server once it is saved, taken back, or discarded', async () => {
    const { server, open } = createWorld();
    const { type, session, settle } = await open('one');
    type('Name', 'Bia');
    await settle();
    await session.save();
    await settle();
    expect(server.entries()).toEqual([]);
    type('Name', 'Caio');
    await settle();
    type('Name', 'Bia');
    await settle();
    expect(server.entries()).toEqual([]);
    type('Name', 'Dora');
    await settle();
    await session.discard();
    expect(server.entries()).toEqual([]);
  });

  it('is gone from the server as soon as its part is saved', async () => {
    const { server, open } = createWorld();
    const { type, session, settle } = await open('one');
    type('Name', 'Bia');
    await settle();
    await session.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.entries()).toEqual([]);
    await settle();
    expect(server.calls).toHaveLength(2);
  });

  it('is with the server a second later while the typing goes on', async () => {
    const { server, open } = createWorld();
    const { type } = await open('one');
    for (let key = 0; key < 20; key += 1) {
      type('Name', `Bia ${key}`);
      await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS / 20);
    }
    expect(server.entries()).toMatchObject([{ content: { value: 'Bia 19' } }]);
  });

  it('stays where the server cannot read any more what it has of it, and is told anew', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.loseKey();
    const again = await open('one', one.kept);
    expect(again.data().Name).toBe('Bia');
    await again.settle();
    expect(server.calls).toHaveLength(2);
  });

  it('elsewhere and was never seen here stays when this window discards what it knows', async () => {
    const { server, open } = createWorld();
    const before = await open('zero');
    before.type('Nick', 'B');
    await before.settle();
    const one = await open('one');
    const two = await open('two');
    two.type('Name', 'Caio');
    await two.settle();
    await one.session.discard();
    await one.settle();
    expect(server.entries().map(({ place, content }) => [place, content.value])).toEqual([['tab/Name', 'Caio']]);
  });

  it('that another device left is gone everywhere when it is discarded', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    const two = await open('two');
    await two.session.discard();
    expect(server.entries()).toEqual([]);
  });

  it('stays on the device without an answer, is told so, and goes out when there is one', async () => {
    const { server, fates, open } = createWorld();
    const { type, session, settle } = await open('one');
    fates.set('one', 'dropped');
    type('Name', 'Bia');
    await settle();
    expect(session.draft.state()).toBe('offline');
    fates.set('one', 'answered');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.draft.state()).toBe('saved');
    expect(server.entries()).toMatchObject([{ place: 'tab/Name', content: { value: 'Bia' } }]);
  });

  it('is sent no more once the session has ended, though an answer was never heard', async () => {
    const { server, fates, open } = createWorld();
    const { type, session, settle } = await open('one');
    fates.set('one', 'dropped');
    type('Name', 'Bia');
    await settle();
    session.end();
    fates.set('one', 'answered');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.calls).toEqual([]);
  });

  it('that was typed without an answer wins over what the server has from the same window', async () => {
    const { fates, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    fates.set('one', 'dropped');
    one.type('Name', 'Bianca');
    await one.settle();
    fates.set('one', 'answered');
    const again = await open('one', one.kept);
    expect(again.data().Name).toBe('Bianca');
    expect(again.session.view().clashes).toEqual([]);
  });

  it('that is on this device, and was changed on another that had seen it, is what the other made of it', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    const two = await open('two');
    two.type('Name', 'Bianca');
    await two.settle();
    const again = await open('one', one.kept);
    expect(again.data().Name).toBe('Bianca');
    expect(again.session.view().clashes).toEqual([]);
  });

  it('that is on this device, and was saved or discarded on another, does not come back', async () => {
    const { registration, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    const two = await open('two');
    await two.session.save();
    await two.settle();
    expect(registration.held.data.Name).toBe('Bia');
    const three = await open('three');
    three.type('Name', 'Caio');
    await three.session.save();
    await three.settle();
    const again = await open('one', one.kept);
    expect(again.data().Name).toBe('Caio');
    expect(again.session.view()).toMatchObject({ restored: false, clashes: [] });
  });
});

describe('what the server had and has no more', () => {
  const values = (server: ReturnType<typeof createDraftServer>) =>
    server
      .entries()
      .map(({ content }) => content.value)
      .sort();

  it('as drafts were off for a while, is on the device, and is told anew', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.switchOff();
    server.switchOn();
    const again = await open('one', one.kept);
    await again.settle();
    expect([again.data().Name, again.session.draft.state()]).toEqual(['Bia', 'saved']);
    expect(server.entries()).toMatchObject([{ writer: 'one', content: { value: 'Bia' } }]);
  });

  it('is kept by a window that hears that drafts are off', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.switchOff();
    one.type('Nick', 'b');
    await one.settle();
    const [kept] = [...one.kept.values()];
    expect(kept).not.toContain('isSent');
    const off = await open('one', one.kept);
    expect([off.data(), off.session.draft.state()]).toMatchObject([{ Name: 'Bia', Nick: 'b' }, 'device']);
    server.switchOn();
    const on = await open('one', off.kept);
    await on.settle();
    expect(values(server)).toEqual(['Bia', 'b']);
  });

  it('as its database is an older one, is on the device as it was typed last, and is told anew', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'B');
    await one.settle();
    const restore = server.backUp();
    one.type('Name', 'Bia');
    one.type('Nick', 'b');
    await one.settle();
    restore();
    const again = await open('one', one.kept);
    expect([again.data(), choices(again.session)]).toMatchObject([{ Name: 'Bia', Nick: 'b' }, []]);
    await again.settle();
    expect(values(server)).toEqual(['Bia', 'b']);
  });

  it('as its database is an older one, is told anew by a window that is open', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    const restore = server.backUp();
    one.type('Name', 'Bia');
    await one.settle();
    restore();
    one.type('Nick', 'b');
    await one.settle();
    expect(values(server)).toEqual(['Bia', 'b']);
    expect(one.session.draft.state()).toBe('saved');
  });

  it('as 30 days were over, does not come back', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.forget(-1);
    const again = await open('one', one.kept);
    expect(again.data().Name).toBe('Ana');
  });

  it('though the page ended with a call that nobody heard of, is on the device', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    one.type('Nick', 'b');
    one.session.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    server.switchOff();
    server.switchOn();
    const again = await open('one', one.kept);
    expect(again.data()).toMatchObject({ Name: 'Bia', Nick: 'b' });
  });
});

describe('what another device discarded, or saved, while a window stands open', () => {
  it('is on this device alone, and the window says so as soon as it speaks with the server', async () => {
    const { server, one } = await discardedElsewhere();
    one.type('Nick', 'b');
    await one.settle();
    expect([one.data(), one.session.draft.state()]).toMatchObject([{ Name: 'Bia', Nick: 'b' }, 'device']);
    expect(server.entries().map(({ place }) => place)).toEqual(['tab/Nick']);
    expect(await one.session.settle()).toBe(false);
  });

  it('is with the server again once it is typed on', async () => {
    const { server, one } = await discardedElsewhere();
    one.type('Nick', 'b');
    await one.settle();
    one.type('Name', 'Bianca');
    await one.settle();
    expect(server.entries().map(({ place }) => place)).toEqual(['tab/Nick', 'tab/Name']);
    expect(one.session.draft.state()).toBe('saved');
  });

  it('is there after a reload', async () => {
    const { open, one } = await discardedElsewhere();
    one.type('Nick', 'b');
    await one.settle();
    const again = await open('one', one.kept);
    expect(again.data()).toMatchObject({ Name: 'Bia', Nick: 'b' });
  });

  it('is not looked for by a window that types alone', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    for (const name of ['B', 'Bi', 'Bia']) {
      one.type('Name', name);
      one.type('Nick', name);
      await one.settle();
    }
    expect(server.loads).toEqual(['one']);
  });
});

describe('a window that goes on where a closed one ended, without an answer at its opening', () => {
  /** Takes over what window one left, which the server knows, and types on. */
  async function goOn() {
    const world = createWorld();
    const one = await world.open('one');
    one.type('Name', 'B');
    one.type('Nick', 'b');
    await one.settle();
    one.session.end();
    world.fates.set('two', 'dropped');
    const two = await world.open('two', one.kept);
    two.type('Name', 'Bia');
    two.type('Nick', 'A');
    await two.settle();
    return { ...world, two };
  }

  it('takes nothing of it for the typing of somebody else, and leaves none of it on the server', async () => {
    const { server, fates, open, two } = await goOn();
    fates.set('two', 'answered');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([two.data(), choices(two.session)]).toMatchObject([{ Name: 'Bia', Nick: 'A' }, []]);
    expect(server.entries().map(({ writer, content }) => [writer, content.value])).toEqual([['two', 'Bia']]);
    const three = await open('three');
    expect([three.data(), choices(three.session)]).toMatchObject([{ Name: 'Bia', Nick: 'A' }, []]);
  });

  it('asks nothing where the last call of the closed one arrives after its text was taken over from the server', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Mar');
    await one.settle();
    const two = await open('two');
    two.type('Name', 'Marina');
    await server.windowOf('one').send(server.calls[0] ?? [], 0, { isLast: true });
    await two.settle();
    expect([choices(two.session), two.data().Name]).toEqual([[], 'Marina']);
    await two.settle();
    expect(server.entries().map(({ writer, content }) => [writer, content.value])).toEqual([['two', 'Marina']]);
  });

  it('hands that on to the next one', async () => {
    const { open, two } = await goOn();
    const three = await open('three', two.kept);
    expect([three.data().Name, choices(three.session)]).toEqual(['Bia', []]);
  });

  it('asks where the one that counted as closed typed on', async () => {
    const { server, fates, two } = await goOn();
    const late = { place: 'tab/Name', content: { value: 'Caio', base: 'Ana' }, at: '2026-11-21T12:00:01.000Z' };
    await server.windowOf('one').send([late], 1, { isLast: false });
    fates.set('two', 'answered');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(choices(two.session)).toEqual([['Name', 'Bia', 'Caio']]);
  });
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

describe('what one device goes on from', () => {
  const rowsOf = ({ data }: { data(): JsonObject }) => (data().rows ?? []) as JsonObject[];
  const seen = ({ data, session }: Awaited<ReturnType<ReturnType<typeof createWorld>['open']>>) => [
    data(),
    choices(session),
  ];

  it('is no choice for the device that it comes from, which has what was made of it', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.type('Name', 'José');
    await one.settle();
    const two = await open('two');
    two.type('Name', 'José Silva');
    await two.settle();
    one.type('Nick', 'Zé');
    await one.settle();
    expect(seen(one)).toMatchObject([{ Name: 'José Silva', Nick: 'Zé' }, []]);
    expect(one.session.view()).toMatchObject({ restored: true, origins: [{ device: 'Device two' }] });
    one.type('Name', 'José Silva Lima');
    await one.settle();
    two.type('Nick', 'Zeca');
    await two.settle();
    expect(two.data().Name).toBe('José Silva Lima');
    expect(choices(two.session)).toEqual([['Nick', 'Zeca', 'Zé']]);
  });

  it('follows what is typed on there, where nothing was typed on here', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.type('Name', 'José');
    await one.settle();
    const two = await open('two');
    one.type('Name', 'José Silva');
    await one.settle();
    two.type('Nick', 'Zé');
    await two.settle();
    expect(seen(two)).toMatchObject([{ Name: 'José Silva', Nick: 'Zé' }, []]);
  });

  it('is asked about where both typed on', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.type('Name', 'José');
    await one.settle();
    const two = await open('two');
    two.type('Name', 'José Silva');
    await two.settle();
    one.type('Name', 'José Lima');
    await one.settle();
    expect(choices(one.session)).toEqual([['Name', 'José Lima', 'José Silva']]);
  });

  it('is one row where a new one is continued, with what both added to it', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.form.change(`/rows/${one.form.addRow('rows')}/City`, 'Santos');
    await one.settle();
    const two = await open('two');
    two.form.change('/rows/0/State', 'SP');
    await two.settle();
    one.form.change('/rows/0/City', 'São Vicente');
    await one.settle();
    expect(rowsOf(one)).toEqual([{ City: 'São Vicente', State: 'SP' }]);
    two.type('Nick', 'x');
    await two.settle();
    expect(rowsOf(two)).toEqual([{ City: 'São Vicente', State: 'SP' }]);
    const three = await open('three');
    expect([rowsOf(three), choices(three.session)]).toEqual([[{ City: 'São Vicente', State: 'SP' }], []]);
  });

  it('is known again after a reload, also by who typed on without an answer', async () => {
    const { fates, open } = createWorld();
    const one = await open('one');
    one.form.change(`/rows/${one.form.addRow('rows')}/City`, 'Santos');
    await one.settle();
    const two = await open('two');
    two.form.change('/rows/0/State', 'SP');
    await two.settle();
    fates.set('one', 'dropped');
    one.form.change('/rows/0/City', 'São Vicente');
    one.session.flush();
    await one.settle();
    fates.set('one', 'answered');
    const again = await open('one', one.kept);
    expect([rowsOf(again), choices(again.session)]).toEqual([[{ City: 'São Vicente', State: 'SP' }], []]);
  });

  it('is nothing that somebody else typed by chance: where that changes, both values are shown', async () => {
    const { open } = createWorld();
    const [one, two] = [await open('one'), await open('two')];
    one.type('Name', 'Bia');
    await one.settle();
    one.type('Name', 'Bianca');
    two.type('Name', 'Bia');
    await two.settle();
    await one.settle();
    const three = await open('three');
    expect(choices(three.session)[0]?.slice(1).sort()).toEqual(['Bia', 'Bianca']);
  });

  it('is known also of what waits for a choice: a third device shows the row once, with both values', async () => {
    const { open } = createWorld();
    const one = await open('one');
    one.form.change(`/rows/${one.form.addRow('rows')}/City`, 'Santos');
    await one.settle();
    const two = await open('two');
    one.form.change('/rows/0/City', 'São Vicente');
    two.form.change('/rows/0/City', 'Guarujá');
    await one.settle();
    await two.settle();
    expect(choices(two.session)).toHaveLength(1);
    const three = await open('three');
    expect(rowsOf(three)).toHaveLength(1);
    expect(choices(three.session)[0]?.slice(1).sort()).toEqual(['Guarujá', 'São Vicente']);
  });

  it('is asked about where this device went back to what it had, and the other typed on', async () => {
    const { fates, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'José');
    one.form.change(`/rows/${one.form.addRow('rows')}/City`, 'Santos');
    await one.settle();
    const two = await open('two');
    two.type('Name', 'José Silva');
    two.form.change(`/rows/${two.form.addRow('rows')}/City`, 'Recife');
    await two.settle();
    one.type('Nick', 'Zé');
    await one.settle();
    fates.set('one', 'dropped');
    one.type('Name', 'José');
    one.form.removeRow('rows', 1);
    one.session.flush();
    const kept = new Map(one.kept);
    two.type('Name', 'José Lima');
    two.form.change('/rows/0/State', 'SP');
    await two.settle();
    fates.set('one', 'answered');
    await vi.advanceTimersByTimeAsync(60_000);
    const left = [{ City: 'Santos', State: 'SP' }];
    expect(seen(one)).toMatchObject([{ Name: 'José', rows: left }, [['Name', 'José', 'José Lima']]]);
    const three = await open('three');
    expect(rowsOf(three)).toEqual(left);
    expect(choices(three.session)).toMatchObject([['Name', expect.any(String), expect.any(String)]]);
    const again = await open('one', kept);
    expect(seen(again)).toMatchObject([{ Name: 'José' }, [['Name', 'José', 'José Lima']]]);
  });

  it('is followed by what is typed after a reload by a clock that was put back', async () => {
    const { server, open } = createWorld();
    const two = await open('two');
    two.type('Name', 'José');
    await two.settle();
    const one = await open('one');
    one.type('Name', 'José Silva');
    await one.settle();
    vi.setSystemTime(Date.now() - 3_600_000);
    const again = await open('two', two.kept);
    again.type('Name', 'José Silva Lima');
    await again.settle();
    one.type('Nick', 'Zé');
    await one.settle();
    expect(seen(one)).toMatchObject([{ Name: 'José Silva Lima', Nick: 'Zé' }, []]);
    expect(server.entries().map(({ content }) => content.value)).toContain('José Silva Lima');
  });

  it('settles on the other device what was chosen on this one', async () => {
    const { open } = createWorld();
    const [one, two] = [await open('one'), await open('two')];
    one.type('Name', 'Bia');
    await one.settle();
    two.type('Name', 'Caio');
    await two.settle();
    const again = await open('one', one.kept);
    expect(choices(again.session)).toEqual([['Name', 'Bia', 'Caio']]);
    again.session.choose('tab/Name', 0);
    await again.settle();
    two.type('Nick', 'x');
    await two.settle();
    expect(seen(two)).toMatchObject([{ Name: 'Bia', Nick: 'x' }, []]);
  });
});

/** Each device is opened again, answers what is asked with what it shows, and in the end all have the same. */
async function expectAgreement(open: World['open'], names: readonly string[], pages: readonly Page[]) {
  const now = [...pages];
  for (let round = 0; round < 3; round += 1) {
    for (const [index, name] of names.entries()) {
      const page = await open(name, now[index]?.kept);
      for (const { id } of page.session.view().clashes) page.session.choose(id, 0);
      await page.settle();
      now[index] = page;
    }
  }
  const last: Page[] = [];
  for (const [index, name] of names.entries()) last.push(await open(name, now[index]?.kept));
  expect(last.flatMap(({ session }) => choices(session))).toEqual([]);
  for (const page of last) expect(page.data()).toEqual(last[0]?.data());
}

const NAMES = ['one', 'two', 'three'];

type Step =
  | { device: number; type: 'type'; field: 'Name' | 'Nick'; value: string | undefined }
  | { device: number; type: 'wait'; ms: number }
  | { device: number; type: 'save' }
  | { device: number; type: 'choose'; option: number }
  | { device: number; type: 'reload' };

describe('random edits on three devices, with delays, losses and repetitions', () => {
  const device = fc.integer({ min: 0, max: NAMES.length - 1 });
  const step: fc.Arbitrary<Step & { fate: DraftFate }> = fc
    .record({
      fate: fc.constantFrom<DraftFate>('answered', 'answered', 'lost', 'dropped'),
      step: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            device,
            type: fc.constant('type' as const),
            field: fc.constantFrom('Name' as const, 'Nick' as const),
            value: fc.constantFrom('u', 'v', 'w', 'x', 'y', undefined),
          }),
        },
        {
          weight: 3,
          arbitrary: fc.record({
            device,
            type: fc.constant('wait' as const),
            ms: fc.constantFrom(100, 700, 1500, 4000),
          }),
        },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('save' as const) }) },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('choose' as const), option: fc.nat(2) }) },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('reload' as const) }) },
      ),
    })
    .map(({ step: one, fate }) => ({ ...one, fate }));

  it('end in the same state everywhere; what anybody typed last is there, or was shown as a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const { fates, saveFates, registration, open } = createWorld();
        const names = NAMES;
        const devices: Page[] = [];
        for (const name of names) devices.push(await open(name));
        /** The last value that each device typed into a field, until it is known to be there or shown. */
        const last = new Map<string, string>();
        const isShown = (field: string, value: string) =>
          devices.some(
            ({ data, session }) =>
              data()[field] === value ||
              session
                .view()
                .clashes.some(({ id, options }) => id === `tab/${field}` && options.some(({ text }) => text === value)),
          );
        for (const one of steps) {
          const name = names[one.device] as string;
          let window = devices[one.device] as (typeof devices)[0];
          fates.set(name, one.fate);
          // To type what stands there already changes nothing.
          if (one.type === 'type' && window.data()[one.field] !== one.value) {
            // What stood there is what this customer wanted to change, whoever typed it.
            for (const other of names) {
              const place = `${other}/${one.field}`;
              if (last.get(place) === window.data()[one.field]) last.delete(place);
            }
            window.type(one.field, one.value);
            // Who empties a field typed nothing that could get lost.
            if (one.value === undefined) last.delete(`${name}/${one.field}`);
            else last.set(`${name}/${one.field}`, one.value);
          }
          if (one.type === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          saveFates.set(name, one.fate);
          if (one.type === 'save') await window.session.save();
          saveFates.clear();
          // What is saved is known to whoever saves over it.
          for (const [place, value] of last)
            if (registration.held.data[place.split('/')[1] as string] === value) last.delete(place);
          if (one.type === 'choose') {
            const [clash] = window.session.view().clashes;
            // A choice is an edit of the customer: what it leaves aside was shown.
            if (clash) {
              const field = clash.id.split('/')[1] as string;
              for (const other of names) last.delete(`${other}/${field}`);
              window.session.choose(clash.id, Math.min(one.option, clash.options.length - 1));
            }
          }
          if (one.type === 'reload') {
            window.session.flush();
            window = await open(name, window.kept);
            devices[one.device] = window;
          }
        }
        for (const name of names) fates.set(name, 'answered');
        await vi.advanceTimersByTimeAsync(120_000);
        // Each device is opened again, and answers what is asked with what it shows.
        for (const [index, name] of names.entries()) {
          const window = await open(name, (devices[index] as (typeof devices)[0]).kept);
          devices[index] = window;
        }
        for (const [place, value] of last) {
          const field = place.split('/')[1] as string;
          expect(isShown(field, value)).toBe(true);
        }
        await expectAgreement(open, names, devices);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  const rowStep = fc.record({
    fate: fc.constantFrom<DraftFate>('answered', 'answered', 'lost', 'dropped'),
    device,
    type: fc.constantFrom('add', 'change', 'change', 'remove', 'wait', 'wait', 'reload', 'choose'),
    index: fc.nat(3),
    ms: fc.constantFrom(100, 1500, 4000),
  });

  it('have each new row once, with what anybody typed last into it, or a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowStep, { maxLength: 16 }), async (steps) => {
        const { fates, open } = createWorld();
        const names = NAMES;
        const windows: Page[] = [];
        for (const name of names) windows.push(await open(name));
        const rowsIn = (window: (typeof windows)[0]) => (window.data().rows ?? []) as JsonObject[];
        let typed = 0;
        /** What each device typed last into a row, by the mark that the row was made with. */
        const last = new Map<string, string>();
        /** A customer saw this, and wanted something else. */
        const forget = (mark: Json | undefined, seen: Json | undefined) => {
          for (const key of names.keys()) if (last.get(`${key} ${mark}`) === seen) last.delete(`${key} ${mark}`);
        };
        const type = (device: number, index: number) => {
          const window = windows[device] as (typeof windows)[0];
          const { City, State } = rowsIn(window)[index] as JsonObject;
          // What stood there is what this customer wanted to change, whoever typed it.
          forget(State, City);
          typed += 1;
          window.form.change(`/rows/${index}/City`, `City ${typed}.`);
          last.set(`${device} ${State}`, `City ${typed}.`);
        };
        for (const { fate, device: number, type: act, index, ms } of steps) {
          const name = names[number] as string;
          const window = windows[number] as (typeof windows)[0];
          fates.set(name, fate);
          if (act === 'add') {
            const added = window.form.addRow('rows');
            window.form.change(`/rows/${added}/State`, `State ${typed}`);
            type(number, added);
          }
          if (act === 'change' && rowsIn(window)[index]) type(number, index);
          if (act === 'remove' && rowsIn(window)[index]) {
            const { City, State } = rowsIn(window)[index] as JsonObject;
            forget(State, City);
            window.form.removeRow('rows', index);
          }
          if (act === 'wait') await vi.advanceTimersByTimeAsync(ms);
          if (act === 'choose') {
            const [clash] = window.session.view().clashes;
            if (clash) {
              // A choice is an edit of the customer: what it leaves aside was shown.
              for (const { text } of clash.options)
                for (const [key, value] of last) if (text.includes(value)) last.delete(key);
              window.session.choose(clash.id, Math.min(index, clash.options.length - 1));
            }
          }
          if (act === 'reload') {
            window.session.flush();
            windows[number] = await open(name, window.kept);
          }
        }
        for (const name of names) fates.set(name, 'answered');
        await vi.advanceTimersByTimeAsync(120_000);
        for (const [index, name] of names.entries()) windows[index] = await open(name, windows[index]?.kept);
        const told = windows.flatMap((window) => [
          ...rowsIn(window).map(({ City }) => City),
          ...window.session.view().clashes.flatMap(({ options }) => options.map(({ text }) => text)),
        ]);
        for (const value of last.values()) expect(told.filter((text) => String(text).includes(value))).not.toEqual([]);
        for (const window of windows) {
          const marks = rowsIn(window).map(({ State }) => State);
          expect(marks).toEqual([...new Set(marks)]);
        }
        await expectAgreement(open, names, windows);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
