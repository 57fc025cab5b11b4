import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import type { Json } from '../../../../engine/core/json';
import { createOpening } from '../../../../engine/core/session/opening';
import { answer, type Replies, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const PEOPLE = { type: 'array' as const, items: { type: 'object' as const, properties: { Guid: {}, Name: {} } } };
const TABS: TabDefinition[] = [
  { ...tabOf({ Name: {} }), id: 'person' },
  {
    ...tabOf({ Street: {}, people: PEOPLE as never }),
    id: 'home',
    collections: { people: { load: 'GET /people', forms: [] } },
  },
];
const PARTS: PartDefinition[] = [
  { id: 'person', data: ['person'], load: 'GET /person', save: 'POST /person' },
  { id: 'home', data: ['home/Street'], load: 'GET /home', save: 'POST /home' },
];

/** What the call that opens the wizard answers. */
const opened = (calls: Record<string, Json>) => answer({ calls });
const PERSON = { status: 200, etag: '"7"', body: { data: { Name: 'Ana' } } };
const HOME = { status: 200, etag: '"8"', body: { data: 'Rua A' } };
const ROWS = { status: 200, body: { data: [{ Guid: 'g1', Name: 'Bia' }] } };

async function open(replies: Replies, parts = PARTS, input?: Parameters<typeof sessionOf>[2]) {
  const loaded = wizardOf(TABS, parts);
  loaded.wizard.open = 'GET /forms/{id}';
  const session = sessionOf(loaded, replies, input);
  await session.session.open();
  return { ...session, paths: () => session.calls.map(({ method, path }) => `${method} ${path}`) };
}

describe('a wizard that opens by one call', () => {
  it('asks for nothing that the call has answered', async () => {
    const reply = opened({ 'GET /person': PERSON, 'GET /home': HOME, 'GET /people': ROWS });
    const { session, paths } = await open({ 'GET /forms/wizard': () => reply });
    expect(paths()).toEqual(['GET /forms/wizard']);
    expect(session.form('person').getState().data).toEqual({ Name: 'Ana' });
    expect(session.form('home').getState().data).toEqual({ Street: 'Rua A', people: [{ Guid: 'g1', Name: 'Bia' }] });
  });

  it('does not ask what day it is, which takes long where no rule reads it', async () => {
    const today = vi.fn(() => '2026-11-21');
    const reply = opened({ 'GET /person': PERSON, 'GET /home': HOME, 'GET /people': ROWS });
    const clock = { today, now: () => '2026-11-21T12:00:00.000Z' };
    const { session } = await open({ 'GET /forms/wizard': () => reply }, PARTS, { clock });
    expect(session.form('person').getState().data).toEqual({ Name: 'Ana' });
    expect(today).not.toHaveBeenCalled();
    expect(session.context('person').today).toBe('2026-11-21');
  });

  it('saves each part over the version that came with it', async () => {
    const reply = opened({ 'GET /person': PERSON, 'GET /home': HOME, 'GET /people': ROWS });
    const { session, calls } = await open({ 'GET /forms/wizard': () => reply });
    session.form('person').change('/Name', 'Carla');
    session.form('home').change('/Street', 'Rua B');
    await session.advance();
    expect(
      calls.filter(({ method }) => method === 'POST').map(({ path, knownVersion }) => [path, knownVersion]),
    ).toEqual([
      ['/person', '7'],
      ['/home', '8'],
      ['/complete', undefined],
    ]);
  });

  it('has one part without its data when that failed alone: the part is loaded before it is sent', async () => {
    const reply = opened({ 'GET /person': { status: 500, body: null }, 'GET /home': HOME, 'GET /people': ROWS });
    const { session, paths, questions } = await open({
      'GET /forms/wizard': () => reply,
      'GET /person': () => answer({ Name: 'Ana' }),
    });
    expect(questions.map(({ title }) => title)).toEqual(['Not loaded']);
    expect(session.form('home').getState().data.Street).toBe('Rua A');
    session.form('person').change('/Name', 'Carla');
    await session.advance();
    expect(paths()).toEqual(['GET /forms/wizard', 'GET /person', 'POST /person', 'POST /complete']);
  });

  it('makes the calls that it has no answer to', async () => {
    const { session, paths } = await open({
      'GET /forms/wizard': () => opened({ 'GET /person': PERSON }),
      'GET /home': () => answer('Rua C'),
    });
    expect(paths()).toEqual(['GET /forms/wizard', 'GET /home', 'GET /people']);
    expect(session.form('home').getState().data.Street).toBe('Rua C');
  });

  it('makes all its calls when the one failed, and says nothing of it', async () => {
    for (const failed of [{ status: 500 }, { body: { data: 'nonsense' } }]) {
      const { paths, questions } = await open({ 'GET /forms/wizard': () => failed });
      expect(paths()).toEqual(['GET /forms/wizard', 'GET /person', 'GET /home', 'GET /people']);
      expect(questions).toEqual([]);
    }
  });

  it('asks anew for what is loaded once it is open', async () => {
    const reply = opened({ 'GET /person': PERSON, 'GET /home': HOME, 'GET /people': ROWS });
    const { session, paths } = await open({
      'GET /forms/wizard': () => reply,
      'GET /people': () => answer([]),
    });
    await session.reloadRows('home', 'people');
    expect(paths()).toEqual(['GET /forms/wizard', 'GET /people']);
    expect(session.form('home').getState().data.people).toEqual([]);
  });

  it('takes the lists of options from it whenever they are needed', async () => {
    const reply = opened({ 'GET /countries': { status: 200, body: { data: [{ Code: 'BR' }] } } });
    const { session, paths } = await open({ 'GET /forms/wizard': () => reply });
    session.options.get('/countries');
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.options.get('/countries')).toEqual({ status: 'ready', records: [{ Code: 'BR' }] });
    expect(paths()).not.toContain('GET /countries');
  });

  it('leaves the line to the page before it asks for a list that has not come', async () => {
    let rest = () => {};
    const whenIdle = () => new Promise<void>((resolve) => (rest = resolve));
    const asked: string[] = [];
    const transport = async ({ path }: { path: string }) => {
      asked.push(path);
      return { status: 200, body: { data: [] } };
    };
    const opening = createOpening({ open: 'GET /forms', id: 'wizard' }, transport, { whenIdle });
    await opening.begin();
    const list = opening.lasting({ method: 'GET', path: '/banks' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(['/forms']);
    rest();
    await list;
    expect(asked).toEqual(['/forms', '/banks']);
  });
});

it('parts with the same call make it once as the wizard opens', async () => {
  const again: PartDefinition = { id: 'again', data: ['home/Street'], load: 'GET /person', save: 'POST /again' };
  const { paths } = await open({ 'GET /forms/wizard': () => ({ status: 404 }) }, [PARTS[0] as PartDefinition, again]);
  expect(paths().filter((path) => path === 'GET /person')).toHaveLength(1);
});

describe('the lists of the next tab', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const list = (call: string) => ({ options: { call, value: 'Code', title: 'Name' } });
  const tabs: TabDefinition[] = [
    { ...tabOf({ Name: {} }, [], { schema: { type: 'object', required: ['Name'] } as never }), id: 'person' },
    { ...tabOf({ State: list('GET /states'), City: list('GET /cities?of={State}') }), id: 'home' },
    { ...tabOf({ Bank: list('GET /banks') }), id: 'money' },
  ];

  it('are asked for while this one is filled in, but for those that depend on a field', async () => {
    vi.useFakeTimers();
    const { session, calls } = sessionOf(wizardOf(tabs, []), { 'GET /states': () => answer([]) });
    await session.open();
    expect(calls).toEqual([]);
    await vi.runAllTimersAsync();
    expect(calls.map(({ path }) => path)).toEqual(['/states']);
  });
});
