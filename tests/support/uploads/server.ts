import { startSession } from '../../../server/access/sessions/session';
import { buildApp } from '../../../server/app/app';
import type { FilesConfig } from '../../../server/storage/files/config';
import { openStorage } from '../../../server/storage/storage';
import { addClient, LIVE_NO_WIZARDS, TEST_CONFIG } from '../../server/testServer';
import { s3Key } from '../files/s3Key';

// A server of its own process over an embedded database in this folder, which keeps files as it is told, with some
// customers; it tells its port and their tokens.
const [dataDir = '', files = '', customers = '1'] = process.argv.slice(2);
const { database, close } = await openStorage({ databaseUrl: undefined, dataDir }, 'server', async () => {});
const told = JSON.parse(files) as FilesConfig;
// A key that may change is no text.
const kept = { ...told, ...(told.s3 && { s3: { ...told.s3, credentials: s3Key } }) };
const config = { ...TEST_CONFIG, files: kept };
const app = await buildApp({ database, config, definitions: LIVE_NO_WIZARDS });
await app.listen({ host: '127.0.0.1', port: 0 });
const tokens: string[] = [];
for (let number = 0; number < Number(customers); number += 1) {
  const over = { document: String(10_000_000_000 + number), email: `c${number}@example.com` };
  const { id } = await addClient(database, over);
  tokens.push(await startSession(database, id, new Date()));
}
console.log(JSON.stringify({ port: (app.server.address() as { port: number }).port, tokens }));
// What it had to begin with is garbage that would hide what comes.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  console.log('rest');
});
process.on('SIGTERM', async () => {
  await app.close();
  await close();
  process.exit(0);
});
