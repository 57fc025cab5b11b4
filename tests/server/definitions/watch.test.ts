import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listen, OpenDatabase } from '../../../server/storage/database';
import { openDefinitions } from '../../../server/storage/definitions/live';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';
import { watchDefinitions } from '../../../server/storage/definitions/watch';
import { openDatabase } from '../../../server/storage/open';
import { databaseImage } from '../../support/embedded/image';
import { openTestDatabase, type TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';

const clock = () => new Date('2026-11-22T12:00:00.000Z');
const content = packageOf();
/** More than the time between two looks. */
const NEXT_LOOK_MS = 4_500;

let store: TestDatabase;
let opened: OpenDatabase;
let definitions: LiveDefinitions;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  // Its looks come when the test says so; what the database tells comes by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  store = await openTestDatabase();
  opened = await openDatabase(
    store.url ? { url: store.url, directory: '' } : { directory: 'memory://', image: await databaseImage() },
  );
  if (!store.url) await opened.migrate('server/drizzle');
  await publishOver(opened.database, content);
  definitions = await openDefinitions(opened.database, clock());
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  vi.useRealTimers();
  await opened.close();
  await store.close();
});

const failures: unknown[] = [];
const watch = (listen: Listen) => {
  const stop = watchDefinitions(definitions, { listen, clock }, (error) => failures.push(error));
  stops.push(stop);
};
const publishHere = () => publishOver(opened.database, { ...content, index: { ...content.index, version: 'other' } });

it('takes a version as soon as the database tells of it', async () => {
  let listens: () => void = () => undefined;
  const isListening = new Promise<void>((resolve) => {
    listens = resolve;
  });
  watch(async (...given) => {
    const stop = await opened.listen(...given);
    listens();
    return stop;
  });
  await isListening;
  await publishHere();
  await vi.waitFor(() => expect(definitions.current.number).toBe(2), { timeout: 8_000 });
});

it('looks for itself where the database tells nothing, and listens again once it can', async () => {
  const listen = vi.fn<Listen>(async () => {
    throw new Error('no connection');
  });
  watch(listen);
  await publishHere();
  expect(definitions.current.number).toBe(1);
  await vi.advanceTimersByTimeAsync(NEXT_LOOK_MS);
  await vi.waitFor(() => expect(definitions.current.number).toBe(2), { timeout: 8_000 });
  expect(listen).toHaveBeenCalledTimes(2);
  expect(failures).toContainEqual(new Error('no connection'));
});

it('keeps what it has while a look fails', async () => {
  watch(opened.listen);
  vi.spyOn(definitions, 'refresh').mockRejectedValueOnce(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(NEXT_LOOK_MS);
  expect(definitions.current.number).toBe(1);
  await publishHere();
  await vi.waitFor(() => expect(definitions.current.number).toBe(2), { timeout: 8_000 });
});
