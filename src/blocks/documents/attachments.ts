import { type Attachment, isReference } from '../../../engine/session';
import { toBase64 } from './base64';

/** A file that waits for its save. */
export interface HeldFile {
  /** Here, in memory; none of a file that an earlier visit or another device has sent. */
  content?: Blob;
  /** A small likeness, of a picture that the browser can draw. */
  thumbnail?: Blob;
  /** `uploading`: on its way ahead of the save; `kept`: there, until the save; `sending`: on its way with the save. */
  state: 'queued' | 'uploading' | 'kept' | 'sending' | 'failed';
  /** How much has left, from 0 to 1. */
  progress: number;
  /** What names it on the server, once it is there. */
  reference?: string;
  /** Why the server did not take it. */
  cause?: string;
  /** That lies in the file itself: it would not be taken another time. */
  isUnfit?: boolean;
}

/**
 * The files of a session that wait for their save, by what form data carries: a handle for a file that is here alone,
 * in memory; the reference once the server has it.
 */
export interface Attachments {
  add(file: Pick<HeldFile, 'content' | 'thumbnail'>): string;
  /** Knows of a file that the server has, by its reference. */
  adopt(reference: string): void;
  change(handle: string, over: Partial<HeldFile>): void;
  /** The file is called by its reference from now on. */
  rename(handle: string, reference: string): void;
  remove(handle: string): void;
  /** What is there now; another object after every change. */
  getState(): ReadonlyMap<string, HeldFile>;
  subscribe(listener: () => void): () => void;
  /** Its base64; `undefined` when it is not here or cannot be read. */
  read(handle: string): Promise<string | undefined>;
  /** A file is on its way ahead of its save: who opens it waits for that. */
  await(handle: string, upload: Promise<unknown>): void;
  /** The file as the engine sends it: its reference, else its base64; `undefined` when there is neither. */
  open(handle: string): Promise<Attachment | undefined>;
}

/** A store without files; `encode` makes the base64 of a file. */
export function createAttachments(encode: (content: Blob) => Promise<string> = toBase64): Attachments {
  let files: ReadonlyMap<string, HeldFile> = new Map();
  const uploads = new Map<string, Promise<unknown>>();
  /** What files are called since they have arrived: a save that began before opens them by their handles. */
  const references = new Map<string, string>();
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
  const adopt = (reference: string) => {
    if (!files.has(reference)) put(reference, { state: 'kept', progress: 0, reference });
  };
  const read = async (handle: string) => {
    const content = files.get(handle)?.content;
    return content && encode(content).catch(() => undefined);
  };
  return {
    add(file) {
      const handle = crypto.randomUUID();
      put(handle, { ...file, state: 'queued', progress: 0 });
      return handle;
    },
    adopt,
    change,
    rename(handle, reference) {
      references.set(handle, reference);
      replace(new Map([...files].map(([name, file]) => [name === handle ? reference : name, file])));
    },
    remove,
    getState: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    await: (handle, upload) => void uploads.set(handle, upload),
    async open(name) {
      const handle = references.get(name) ?? name;
      if (isReference(handle)) adopt(handle);
      if (!files.has(handle)) return undefined;
      change(handle, { state: 'sending', progress: 0 });
      await uploads.get(handle);
      const content = files.get(handle)?.reference ?? (await read(handle));
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
