import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choices, createWorld } from '../../../support/draftWorld';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what went as drafts were off, though others typed on since they are on again', () => {
  it('is on the device that typed it, and is told anew', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.switchOff();
    server.switchOn();
    const two = await open('two');
    two.type('Nick', 'b');
    await two.settle();
    const again = await open('one', one.kept);
    await again.settle();
    expect([again.data(), choices(again.session)]).toMatchObject([{ Name: 'Bia', Nick: 'b' }, []]);
    expect(server.entries().map(({ place, content }) => [place, content.value])).toContainEqual(['tab/Name', 'Bia']);
  });

  it('is told anew by a window that is open', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.switchOff();
    server.switchOn();
    const two = await open('two');
    two.type('Name', 'Caio');
    await two.settle();
    one.type('Nick', 'b');
    await one.settle();
    const values = server.entries().map(({ content }) => content.value);
    expect(values).toEqual(expect.arrayContaining(['Bia', 'b', 'Caio']));
  });

  it('does not come back where it was told anew, and discarded then', async () => {
    const { server, open } = createWorld();
    const one = await open('one');
    one.type('Name', 'Bia');
    await one.settle();
    server.switchOff();
    server.switchOn();
    const again = await open('one', one.kept);
    await again.settle();
    const two = await open('two');
    await two.session.discard();
    const last = await open('one', again.kept);
    expect([last.data().Name, server.entries()]).toEqual(['Ana', []]);
  });
});
