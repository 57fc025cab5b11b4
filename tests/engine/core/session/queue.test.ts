import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import type { Replies } from '../../../support/session';
import { sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const NAMES = ['one', 'two', 'three', 'four'];
const LOADED = wizardOf(
  NAMES.map((id) => ({ ...tabOf({ Name: {} }, [{ id: 'all', require: ['Name'] }]), id })),
  NAMES.map((id) => ({ id, data: [id], load: `GET /${id}`, save: `POST /${id}` })),
);
Object.assign(LOADED.wizard.messages, { offline: { title: 'Offline' }, noAnswer: { title: 'No answer' } });

type Fate = 'answered' | 'lost' | 'dropped';

/** A server that keeps a name per part with its version; what it applied, in order; and what becomes of the next calls. */
function createModel() {
  const held = Object.fromEntries(NAMES.map((id) => [id, { name: '', version: 1 }]));
  const applied: string[] = [];
  const model = { isOnline: true, fates: [] as Fate[], held, applied, refused: undefined as string | undefined };
  const replies: Replies = {};
  for (const id of NAMES) {
    const part = held[id] as { name: string; version: number };
    const travel = <T>(work: () => T): T => {
      const fate = model.isOnline ? (model.fates.shift() ?? 'answered') : 'dropped';
      if (fate !== 'answered') model.isOnline = false;
      if (fate === 'dropped') throw new TypeError('offline');
      const answer = work();
      if (fate === 'lost') throw new TypeError('offline');
      return answer;
    };
    replies[`GET /${id}`] = () =>
      travel(() => ({ body: { data: { Name: part.name } }, version: String(part.version) }));
    replies[`POST /${id}`] = ({ body, knownVersion }) =>
      travel(() => {
        if (knownVersion !== String(part.version)) return { status: 409, body: { data: ['Overtaken.'] } as Json };
        if (model.refused === id) return { status: 400, body: { data: ['Refused.'] } as Json };
        part.name = (body as { Name: string }).Name;
        part.version += 1;
        applied.push(`${id} ${part.name}`);
        return { version: String(part.version) };
      });
  }
  return Object.assign(model, { replies });
}

async function open(
  model = createModel(),
  kept = new Map<string, string>(),
  over: { tab?: string; mode?: 'edit' } = {},
) {
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const opened = sessionOf(LOADED, model.replies, {
    host: { isOnline: () => model.isOnline },
    queueKey: 'queue',
    storage,
    ...over,
  });
  await opened.session.open();
  const { session } = opened;
  const type = (tab: string, name: string) => session.form(tab).change('/Name', name);
  return { ...opened, model, type, kept, step: () => NAMES[session.view().step] };
}

describe('a part that is saved without a connection', () => {
  it('waits while the customer goes on, and goes out in the order of the wizard, once', async () => {
    const { session, model, type, step, calls, questions } = await open();
    model.isOnline = false;
    type('one', 'Ana');
    expect(await session.advance()).toEqual({ done: true });
    type('two', 'Bia');
    expect(await session.advance()).toEqual({ done: true });
    expect([step(), session.view().queued, questions]).toEqual(['three', ['one', 'two'], []]);
    expect(session.view().queuedAt.one).toBe('2026-11-21T12:00:00.000Z');
    expect(sentIn(calls)).toEqual([]);
    model.isOnline = true;
    expect(await session.sendQueued()).toEqual({ done: true });
    expect(model.applied).toEqual(['one Ana', 'two Bia']);
    expect([session.view().queued, step(), session.hasUnsaved()]).toEqual([[], 'three', false]);
    expect(await session.sendQueued()).toEqual({ done: false });
    expect(model.applied).toHaveLength(2);
  });

  it('waits too when its save is the call that found out, and is done once though it had arrived', async () => {
    const { session, model, type, step, questions } = await open();
    model.fates = ['lost'];
    type('one', 'Ana');
    expect(await session.advance()).toEqual({ done: true });
    expect([step(), session.view().queued, questions]).toEqual(['two', ['one'], []]);
    model.isOnline = true;
    await session.sendQueued();
    expect([model.applied, session.view().queued]).toEqual([['one Ana'], []]);
  });

  it('is not told as saved where it is saved for later', async () => {
    const { session, model, type, questions } = await open();
    model.isOnline = false;
    type('one', 'Ana');
    expect(await session.save()).toEqual({ done: true });
    expect([session.view().queued, questions]).toEqual([['one'], []]);
  });

  it('waits on over a reload', async () => {
    const { session, model, type, kept } = await open();
    model.isOnline = false;
    type('one', 'Ana');
    await session.advance();
    session.flush();
    model.isOnline = true;
    const again = await open(model, kept);
    expect(again.session.view().queued).toEqual(['one']);
    await again.session.sendQueued();
    expect([model.applied, again.session.view().queued, kept.get('queue')]).toEqual([['one Ana'], [], undefined]);
  });

  it('takes the customer to its tab when it is refused, with the message of the call', async () => {
    const { session, model, type, step, questions } = await open();
    model.isOnline = false;
    type('one', 'Ana');
    await session.advance();
    type('two', 'Bia');
    await session.advance();
    model.isOnline = true;
    model.refused = 'one';
    expect(await session.sendQueued()).toMatchObject({ done: false });
    expect([step(), questions.map(({ text }) => text)]).toEqual(['one', ['Refused.']]);
    expect(session.form('one').getState().data.Name).toBe('Ana');
    model.refused = undefined;
    await session.advance();
    expect(model.applied).toEqual(['one Ana']);
  });
});

describe('a tab that is open alone', () => {
  const openAlone = (model = createModel(), kept?: Map<string, string>) =>
    open(model, kept, { tab: 'two', mode: 'edit' });

  it('waits with its part, which goes out and is told once there is a connection', async () => {
    const { session, model, type, questions } = await openAlone();
    model.isOnline = false;
    type('two', 'Ana');
    expect(await session.save()).toEqual({ done: true });
    expect([session.view().queued, questions]).toEqual([['two'], []]);
    model.isOnline = true;
    expect(await session.sendQueued()).toEqual({ done: true });
    expect([model.applied, session.view().queued, session.hasUnsaved()]).toEqual([['two Ana'], [], false]);
    expect(questions).toMatchObject([{ title: 'Saved' }]);
  });

  it('goes out when it is opened again', async () => {
    const { session, model, type, kept } = await openAlone();
    model.isOnline = false;
    type('two', 'Ana');
    await session.save();
    session.end();
    model.isOnline = true;
    const again = await openAlone(model, kept);
    expect(again.session.view().queued).toEqual(['two']);
    await again.session.sendQueued();
    expect(model.applied).toEqual(['two Ana']);
  });

  it('waits on with errors that it has by then', async () => {
    const { session, model, type } = await openAlone();
    model.isOnline = false;
    type('two', 'Ana');
    await session.save();
    type('two', '');
    model.isOnline = true;
    expect(await session.sendQueued()).toEqual({ done: false });
    expect([model.applied, session.view().queued]).toEqual([[], ['two']]);
    type('two', 'Bia');
    expect(await session.save()).toEqual({ done: true });
    expect([model.applied, session.view().queued]).toEqual([['two Bia'], []]);
  });
});

it('a conclusion does not wait: it says that it needs a connection', async () => {
  const { session, model, type, questions, calls } = await open();
  for (const name of NAMES.slice(0, 3)) {
    type(name, 'Ana');
    await session.advance();
  }
  type('four', 'Ana');
  model.isOnline = false;
  expect(await session.advance()).toEqual({ done: false });
  expect(questions).toMatchObject([{ title: 'Offline' }]);
  expect(calls.some(({ path }) => path === '/complete')).toBe(false);
  model.isOnline = true;
  await session.sendQueued();
  expect(await session.advance()).toMatchObject({ concluded: true });
});

it('a host that knows nothing of connections queues nothing', async () => {
  const { session, questions } = sessionOf(
    LOADED,
    { 'POST /one': () => Promise.reject(new TypeError('offline')) },
    { queueKey: 'queue' },
  );
  await session.open();
  session.form('one').change('/Name', 'Ana');
  expect(await session.advance()).toEqual({ done: false });
  expect(questions).toMatchObject([{ title: 'No answer' }]);
});

it('whatever is lost on the way, everything that was saved arrives once, each time in order', async () => {
  const tab = fc.integer({ min: 0, max: 3 });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), tab }),
    fc.record({ kind: fc.constantFrom('advance' as const, 'save' as const, 'reconnect' as const) }),
    fc.record({ kind: fc.constant('back' as const), tab }),
    fc.record({ kind: fc.constant('lose' as const), fate: fc.constantFrom<Fate>('lost', 'dropped'), after: tab }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const { session, model, type, step } = await open();
      let serial = 0;
      for (const one of acts) {
        if (one.kind === 'type') {
          const id = NAMES[one.tab] as string;
          if (one.tab <= session.view().step) type(id, `Name ${++serial}`);
        } else if (one.kind === 'lose') model.fates = [...Array<Fate>(one.after).fill('answered'), one.fate];
        else if (one.kind === 'back') session.go(one.tab);
        else if (one.kind === 'reconnect') {
          model.isOnline = true;
          const before = model.applied.length;
          await session.sendQueued();
          const order = model.applied.slice(before).map((entry) => NAMES.indexOf(entry.split(' ')[0] as string));
          expect(order).toEqual([...order].sort());
        } else if (one.kind === 'save' || step() !== 'four') await session[one.kind]();
      }
      model.fates = [];
      model.isOnline = true;
      const waiting = session.view().queued;
      await session.sendQueued();
      expect(session.view().queued).toEqual([]);
      for (const id of waiting) expect(model.held[id]?.name).toBe(session.form(id).getState().data.Name);
      expect(new Set(model.applied).size).toBe(model.applied.length);
    }),
    { numRuns: 150, seed: 7 },
  );
});
