import type { JsonObject } from '../../engine/core';
import type { CasesTold, CoverageTold } from '../cases';
import type { ImpactAsked, ImpactLine, ImpactTold, PublishAsked, PublishTold, VersionsTold } from '../impact';
import {
  BASE,
  type Changes,
  type Committed,
  type Definitions,
  type DiskChange,
  type Lately,
  type PaperTold,
  type Preview,
  type Problem,
  type Problems,
  type SaveAsked,
  type SaveRefused,
  type WizardAsked,
} from '../wire';
import { createTeller } from './telling';

/** What the server of the Estúdio cannot do, in words for the analyst. */
export class StudioError extends Error {}

const API = `${BASE}api/`;
const GONE = 'O servidor do Estúdio não responde. Veja o terminal em que ele foi aberto.';

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(API + path, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new StudioError(GONE);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  throw new StudioError(sentenceIn(await response.text()) ?? `O servidor do Estúdio falhou (${response.status}).`);
}

/** What the server says in the place of an answer: a text, or the message of an object. */
function sentenceIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return text === '' ? undefined : text;
  }
}

const teller = createTeller();

/** A call about changes: of what the server holds already it is told what became of it, and all where it does not. */
async function callAbout(path: string, changes: Changes, more: object = {}): Promise<Response> {
  const since = teller.tell(changes);
  const response = await call('POST', path, { ...since.asked, ...more });
  if (response.ok) since.kept();
  if (response.status !== 409) return response;
  const whole = teller.tellWhole(changes);
  const again = await call('POST', path, { ...whole.asked, ...more });
  if (again.ok) whole.kept();
  return again;
}

/** The texts of a stream as they come; who ended it himself hears of that as the browser says it. */
async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read().catch((error: Error) => {
      throw error.name === 'AbortError' ? error : new StudioError(GONE);
    });
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** The lines of an answer as they come, each a value. */
async function* linesOf<T>(response: Response): AsyncGenerator<T> {
  if (!response.ok || !response.body) {
    await answer(response);
    return;
  }
  let rest = '';
  for await (const part of textsOf(response.body)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

/** The calls to the server of the Estúdio. Each throws StudioError. */
export const api = {
  definitions: async () => answer<Definitions>(await call('GET', 'definitions')),
  /** A list of the API, by the path of its call in lower case. */
  async list(path: string): Promise<JsonObject[]> {
    const response = await call('GET', `../lists${path}`);
    return (await answer<{ data: JsonObject[] }>(response)).data;
  },
  lately: async () => answer<Lately>(await call('GET', 'lately')),
  coverage: async (changes: Changes, signal: AbortSignal) =>
    answer<CoverageTold>(await call('POST', 'coverage', { changes }, signal)),
  committed: async () => answer<Committed>(await call('GET', 'committed')),
  /** `shown` is the address of the module that is shown. */
  preview: async (tab: string, changes: Changes, shown?: string) =>
    answer<Preview>(await callAbout('preview', changes, { tab, shown })),
  /** All problems; `undefined` when a later call asks the same. */
  async problems(changes: Changes): Promise<Problem[] | undefined> {
    const response = await callAbout('problems', changes);
    return response.status === 204 ? undefined : (await answer<Problems>(response)).problems;
  },
  /** Writes files; what stands on disk where it is not what they were made from, and then nothing is written. */
  async save(files: SaveAsked['files']): Promise<SaveRefused['disk'] | undefined> {
    const response = await call('PUT', 'files', { files });
    if (response.status === 204) return undefined;
    if (response.status === 409) return ((await response.json()) as SaveRefused).disk;
    return answer(response);
  },
  /** Tells the cases of a tab as they are found, until all are told or the signal ends it. */
  async cases(tab: string, changes: Changes, told: (one: CasesTold) => void, signal: AbortSignal): Promise<void> {
    for await (const one of linesOf<CasesTold>(await call('POST', 'cases', { tab, changes }, signal))) told(one);
  },
  /** What a change does, once all is looked at; tells how far that is. The signal ends it. */
  async impact(
    asked: ImpactAsked,
    tell: (done: number, all: number) => void,
    signal: AbortSignal,
  ): Promise<ImpactTold> {
    for await (const line of linesOf<ImpactLine>(await call('POST', 'impact', asked, signal))) {
      if ('told' in line) return line.told;
      tell(line.done, line.all);
    }
    throw new StudioError('O servidor do Estúdio parou antes de terminar a comparação.');
  },
  publish: async (asked: PublishAsked) => answer<PublishTold>(await call('POST', 'publish', asked)),
  versions: async (isPatient = false) =>
    answer<VersionsTold>(await call('GET', isPatient ? 'versions?build' : 'versions')),
  share: async (asked: WizardAsked) => answer<PaperTold>(await call('POST', 'share', asked)),
  book: async (asked: WizardAsked) => answer<PaperTold>(await call('POST', 'book', asked)),
  /** Tells of files that somebody else changed. Gives back what ends that. */
  watch(told: (change: DiskChange) => void): () => void {
    const source = new EventSource(`${API}changes`);
    source.onmessage = ({ data }) => told(JSON.parse(data as string) as DiskChange);
    return () => source.close();
  },
};
