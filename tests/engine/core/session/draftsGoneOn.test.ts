import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { choices, createWorld } from '../../../support/draftWorld';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
