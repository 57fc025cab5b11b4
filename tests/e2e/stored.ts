import type { Page } from '@playwright/test';

/** Lets nothing stand in the database but what is typed: neither the answers that open a page nor the place on it. */
export const keepTypingAlone = (page: Page) =>
  page.route(/\/(lastAnswers|followPlace)-[^/]*\.js$/, (route) => route.abort());

/** What a page's origin has on the device: how much in its database, and which keys in its storages. */
export function stored(page: Page): Promise<{ entries: number; keys: number; local: string[]; session: string[] }> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const count = async (store: string) => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('shelter')) return 0;
      const database = await settled(indexedDB.open('shelter'));
      const records = await settled(database.transaction(store).objectStore(store).count());
      database.close();
      return records;
    };
    return {
      entries: await count('entries'),
      keys: await count('keys'),
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).filter((key) => !key.startsWith('test-')),
    };
  });
}
