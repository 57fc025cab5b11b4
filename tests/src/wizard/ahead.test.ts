import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadUser } from '../../../src/api/loadUser';
import { loadWizards } from '../../../src/api/loadWizards';
import { readToken } from '../../../src/api/token';
import type { User } from '../../../src/api/user';
import { endAhead, openAhead, takeAhead, takeUser, whenAhead } from '../../../src/features/wizard/ahead';
import { openWizard } from '../../../src/features/wizard/openWizard';
import type { Turn } from '../../../src/features/wizard/versions/turn';
import { watchConnection } from '../../../src/session/offline/connection';
import { keepAnswers } from '../../../src/session/offline/keepAnswers';
import { holdIdle } from '../../../src/ui/pageIdle';

vi.mock('../../../src/api/token', () => ({ readToken: vi.fn() }));
vi.mock('../../../src/api/loadUser', () => ({ loadUser: vi.fn() }));
vi.mock('../../../src/api/loadWizards', () => ({ loadWizards: vi.fn() }));
vi.mock('../../../src/features/wizard/openWizard', () => ({ openWizard: vi.fn() }));
vi.mock('../../../src/session/offline/connection', () => ({ watchConnection: vi.fn() }));
vi.mock('../../../src/session/offline/keepAnswers', () => ({ keepAnswers: vi.fn() }));
vi.mock('../../../src/session/shelter/shelter', () => ({ openShelter: async () => ({}) }));
vi.mock('../../../src/session/unsaved', () => ({ forgetUnsavedOfOthers: () => undefined }));
vi.mock('../../../src/ui/pageIdle', () => ({ holdIdle: vi.fn() }));

const entry = {
  id: 'pf',
  type: 1,
  route: '/CadastroPF_Passo_1',
  title: 'Cadastro',
  url: './pf.js',
  registration: true as const,
};
const other = { ...entry, id: 'visita', route: '/Visita' };
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 0 } as User;
const index = { version: '1', settings: {}, types: [], wizards: [entry, other], forms: [] };

let phase: string;
let listeners: (() => void)[];
const session = {
  end: vi.fn(),
  view: () => ({ phase }),
  subscribe: (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  },
};
const open = vi.fn<() => Promise<void>>();
const [release, stopWatching, stopKeeping] = [vi.fn(), vi.fn(), vi.fn()];
const at = (path: string) => vi.stubGlobal('location', new URL(`https://portal.test${path}`));
/** What the session tells of other definitions. */
const onTurn = (turn: object) => vi.mocked(openWizard).mock.calls[0]?.[2]?.onTurn?.(turn as Turn);

beforeEach(() => {
  [phase, listeners] = ['loading', []];
  vi.useFakeTimers();
  vi.stubGlobal('window', { history: { state: null } });
  at('/CadastroPF_Passo_1');
  vi.mocked(readToken).mockReturnValue('token');
  vi.mocked(loadUser).mockResolvedValue(user);
  vi.mocked(loadWizards).mockResolvedValue(index as never);
  vi.mocked(openWizard).mockResolvedValue({ session, open, slot: undefined } as never);
  vi.mocked(holdIdle).mockReturnValue(release);
  vi.mocked(watchConnection).mockReturnValue(stopWatching);
  vi.mocked(keepAnswers).mockReturnValue(stopKeeping);
  open.mockResolvedValue();
});
afterEach(() => {
  vi.mocked(readToken).mockReturnValue(undefined);
  takeUser();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('opens the wizard of the address, and hands it and the client to the page once', async () => {
  openAhead();
  await whenAhead();
  expect(openWizard).toHaveBeenCalledWith(entry, user, expect.objectContaining({}));
  expect(open).toHaveBeenCalledTimes(1);
  expect(await takeUser()).toBe(user);
  expect(takeUser()).toBeUndefined();
  const taken = takeAhead({ entry, user });
  expect(taken?.now?.session).toBe(session);
  // The page goes on to a tab of it.
  at('/CadastroPF_Passo_1/dados');
  expect(await taken?.coming).toBe(taken?.now);
  expect(takeAhead({ entry, user })).toBeUndefined();
  expect(session.end).not.toHaveBeenCalled();
  expect([stopWatching.mock.calls.length, stopKeeping.mock.calls.length]).toEqual([1, 1]);
});

it('opens it at the tab of the address, and at the place that a reload left', async () => {
  at('/CadastroPF_Passo_1/enderecos');
  openAhead();
  await whenAhead();
  expect(openWizard).toHaveBeenCalledWith(entry, user, expect.objectContaining({ place: { tab: 'enderecos' } }));
  const left = { tab: 'contato', reached: 'enderecos' };
  vi.stubGlobal('window', { history: { state: { usr: { [entry.route]: left } } } });
  openAhead();
  await whenAhead();
  expect(openWizard).toHaveBeenLastCalledWith(entry, user, expect.objectContaining({ place: left }));
});

it('has something to show before all is there: what it asks meanwhile stands over that', async () => {
  open.mockReturnValue(new Promise(() => undefined));
  openAhead();
  const coming = whenAhead();
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  phase = 'ready';
  listeners[0]?.();
  expect((await coming)?.session).toBe(session);
});

it('gives the client to nobody once the wizard is taken', async () => {
  openAhead();
  await whenAhead();
  takeAhead({ entry, user });
  expect(takeUser()).toBeUndefined();
});

it.each([
  ['before it was opened', async () => undefined],
  ['after it was opened', whenAhead],
])('ends, and gives nothing, where another session began %s', async (_, wait) => {
  openAhead();
  await wait();
  vi.mocked(readToken).mockReturnValue('of somebody else');
  expect(takeUser()).toBeUndefined();
  expect(await whenAhead()).toBeUndefined();
  expect(takeAhead({ entry, user })).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(session.end).toHaveBeenCalledTimes(vi.mocked(openWizard).mock.calls.length);
});

it('ends at once where its page goes while it opens', async () => {
  open.mockReturnValue(new Promise(() => undefined));
  openAhead();
  const taken = takeAhead({ entry, user });
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  taken?.end();
  expect(session.end).toHaveBeenCalledTimes(1);
});

it('hands over what is still on its way', async () => {
  openAhead();
  const taken = takeAhead({ entry, user });
  expect(taken?.now).toBeUndefined();
  expect((await taken?.coming)?.session).toBe(session);
});

it.each([
  ['another wizard', () => takeAhead({ entry: other, user })],
  ['another client', () => takeAhead({ entry, user: { ...user } })],
  [
    'another address',
    () => {
      at('/');
      return takeAhead({ entry, user });
    },
  ],
])('ends where the page shows %s', async (_, take) => {
  openAhead();
  await whenAhead();
  const taken = take();
  expect([taken?.now, await taken?.coming]).toEqual([undefined, undefined]);
  expect(session.end).toHaveBeenCalled();
});

it('ends where nobody has come for it after half a minute', async () => {
  openAhead();
  await whenAhead();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(session.end).toHaveBeenCalled();
  expect(release).toHaveBeenCalledTimes(1);
  expect(takeAhead({ entry, user })).toBeUndefined();
});

it.each([
  ['no session', () => vi.mocked(readToken).mockReturnValue(undefined)],
  ['an address that is no wizard', () => at('/Dashboard')],
  ['a client who may not fill it in', () => vi.mocked(loadUser).mockResolvedValue({ ...user, TipoCliente: 2 } as User)],
  ['definitions that do not come', () => vi.mocked(openWizard).mockRejectedValue(new Error('offline'))],
  ['no index', () => vi.mocked(loadWizards).mockRejectedValue(new Error('offline'))],
])('leaves it to the page where there is %s', async (_, change) => {
  change();
  openAhead();
  expect(await whenAhead()).toBeUndefined();
  expect(await takeAhead({ entry, user })?.coming).toBeUndefined();
  expect(release).toHaveBeenCalledTimes(vi.mocked(holdIdle).mock.calls.length);
});

it('asks for the client again where that failed', async () => {
  vi.mocked(loadUser).mockRejectedValueOnce(new TypeError('offline'));
  openAhead();
  expect(await takeUser()).toBe(user);
});

it('tells the page what it was told of other definitions before, and from then on', async () => {
  openAhead();
  await whenAhead();
  onTurn({ stop: 'before' });
  const heard: unknown[] = [];
  takeAhead({ entry, user })?.now?.tellTurns((turn) => heard.push(turn));
  onTurn({ stop: 'after' });
  expect(heard).toEqual([{ stop: 'before' }, { stop: 'after' }]);
});

it('holds idle work until what is around the wizard stands', async () => {
  openAhead();
  await whenAhead();
  expect(release).not.toHaveBeenCalled();
  endAhead();
  endAhead();
  expect(release).toHaveBeenCalledTimes(1);
});
