import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../server/http/failures';
import { withRegistration } from '../../../server/registration/change';
import { client as clients } from '../../../server/storage/schema';
import type { Services } from '../../../server/storage/services';
import { serverForTests } from '../serverForTests';
import { addClient } from '../testServer';

const { store } = serverForTests(async () => ({}));

describe('a change of a registration', () => {
  const services = () => ({ database: store.database, clock: () => new Date() }) as Services;
  const answerOf = (id: string) =>
    withRegistration(services(), { id }, async () => 'done').catch((error) => failureOf(error).status);

  it('whose account was erased while its call was under way is answered as one without a session', async () => {
    const { id } = await addClient(store.database);
    expect(await answerOf(id)).toBe('done');
    await store.database.delete(clients).where(eq(clients.id, id));
    expect([await answerOf(id), await answerOf(randomUUID())]).toEqual([401, 401]);
  });
});

describe('what PostgreSQL ends as two transactions wait for each other', () => {
  it.each(['40P01', '40001'])('may be tried again: %s', (code) => {
    const cause = Object.assign(new Error('deadlock detected'), { code });
    expect(failureOf(new Error('Failed query', { cause })).status).toBe(503);
  });
});
