import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTDATED_PAGE } from '../../../contract/outdatedPage';
import type { FieldSchema } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import type { WizardSession } from '../../../engine/core/session/types';
import { client } from '../../../src/api/client';
import type { ApiRequest } from '../../../src/api/createClient';
import { underWay } from '../../../src/features/wizard/useTabActions';
import { useNews } from '../../../src/features/wizard/versions/news';
import { transportOf } from '../../../src/features/wizard/versions/transport';
import type { Link, Turn } from '../../../src/features/wizard/versions/turn';
import { sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const entry = { id: 'wizard', type: 1, route: '/wizard', title: 'Wizard', url: '/definitions/a.js', number: 1 };
const loaded = wizardOf(
  ['one', 'two', 'three'].map((id) => ({
    ...tabOf({ Name: {} }, [], { schema: { required: ['Name'] } as never }),
    id,
  })),
  [],
);

/** The definitions by their address: those of version 1 are `loaded`. */
const others: Record<string, LoadedWizard> = {};
vi.mock('../../../engine/core/definition/loadWizard', () => ({
  loadWizard: async (url: string) => others[url] ?? loaded,
}));

let requests: ApiRequest[];
let turns: Turn[];
let answer: { status: number; body?: Json; headers?: Record<string, string> };
let newest: number;

beforeEach(() => {
  [requests, turns, answer, newest] = [[], [], { status: 200 }, 2];
  vi.spyOn(client, 'send').mockImplementation(async (request) => {
    requests.push(request);
    request.onHeaders?.(new Headers(answer.headers));
    return { status: answer.status, body: answer.body };
  });
  vi.stubGlobal('location', new URL('https://portal.test/'));
  vi.stubGlobal('fetch', async (path: string) => {
    // An answer of the network never comes within the action that asked for it.
    await new Promise((resolve) => setTimeout(resolve));
    if (path.endsWith('steps.json')) return Response.json({ 1: {} });
    const number = Number(/\d+/.exec(path)?.[0] ?? newest);
    return Response.json({
      version: '',
      number,
      types: [],
      settings: {},
      forms: [],
      wizards: [{ ...entry, url: path }],
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open({ isOpen = true } = {}) {
  const { session } = sessionOf(loaded);
  if (isOpen) await session.open();
  const link: Link = { entry, session, onTurn: (turn) => turns.push(turn) };
  return { session, transport: transportOf(link) };
}
async function goOn(session: WizardSession) {
  const { id = '' } = session.view().tabs[session.view().step] ?? {};
  session.form(id).change('/Name', 'Ana');
  await session.advance();
}
const call = { method: 'POST', path: '/part', body: {} } as const;

describe('a call of a wizard', () => {
  it('names the version of its definitions', async () => {
    const { transport } = await open();
    await transport(call);
    expect(requests).toMatchObject([{ ...call, headers: { 'definitions-version': '1' } }]);
  });

  it('names none where the definitions were not published', async () => {
    const { number: _, ...plain } = entry;
    await transportOf({ entry: plain })(call);
    expect(requests).toEqual([call]);
  });
});

describe('a wizard that is to go on with another version', () => {
  it('ends what is under way with the one that it has, and turns at the next tab', async () => {
    const { session, transport } = await open();
    answer = { status: 200, headers: { 'definitions-next': '2' } };
    expect(await transport(call)).toMatchObject({ status: 200 });
    await transport(call);
    expect(turns).toEqual([]);
    await goOn(session);
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    expect(turns).toMatchObject([{ entry: { number: 2, url: '/definitions/2/index.json' }, place: { tab: 'two' } }]);
    expect(turns[0]?.from).toBe(session);
  });

  it('waits for files that were picked and not sent', async () => {
    const { session, transport } = await open();
    const waiting = vi.spyOn(session, 'waitingAttachments').mockReturnValue(1);
    answer = { status: 200, headers: { 'definitions-next': '2' } };
    await transport(call);
    await goOn(session);
    expect(turns).toEqual([]);
    waiting.mockReturnValue(0);
    await goOn(session);
    await vi.waitFor(() => expect(turns).toMatchObject([{ place: { tab: 'three' } }]));
  });

  it('does not turn while something is under way', async () => {
    const { session, transport } = await open();
    answer = { status: 200, headers: { 'definitions-next': '2' } };
    await transport(call);
    underWay.name = 'advance';
    await goOn(session);
    // The index of the other version has come by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(turns).toEqual([]);
    underWay.name = undefined;
    await goOn(session);
    await vi.waitFor(() => expect(turns).toMatchObject([{ place: { tab: 'three' } }]));
  });

  it('is opened with it at once', async () => {
    const { transport } = await open({ isOpen: false });
    answer = { status: 200, headers: { 'definitions-next': '7' } };
    await expect(transport(call)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(turns).toEqual([{ entry: { ...entry, number: 7, url: '/definitions/7/index.json' } }]);
  });

  it('stays as it is when the other one does not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { transport } = await open({ isOpen: false });
    answer = { status: 200, headers: { 'definitions-next': '2' } };
    expect(await transport(call)).toMatchObject({ status: 200 });
    expect(turns).toEqual([]);
  });
});

it('a wizard that opens with what an older version saved knows the fields that it did not ask', async () => {
  const rows = (fields: object): FieldSchema => ({
    type: 'array',
    title: 'Cities',
    items: { type: 'object', properties: { Guid: { type: 'string' }, ...fields } },
  });
  const tab = (fields: Record<string, FieldSchema>) => ({ ...tabOf(fields), id: 'one' });
  const [city, state] = [{ City: { title: 'City' } }, { State: { title: 'State' } }];
  others['/definitions/1/index.json'] = wizardOf([tab({ Name: {}, cities: rows(city) })], []);
  others['/definitions/a.js'] = wizardOf(
    [tab({ Name: {}, Job: { title: 'Job' }, cities: rows({ ...city, ...state }), towns: rows(city) })],
    [],
  );
  const { session } = sessionOf(loaded);
  const transport = transportOf({ entry: { ...entry, number: 2 }, session });
  answer = { status: 200, headers: { 'definitions-saved': '1' } };
  await transport({ method: 'GET', path: '/formularios/wizard' });
  await vi.waitFor(() => expect(useNews.getState().session).toBe(session));
  const { isNew } = useNews.getState();
  const places = ['Name', 'Job', 'cities', 'cities/City', 'cities/State', 'towns', 'towns/City'];
  expect(places.filter((place) => isNew?.(`one/${place}`))).toEqual(['Job', 'cities/State', 'towns', 'towns/City']);
});

describe('a call that is refused', () => {
  it('as the page is outdated lets the wizard go on with the newest version at once', async () => {
    const { transport } = await open();
    [answer, newest] = [{ status: 409, body: { data: [OUTDATED_PAGE] } }, 5];
    await expect(transport(call)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(turns).toMatchObject([{ entry: { number: 5 }, place: { tab: 'one' } }]);
  });

  it('as the page is outdated, which nobody waits for, takes no form away that is typed into', async () => {
    const { session, transport } = await open();
    answer = { status: 409, body: { data: [OUTDATED_PAGE] }, headers: { 'definitions-next': '2' } };
    expect(await transport({ ...call, quiet: true })).toMatchObject({ status: 409 });
    expect(turns).toEqual([]);
    await goOn(session);
    await vi.waitFor(() => expect(turns).toMatchObject([{ entry: { number: 2 }, place: { tab: 'two' } }]));
  });

  it('as the page is outdated is done again, also when it was pressed while the other version was on its way', async () => {
    const { transport } = await open();
    answer = { status: 409, body: { data: [OUTDATED_PAGE] } };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string) => {
      underWay.name = 'advance';
      return fetch(path);
    });
    await expect(transport(call)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    underWay.name = undefined;
    expect(turns).toMatchObject([{ retry: 'advance' }]);
  });

  it('as the page is outdated, while another session goes on already, is told to nobody', async () => {
    const { transport } = await open();
    answer = { status: 409, body: { data: [OUTDATED_PAGE] } };
    const refused = [call, { ...call, path: '/other' }].map((one) =>
      expect(transport(one)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' })),
    );
    await Promise.all(refused);
    await expect(transport(call)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(turns).toHaveLength(1);
  });

  it('as the wizard has stopped tells why', async () => {
    const { transport } = await open();
    answer = { status: 409, body: { data: ['A new law.'] }, headers: { 'definitions-stop': '2' } };
    await expect(transport(call)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(turns).toMatchObject([{ entry: { number: 2 }, stop: 'A new law.' }]);
  });

  it('as somebody else has saved is answered as ever', async () => {
    const { transport } = await open();
    answer = { status: 409, body: { data: ['Changed.'] } };
    expect(await transport(call)).toEqual(answer);
    expect(turns).toEqual([]);
  });
});

it('hears with the wizard that is opened why the registration came back, of one place every reason', async () => {
  const { session, transport } = await open();
  const Motivos = [
    { Aba: 'one', Campo: '/Name', Texto: 'Não confere.' },
    { Aba: 'one', Campo: '/Name', Texto: 'Falta o sobrenome.' },
    { Aba: 'two', Campo: null, Texto: 'Falta.' },
    { Aba: 'two', Campo: null, Texto: 'Reveja tudo.' },
  ];
  const body = {
    data: { calls: { 'GET /cliente/devolucao': { status: 200, body: { data: { Texto: 'Reveja.', Motivos } } } } },
  };
  answer = { status: 200, headers: { 'cadastro-devolvido': '1' }, body };
  await transport({ method: 'GET', path: '/formularios/wizard' });
  expect(useNews.getState().returned).toEqual({
    session,
    text: 'Reveja.',
    at: { 'one/Name': ['Não confere.', 'Falta o sobrenome.'], two: ['Falta.', 'Reveja tudo.'] },
  });
});
