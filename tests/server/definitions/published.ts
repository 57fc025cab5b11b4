import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { openDefinitions } from '../../../server/storage/definitions/live';
import { addClient, openTestDatabase, startApp, tokenOf } from '../testServer';
import { packageOf } from './packageOf';
import { publishOver } from './publishing';

/** A server over published definitions, with one individual who has saved nothing. */
export async function startPublished(now: Date) {
  const store = await openTestDatabase();
  const { database } = store;
  await seedDeclarations(database, { assets: 'server', now });
  await publishOver(database, packageOf());
  const definitions = await openDefinitions(database, now);
  const server = await startApp(database, { definitions, clock: () => now });
  const token = await tokenOf(database, await addClient(database), now);
  return { store, definitions, server, token };
}
