import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftChange } from '../../../engine/session';
import { createDraftService } from '../../../src/api/drafts';
import { clearToken, writeToken } from '../../../src/api/token';

const AT = '2026-11-26T12:00:00.000Z';
const call = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
const transport = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', call);
  writeToken('abc', true);
});
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const changeOf = (place: string, value: string): DraftChange => ({ place, at: AT, content: { value } });

/** Makes the last call of a page, and gives back what left. */
async function sendLast(changes: readonly DraftChange[]) {
  const writer = { id: 'device12-window', device: 'Chrome no Android' };
  const headers = { 'x-versao': '7' };
  const service = createDraftService({ wizard: 'pf', version: '7' }, writer, { transport, headers });
  const answer = await service.send(changes, 4, { isLast: true });
  const [url, init] = call.mock.lastCall ?? [];
  return { service, answer, url, init, body: JSON.parse(String(init?.body ?? 'null')) };
}

it('the last call of a page outlives it, with its token, its headers and what the server does not know', async () => {
  const { answer, url, init, body } = await sendLast([changeOf('tab/Name', 'Bia'), { place: 'tab/Nick', at: AT }]);
  expect(url).toBe('/api/cliente/rascunhos/pf');
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: {
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'x-versao': '7',
    },
  });
  expect(body).toEqual({
    Aparelho: { Id: 'device12-window', Nome: 'Chrome no Android' },
    Versao: '7',
    Visto: 4,
    Mudancas: [
      { Lugar: 'tab/Name', Em: AT, Conteudo: { value: 'Bia' } },
      { Lugar: 'tab/Nick', Em: AT, Conteudo: null },
    ],
  });
  expect(answer).toBeUndefined();
  expect(transport).not.toHaveBeenCalled();
});

it('of what is more than a browser sends as a page ends, that goes which has room, as bytes count', async () => {
  const wide = 'ã'.repeat(20_000);
  const { init, body } = await sendLast([
    changeOf('tab/a', wide),
    changeOf('tab/tooMuch', wide),
    changeOf('tab/b', 'Bia'),
  ]);
  expect(body.Mudancas.map(({ Lugar }: { Lugar: string }) => Lugar)).toEqual(['tab/a', 'tab/b']);
  expect(new TextEncoder().encode(String(init?.body)).length).toBeLessThan(64 * 1024);
});

it('nothing is sent where nothing has room', async () => {
  await sendLast([changeOf('tab/a', 'x'.repeat(60_001))]);
  expect(call).not.toHaveBeenCalled();
});

it('what one customer typed does not go with the token of the next', async () => {
  const { service } = await sendLast([]);
  writeToken('def', true);
  await service.send([changeOf('tab/Name', 'Bia')], 4, { isLast: true });
  expect(call).not.toHaveBeenCalled();
});

it('a last call without a connection is no error of the page', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await sendLast([changeOf('tab/Name', 'Bia')])).answer).toBeUndefined();
});
