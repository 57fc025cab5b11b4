import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import { createWorld } from '../../../support/draftWorld';

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
