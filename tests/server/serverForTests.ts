import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppParts } from '../../server/app/app';
import type { Database } from '../../server/storage/database';
import { openTestDatabase, type TestDatabase } from './testDatabase';
import { type Caller, startApp } from './testServer';

/**
 * The server of a test file: over a database that is empty before each test, closed after the last. `prepare` puts into
 * the database what stays in it from test to test, and gives back the parts of the application that differ.
 */
export function serverForTests(
  prepare: (database: Database) => Partial<AppParts> | Promise<Partial<AppParts>> = () => ({}),
) {
  let opened: TestDatabase;
  let started: Caller;
  beforeAll(async () => {
    opened = await openTestDatabase();
    started = await startApp(opened.database, await prepare(opened.database));
  });
  beforeEach(() => opened.reset());
  afterAll(async () => {
    // What did not start, for its preparation failed, leaves nothing to close.
    await started?.app.close();
    await opened?.close();
  });
  const store = {
    get database() {
      return opened.database;
    },
    reset: () => opened.reset(),
  };
  const server: Caller = {
    get app() {
      return started.app;
    },
    call: (...made) => started.call(...made),
  };
  return { store, server };
}
