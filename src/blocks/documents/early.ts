import { isObject } from '../../../engine/core';
import { type BlockInput, isUnanswered, makeCall } from '../../../engine/session';
import { serverMessage, unwrapAnswer } from '../../../engine/wire';
import type { Attachments } from './attachments';

const SCHEME = 'arquivo:';
/** What the server answers when no other try would help. */
const OF_THE_FILE = [400, 413, 415, 422];

/** The id by which the server knows a file that is waiting there; nothing for a handle. */
export function idOfReference(reference: string): string | undefined {
  return reference.startsWith(SCHEME) ? reference.slice(SCHEME.length) : undefined;
}

/** Sends picked files ahead of their save, so that neither a reload nor another device is without them. */
export interface EarlySending {
  /** Sends a file, after those before it. One that does not arrive waits here, as before. */
  send(handle: string, name: string): void;
  /** Sends again what has not arrived. */
  retry(): void;
  /** The server need not keep a file any longer. */
  discard(reference: string): void;
}

/** Sends the files of a store. A server without such a call is asked once: files go with the save there. */
export function createEarlySending(store: Attachments, { transport, answers }: BlockInput): EarlySending {
  const names = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  let isOffered = true;

  async function upload(handle: string, FileName: string): Promise<void> {
    if (!isOffered || store.getState().get(handle)?.state !== 'queued') return;
    store.change(handle, { state: 'uploading', progress: 0 });
    const FileDataString64 = await store.read(handle);
    const outcome = await makeCall(transport, 'POST /cliente/arquivos', {
      body: { FileName, FileDataString64: FileDataString64 ?? '' },
      onProgress: (progress) => store.change(handle, { progress }),
    });
    const answer = outcome.ok && unwrapAnswer(outcome.body);
    const reference = isObject(answer) && typeof answer.Id === 'string' ? SCHEME + answer.Id : undefined;
    if (reference && !store.getState().has(handle)) return discard(reference);
    const isRefused = !outcome.ok && !isUnanswered(outcome) && outcome.status !== 401 && outcome.status !== 404;
    const cause = isRefused ? serverMessage(outcome.body, answers) : undefined;
    if (outcome.ok || outcome.status === 404) isOffered = reference !== undefined;
    // A save that has begun meanwhile says how it goes on.
    const isSaved = store.getState().get(handle)?.state === 'sending';
    const state = reference ? 'kept' : isRefused ? 'failed' : 'queued';
    store.change(handle, {
      ...(reference && { reference }),
      ...(cause && { cause }),
      ...(isRefused && OF_THE_FILE.includes(outcome.status) && { isUnfit: true }),
      ...(!isSaved && { state }),
    });
  }

  function send(handle: string, name: string): void {
    names.set(handle, name);
    last = last.then(() => {
      const own = upload(handle, name);
      store.await(handle, own);
      return own;
    });
  }

  function discard(reference: string): void {
    const id = idOfReference(reference);
    if (id) void makeCall(transport, `POST /cliente/arquivos/${id}/excluir`, { body: {} });
  }

  return {
    send,
    retry() {
      for (const [handle, { state }] of store.getState()) {
        const name = names.get(handle);
        if (state === 'queued' && name !== undefined) send(handle, name);
      }
    },
    discard,
  };
}
