import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { isObject, type JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import { createRowVersions } from '../../../../engine/core/session/rowVersions';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const FORM: FormDefinition = {
  id: 'person',
  title: 'Person',
  open: 'inline',
  for: {},
  sections: [],
  create: 'POST /people',
  update: 'POST /people',
} as unknown as FormDefinition;

const ROW = { type: 'object' as const, properties: { Guid: { type: 'string' as const }, Name: {} } };
const TAB = {
  ...tabOf({ people: { type: 'array', items: ROW } }, [], {
    collections: {
      people: { title: 'People', load: 'GET /people', delete: 'GET /people/delete?guid={Guid}', forms: [FORM] },
    },
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['people'] }] },
  }),
  id: 'tab',
};

type Fate = 'answered' | 'lost' | 'dropped';

/** A server that keeps rows with a version each, and refuses what was made from another one, in its own way. */
function peopleServer(names: string[], { stale = 409, gone = 409 } = {}) {
  let rows = names.map((Name, index) => ({ Guid: `g${index + 1}`, Name, version: 1 }));
  let fate: Fate = 'answered';
  const calls: TransportRequest[] = [];
  const apply = ({ path, body, knownVersion }: TransportRequest) => {
    const id = isObject(body) ? body.Guid : path.split('guid=')[1];
    const found = rows.find(({ Guid }) => Guid === id);
    const isStale = knownVersion !== undefined && knownVersion !== String(found?.version);
    if (path.includes('delete')) {
      if (!found) return { status: 404, body: null };
      if (isStale) return { status: 409, body: null };
      rows = rows.filter((row) => row !== found);
      return { status: 200, body: { data: true } };
    }
    if (isStale) return { status: found ? stale : gone, body: null };
    const Name = String((body as JsonObject).Name);
    if (found) Object.assign(found, { Name, version: found.version + 1 });
    else rows.push({ Guid: `g${rows.length + 9}`, Name, version: 1 });
    return { status: 200, body: { data: true } };
  };
  return {
    calls,
    names: () => rows.map(({ Name }) => Name),
    /** What another window does. */
    edit: (Guid: string, Name: string) => void apply({ method: 'POST', path: '/people', body: { Guid, Name } }),
    remove: (Guid: string) => void apply({ method: 'GET', path: `/people/delete?guid=${Guid}` }),
    next: (next: Fate) => {
      fate = next;
    },
    async transport(request: TransportRequest) {
      calls.push(request);
      if (request.path === '/people' && request.method === 'GET') {
        const version = rows.map((row) => `${row.Guid}=${row.version}`).join('&');
        return { status: 200, body: { data: rows.map(({ version: _, ...row }) => row) }, version };
      }
      const own = fate;
      fate = 'answered';
      const answer = own === 'dropped' ? undefined : apply(request);
      if (own !== 'answered' || !answer) throw new TypeError('offline');
      return answer;
    },
  };
}

async function open(names: string[], refusals: Parameters<typeof peopleServer>[1] = {}) {
  const server = peopleServer(names, refusals);
  const { session, questions } = sessionOf(wizardOf([TAB], []), {}, { transport: server.transport });
  await session.open();
  const rows = () => session.form('tab').getState().data.people as JsonObject[];
  const save = (row: JsonObject, before: JsonObject) =>
    session.saveRow({ tab: 'tab', list: 'people', definition: FORM, row, before });
  const [ana = {}] = rows();
  return { server, session, questions, rows, save, ana };
}

describe('the versions of rows', () => {
  it('are known by a key that is a number, too, and may hold what ends an ETag in base64', () => {
    const versions = createRowVersions();
    versions.learn('tab/people', 'g1=W/"MTc="&7=18');
    expect(['g1', 7, '7', undefined].map((key) => versions.of('tab/people', key))).toEqual([
      'W/"MTc="',
      '18',
      '18',
      undefined,
    ]);
  });

  it('are none where a list as a whole has one', () => {
    const versions = createRowVersions();
    versions.learn('tab/people', '"17637264"');
    expect(versions.of('tab/people', 'g1')).toBeUndefined();
  });
});

describe('a row of a list with calls of its own', () => {
  it('is saved and deleted over the version that was read', async () => {
    const { server, session, save, ana } = await open(['Ana', 'Bia']);
    expect(await save({ ...ana, Name: 'Ana Maria' }, ana)).toBe('saved');
    await session.reloadRows('tab', 'people');
    expect(await session.deleteRow('tab', 'people', { ...ana, Name: 'Ana Maria' })).toBe(true);
    const sent = server.calls.filter(({ method, path }) => method === 'POST' || path.includes('delete'));
    expect(sent.map(({ knownVersion }) => knownVersion)).toEqual(['1', '2']);
    expect(server.names()).toEqual(['Bia']);
  });

  it('is new without one', async () => {
    const { server, save } = await open(['Ana']);
    expect(await save({ Name: 'Bia' }, {})).toBe('saved');
    expect(server.calls.at(-1)?.knownVersion).toBeUndefined();
  });

  it('edited there and here: the list shows the other, no dialog asks, and the next save goes over it', async () => {
    const { server, questions, rows, save, ana } = await open(['Ana']);
    server.edit('g1', 'Ana de lá');
    expect(await save({ ...ana, Name: 'Ana daqui' }, ana)).toBe('changed');
    expect([questions, rows()]).toEqual([[], [{ Guid: 'g1', Name: 'Ana de lá' }]]);
    expect(await save({ ...ana, Name: 'Ana daqui' }, ana)).toBe('saved');
    expect(server.names()).toEqual(['Ana daqui']);
  });

  it('deleted there, edited here: said so, and there again without its key', async () => {
    const { server, questions, rows, save, ana } = await open(['Ana']);
    server.remove('g1');
    expect(await save({ ...ana, Name: 'Ana daqui' }, ana)).toBe('deleted');
    expect([questions, rows()]).toEqual([[], []]);
    expect(await save({ Name: 'Ana daqui' }, ana)).toBe('saved');
    expect(server.names()).toEqual(['Ana daqui']);
  });

  it('gone there is told the same by a server that does not know the row any more, and not where it has others', async () => {
    const { server, questions, rows, save, ana } = await open(['Ana'], { gone: 404 });
    server.remove('g1');
    expect(await save({ ...ana, Name: 'Ana daqui' }, ana)).toBe('deleted');
    expect([questions, rows()]).toEqual([[], []]);
    const other = await open(['Ana'], { stale: 404 });
    other.server.edit('g1', 'Ana de lá');
    expect(await other.save({ ...other.ana, Name: 'Ana daqui' }, other.ana)).toBe('failed');
    expect(other.questions).toMatchObject([{ kind: 'error' }]);
  });

  it('may be refused with 412, as HTTP has it for `If-Match`', async () => {
    const { server, questions, save, ana } = await open(['Ana'], { stale: 412 });
    server.edit('g1', 'Ana de lá');
    expect(await save({ ...ana, Name: 'Ana daqui' }, ana)).toBe('changed');
    expect(questions).toEqual([]);
  });

  it('edited there, deleted here: stays, is shown as it is, and the list says so until it is loaded again', async () => {
    const { server, session, questions, rows, ana } = await open(['Ana']);
    server.edit('g1', 'Ana de lá');
    const before = questions.length;
    expect(await session.deleteRow('tab', 'people', ana)).toBe(false);
    expect(rows()).toEqual([{ Guid: 'g1', Name: 'Ana de lá' }]);
    expect(session.view().staleLists).toHaveProperty('tab/people');
    expect(questions.slice(before).filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(await session.deleteRow('tab', 'people', rows()[0] as JsonObject)).toBe(true);
    await session.reloadRows('tab', 'people');
    expect([server.names(), session.view().staleLists]).toEqual([[], {}]);
  });

  it('deleted there and here is gone, and another one that was added here stays', async () => {
    const { server, session, save, ana } = await open(['Ana']);
    await save({ Name: 'Bia' }, {});
    server.remove('g1');
    expect(await session.deleteRow('tab', 'people', ana)).toBe(true);
    expect(server.names()).toEqual(['Bia']);
  });

  it.each<Fate>(['lost', 'dropped'])(
    'whose save was %s is no conflict with itself when it is sent again',
    async (fate) => {
      const { server, save, ana } = await open(['Ana']);
      const changed = { ...ana, Name: 'Ana Maria' };
      server.next(fate);
      expect(await save(changed, ana)).toBe('failed');
      expect(await save(changed, ana)).toBe('saved');
      expect(server.names()).toEqual(['Ana Maria']);
    },
  );

  it('whose save was lost goes over what that left there, when it was changed since', async () => {
    const { server, save, ana } = await open(['Ana']);
    server.next('lost');
    expect(await save({ ...ana, Name: 'Ana Maria' }, ana)).toBe('failed');
    expect(await save({ ...ana, Name: 'Ana Lima' }, ana)).toBe('saved');
    expect(server.names()).toEqual(['Ana Lima']);
  });

  it('is nobody else’s when it was lost and then changed there', async () => {
    const { server, save, ana } = await open(['Ana']);
    server.next('lost');
    await save({ ...ana, Name: 'Ana Maria' }, ana);
    server.edit('g1', 'Ana de lá');
    expect(await save({ ...ana, Name: 'Ana Lima' }, ana)).toBe('changed');
    expect(server.names()).toEqual(['Ana de lá']);
  });
});
