import type * as Token from '../../../../src/api/token';
import type * as Device from '../../../../src/session/shelter/device';
import type * as Shelter from '../../../../src/session/shelter/shelter';
import type * as Windows from '../../../../src/session/shelter/windows';

/** A window of the browser with modules of its own. Session storage begins as a copy, as that of a duplicated tab. */
export interface OpenWindow {
  modules: typeof Token & typeof Device & typeof Shelter & typeof Windows;
  frame: HTMLIFrameElement;
  close(): void;
}

const MODULES = ['api/token', 'session/shelter/device', 'session/shelter/shelter', 'session/shelter/windows'];

/** @param prepare done to the window before its scripts run */
export async function openWindow(prepare: (window: Window) => void = () => undefined): Promise<OpenWindow> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentWindow as Window & { modules?: Promise<object[]> };
  prepare(inner);
  const script = inner.document.createElement('script');
  script.type = 'module';
  const imports = MODULES.map((path) => `import('/src/${path}.ts')`);
  script.textContent = `window.modules = Promise.all([${imports.join(', ')}]); dispatchEvent(new Event('ready'));`;
  const isReady = new Promise((resolve) => inner.addEventListener('ready', resolve));
  inner.document.head.append(script);
  await isReady;
  const modules = Object.assign({}, ...((await inner.modules) ?? []));
  return { modules, frame, close: () => frame.remove() };
}

/** Everything that the database holds, as it stands there. */
export async function stored(): Promise<{ store: string; record: IDBValidKey; value: unknown }[]> {
  const database = await settled(indexedDB.open('shelter'));
  const all: { store: string; record: IDBValidKey; value: unknown }[] = [];
  for (const store of database.objectStoreNames) {
    const records = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([settled(records.getAllKeys()), settled(records.getAll())]);
    keys.forEach((record, index) => void all.push({ store, record, value: values[index] }));
  }
  database.close();
  return all;
}

/** Deletes the database, and with it what every page kept. */
export async function deleteStored(): Promise<void> {
  await settled(indexedDB.deleteDatabase('shelter'));
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
