import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import type { JsonObject } from '../../../../engine/core/json';
import type { createDraftServer } from '../../../support/draftServer';
import { choices, createWorld, discardedElsewhere, type Page } from '../../../support/draftWorld';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

describe('what a page told with its last call, and the device does not have', () => {
  /** Types a name, of which the device has the beginning as the page ends. */
  async function endEarly() {
    const world = createWorld();
    const one = await world.open('one');
    one.type('Name', 'B');
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS / 2);
    const kept = new Map(one.kept);
    one.type('Name', 'Bia');
    return { ...world, one, kept };
  }

  it('is there after a reload, and is typed on', async () => {
    const { server, open, one, kept } = await endEarly();
    one.session.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    const again = await open('one', kept);
    expect([again.data().Name, choices(again.session)]).toEqual(['Bia', []]);
    again.type('Name', 'Bianca');
    await again.settle();
    expect(server.entries().map(({ writer, content }) => [writer, content.value])).toEqual([['one', 'Bianca']]);
  });

  it('is there in the window that goes on where that one ended', async () => {
    const { open, one, kept } = await endEarly();
    one.session.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    const two = await open('two', kept);
    expect([two.data().Name, choices(two.session)]).toEqual(['Bia', []]);
  });

  it('is as the device has it where the server was told nothing later', async () => {
    const { open, kept } = await endEarly();
    const again = await open('one', kept);
    expect(again.data().Name).toBe('B');
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

describe('what was told without an answer', () => {
  it('stands beside what two others typed, of whom one goes on from it and the other knows nothing of it', async () => {
    const { fates, open } = createWorld();
    const [one, two, before] = [await open('one'), await open('two'), await open('three')];
    const add = ({ form }: Page, City: string) => form.change(`/rows/${form.addRow('rows')}/City`, City);
    fates.set('one', 'lost');
    add(one, 'Ada');
    await vi.advanceTimersByTimeAsync(1500);
    const three = await open('three', before.kept);
    add(two, 'Bia');
    add(three, 'Caio');
    fates.set('one', 'answered');
    await vi.advanceTimersByTimeAsync(10_000);
    for (const page of [one, two, three]) {
      const rows = page.data().rows as JsonObject[];
      expect(rows.map(({ City }) => City).toSorted()).toEqual(['Ada', 'Bia', 'Caio']);
    }
  });
});
