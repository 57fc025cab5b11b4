import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftChange } from '../../../../engine/core/draft/types';
import type { Transport } from '../../../../engine/core/session/host';
import { setting } from '../../../../server/storage/schema';
import { createDraftService } from '../../../../src/api/drafts';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { draftsAt } from './drafts';

const api = vi.hoisted(() => ({ token: '', send: (async () => ({ status: 0, body: undefined })) as Transport }));
vi.mock('../../../../src/api/token', () => ({ readToken: () => api.token }));
vi.mock('../../../../src/api/client', () => ({ sendLast: () => undefined }));

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
const writer = { id: 'device01-window01', device: 'Chrome no Android' };

const change = (place: string, value: string): DraftChange => ({
  place,
  at: '2026-11-22T12:00:00.000Z',
  content: { value },
});
const transport: Transport = (request) => api.send(request);
const service = () => createDraftService({ wizard: 'pf', version: 'v1' }, writer, { transport });
const send = (...changes: DraftChange[]) => service().send(changes, 0, { isLast: false });
const places = async () => (await draftsAt(server).load(api.token)).Entradas.map(({ Lugar }) => Lugar);

beforeEach(async () => {
  api.token = await tokenOf(store.database, await addClient(store.database));
  api.send = ({ method, path, body }) =>
    server.call(`${method} /api${path}`, { token: api.token, ...(body !== undefined && { body }) });
});

describe('to a portal that sends drafts', () => {
  it('an entry over 64 KiB is refused, and those after it are taken', async () => {
    expect(await send(change('a/b', 'x'.repeat(66_000)))).toMatchObject({ isRefused: true });
    expect(await send(change('a/c', 'x'))).toEqual({ revision: expect.any(Number), entries: [] });
    expect(await places()).toEqual(['a/c']);
  });

  it('a call over what a body may hold is refused, its halves are taken', async () => {
    const all = [...Array(20).keys()].map((n) => change(`a/${n}`, 'x'.repeat(60_000)));
    expect(await send(...all)).toMatchObject({ isRefused: true });
    await send(...all.slice(0, 10));
    await send(...all.slice(10));
    expect(await places()).toHaveLength(20);
  });

  it('too many entries in all are refused, and what changes in those that are there is taken', async () => {
    for (const call of Array(10).keys()) {
      await send(...[...Array(200).keys()].map((n) => change(`a/${call}-${n}`, 'x')));
    }
    expect(await send(change('a/one-more', 'x'))).toMatchObject({ isRefused: true });
    expect(await send(change('a/0-0', 'y'))).not.toMatchObject({ isRefused: true });
  });

  it('a registration that may not be changed now refuses, and does not switch drafts off', async () => {
    api.token = await tokenOf(store.database, await addClient(store.database, { status: 4, document: '11144477735' }));
    expect(await send(change('a/b', 'x'))).toMatchObject({ isRefused: true });
    expect(await service().load(api.send)).not.toMatchObject({ isOff: true });
  });

  it('an entry names the number of the definitions that it was typed in, and a hash is no number', async () => {
    for (const [index, version] of ['7', '12345678', '1a2b3c4d'].entries()) {
      const from = createDraftService(
        { wizard: 'pf', version },
        { ...writer, id: `device0${index + 2}-window01` },
        { transport },
      );
      await from.send([change(`a/${index}`, 'x')], 0, { isLast: false });
    }
    const news = await service().load(api.send);
    expect(news?.entries.map(({ place, definition }) => [place, definition])).toEqual([
      ['a/0', 7],
      ['a/1', undefined],
      ['a/2', undefined],
    ]);
  });

  it('only the institution, or a server that knows none, switches them off', async () => {
    await store.database.insert(setting).values({ name: 'rascunhos', value: 'N' });
    expect(await send(change('a/b', 'x'))).toMatchObject({ isOff: true });
    expect(await service().load(api.send)).toMatchObject({ isOff: true });
    api.send = async () => ({ status: 404, body: undefined });
    expect(await service().load(api.send)).toMatchObject({ isOff: true });
  });

  it('an answer of a server that is down is none', async () => {
    for (const status of [401, 429, 500, 503]) {
      api.send = async () => ({ status, body: undefined });
      expect(await send(change('a/b', 'x'))).toBeUndefined();
    }
  });
});
