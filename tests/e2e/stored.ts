import type { Page } from '@playwright/test';

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

/** How many texts that somebody typed stand on the device: without the answers that open a page and the place on it. */
export function storedTyping(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('shelter')) return 0;
    const database = await settled(indexedDB.open('shelter'));
    const transaction = database.transaction(['keys', 'entries']);
    const entries = transaction.objectStore('entries');
    const [vault, records, contents] = await Promise.all([
      settled(transaction.objectStore('keys').get('current')),
      settled(entries.getAllKeys()),
      settled(entries.getAll()),
    ]);
    database.close();
    const keys = await Promise.all(
      contents.map(async ({ iv, content }, at) => {
        const additionalData = new TextEncoder().encode(String(records[at]));
        const opening = crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, vault?.key, content);
        return opening.then(
          (text) => String(JSON.parse(new TextDecoder().decode(text))[0]),
          () => undefined,
        );
      }),
    );
    return keys.filter((key) => key !== undefined && !/\/answers\/|#place\//.test(key)).length;
  });
}
