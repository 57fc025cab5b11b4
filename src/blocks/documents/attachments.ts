import type { Attachment } from '../../../engine/core/session/host';
import { toBase64 } from './base64';

/** A picked file that waits to be sent. */
export interface HeldFile {
  content: Blob;
  /** A small likeness, of a picture that the browser can draw. */
  thumbnail?: Blob;
  state: 'queued' | 'sending' | 'failed';
  /** How much has left, from 0 to 1. */
  progress: number;
}

/** The files that were picked in a session, by handle. Form data carries the handles; the files live here, in memory alone. */
export interface Attachments {
  add(file: Pick<HeldFile, 'content' | 'thumbnail'>): string;
  remove(handle: string): void;
  /** What is there now; another object after every change. */
  getState(): ReadonlyMap<string, HeldFile>;
  subscribe(listener: () => void): () => void;
  /** The file as the engine sends it, its base64 made now; `undefined` when it is not there or cannot be read. */
  open(handle: string): Promise<Attachment | undefined>;
}

/** A store without files; `encode` makes the base64 of a file. */
export function createAttachments(encode: (content: Blob) => Promise<string> = toBase64): Attachments {
  let files: ReadonlyMap<string, HeldFile> = new Map();
  const listeners = new Set<() => void>();
  const replace = (next: Map<string, HeldFile>) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const put = (handle: string, file: HeldFile) => replace(new Map(files).set(handle, file));
  const change = (handle: string, over: Partial<HeldFile>) => {
    const file = files.get(handle);
    if (file) put(handle, { ...file, ...over });
  };
  const remove = (handle: string) => {
    if (files.has(handle)) replace(new Map([...files].filter(([other]) => other !== handle)));
  };
  return {
    add(file) {
      const handle = crypto.randomUUID();
      put(handle, { ...file, state: 'queued', progress: 0 });
      return handle;
    },
    remove,
    getState: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(handle) {
      const file = files.get(handle);
      if (!file) return undefined;
      change(handle, { state: 'sending', progress: 0 });
      const content = await encode(file.content).catch(() => undefined);
      if (content === undefined) {
        change(handle, { state: 'failed' });
        return undefined;
      }
      return {
        content,
        onProgress: (progress) => change(handle, { progress }),
        onSent: () => remove(handle),
        onFailed: () => change(handle, { state: 'failed' }),
      };
    },
  };
}
