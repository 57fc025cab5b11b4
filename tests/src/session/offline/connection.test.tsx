import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { client } from '../../../../src/api/client';
import { connection, isConnected, showDataOf, watchConnection } from '../../../../src/session/offline/connection';
import { keepAnswers } from '../../../../src/session/offline/keepAnswers';
import { ConnectionBar } from '../../../../src/shell/ConnectionBar';

let isThere: boolean;
/** Whether the API answers, not its web server alone. */
let isApiThere: boolean;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  isThere = true;
  isApiThere = false;
  asked = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    asked.push(pathname);
    if (!isThere || (pathname !== '/version.json' && !isApiThere)) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 404 });
  });
  stop = watchConnection();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = () => client.send({ method: 'GET', path: '/login?usuario=1', quiet: true }).catch(() => undefined);

it('takes a call without an answer for the end of the connection only when the server does not answer at all', async () => {
  await call();
  expect(await isConnected()).toBe(true);
  isThere = false;
  await call();
  expect(await isConnected()).toBe(false);
  isThere = true;
  expect(await isConnected()).toBe(true);
});

it('looks for the server once at a time', async () => {
  isThere = false;
  await call();
  await Promise.all([isConnected(), isConnected(), isConnected()]);
  asked = [];
  await Promise.all([isConnected(), isConnected(), isConnected()]);
  expect(asked).toEqual(['/version.json']);
});

it('knows that the connection is back from the first call that is answered', async () => {
  const stopKeeping = keepAnswers();
  isThere = false;
  await call();
  expect(await isConnected()).toBe(false);
  isThere = true;
  isApiThere = true;
  await call();
  await vi.waitFor(() => expect(connection.getState().since).toBeUndefined());
  stopKeeping();
});

it('looks for the server as soon after many calls without an answer as after one', async () => {
  vi.useFakeTimers();
  isThere = false;
  for (let count = 0; count < 10; count += 1) {
    await call();
    await isConnected();
  }
  isThere = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.getState().since).toBeUndefined();
  vi.useRealTimers();
});

it('goes by the browser where that says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await isConnected()).toBe(false);
  expect(asked).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await isConnected()).toBe(true);
});

it('tells under the head since when there is no connection, and of when the data is', async () => {
  const screen = await render(<ConnectionBar />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  connection.setState({ since: new Date(2026, 10, 22, 14, 36) });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(
      'Você está sem conexão desde 14:36. Continue preenchendo. O que você digita fica guardado neste aparelho e segue quando a internet voltar.',
    );
  showDataOf(new Date(2026, 10, 21, 9, 5));
  showDataOf(new Date(2026, 10, 22, 9, 5));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Dados de 21/11/2026, 09:05.');
});
