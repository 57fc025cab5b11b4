import {
  BASE,
  type Changes,
  type Committed,
  type Definitions,
  type DiskChange,
  type Preview,
  type Problem,
  type Problems,
  type SaveAsked,
  type SaveRefused,
} from '../wire';

/** What the server of the Estúdio cannot do, in words for the analyst. */
export class StudioError extends Error {}

const API = `${BASE}api/`;

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(API + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new StudioError('O servidor do Estúdio não responde. Veja o terminal em que ele foi aberto.');
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const text = await response.text();
  throw new StudioError(response.status === 403 ? text : `O servidor do Estúdio falhou (${response.status}): ${text}`);
}

/** The calls to the server of the Estúdio. Each throws StudioError. */
export const api = {
  definitions: async () => answer<Definitions>(await call('GET', 'definitions')),
  committed: async () => answer<Committed>(await call('GET', 'committed')),
  preview: async (tab: string, changes: Changes) => answer<Preview>(await call('POST', 'preview', { tab, changes })),
  /** All problems; `undefined` when a later call asks the same. */
  async problems(changes: Changes): Promise<Problem[] | undefined> {
    const response = await call('POST', 'problems', { changes });
    return response.status === 204 ? undefined : (await answer<Problems>(response)).problems;
  },
  /** Writes files; what stands on disk where it is not what they were made from, and then nothing is written. */
  async save(files: SaveAsked['files']): Promise<SaveRefused['disk'] | undefined> {
    const response = await call('PUT', 'files', { files });
    if (response.status === 204) return undefined;
    if (response.status === 409) return ((await response.json()) as SaveRefused).disk;
    return answer(response);
  },
  /** Tells of files that somebody else changed. Gives back what ends that. */
  watch(told: (change: DiskChange) => void): () => void {
    const source = new EventSource(`${API}changes`);
    source.onmessage = ({ data }) => told(JSON.parse(data as string) as DiskChange);
    return () => source.close();
  },
};
