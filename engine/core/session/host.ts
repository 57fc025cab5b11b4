import type { AskDefinition } from '../definition/types';
import type { Json } from '../json';
import type { Method } from '../path';

/** Today's date where the customers live, and the moment. */
export interface Clock {
  today(): string;
  now(): string;
}

/** A call to the API. Only a network failure, a time-out or an abort rejects; every HTTP status resolves. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/** What a server answers. */
export interface TransportAnswer {
  /** A call is done with 200 alone: whoever talks to a server that says 201 or 204 as well gives 200 for them. */
  status: number;
  body: Json | undefined;
  /**
   * Tells one saved state of what is answered from the next, where the server says so: its `ETag`. Of the `load` of a list
   * with forms of its own the key and the version of each row, `7=17&8=18`.
   */
  version?: string | undefined;
}

/** What a transport is asked. */
export interface TransportRequest {
  method: Method;
  path: string;
  body?: Json;
  /** Milliseconds. */
  timeout?: number;
  /** Past any response cache. */
  fresh?: boolean;
  signal?: AbortSignal;
  /** The call has a dialog of its own: no general one. */
  ownTitle?: boolean;
  /** Told how much of the body has left, from 0 to 1. */
  onProgress?(fraction: number): void;
  /** The version that the body was made from: another one there is refused. */
  knownVersion?: string;
  /** When typing what it saves began, ISO 8601: with the same content it is the same action, wherever it is made from. */
  begun?: string;
  /** Made twice, the call does the same as once. */
  isRepeatable?: true;
  /** Nobody is told what becomes of it. */
  quiet?: true;
}

/** A file that is about to be sent. */
export interface Attachment {
  /** Base64, or a reference to what the server holds already. */
  content: string;
  /** Told how much of the call has left, from 0 to 1. */
  onProgress?(fraction: number): void;
  onSent?(): void;
  onFailed?(): void;
}

/** A dialog put to the customer. */
export interface Question {
  kind: 'error' | 'warning' | 'success' | 'question';
  title: string;
  /** Of several messages each stands on a line. */
  text?: string;
  yes: string;
  no?: string;
  /** What a yes does cannot be undone: the no is the primary answer, at which the focus begins. */
  careful?: true;
}

/** What the engine asks of the surface it is shown on. */
export interface Host {
  /** Shows a dialog; true for yes, false for no or closing. */
  ask(question: Question): Promise<boolean>;
  /** The same for a question whose no is more than a way out: `undefined` when it was closed without an answer. */
  choose?(question: Question): Promise<boolean | undefined>;
  /** Whether there is a connection, as far as is known: without one what is saved waits. */
  isOnline?(): boolean | Promise<boolean>;
  /**
   * Resolves when the page has nothing more urgent to do, after so many milliseconds at the latest: lists of options that
   * the opening has not brought wait for it, and what keeps what was typed.
   */
  whenIdle?(latest?: number): Promise<void>;
  /** Shows a registered block as a dialog; its answer is yes or no. */
  askBlock?(block: string, options: AskDefinition): Promise<boolean>;
  /** The file of a handle, or of a reference that the server has not given, read as it is sent; `undefined` when there is none any more. */
  attachment?(handle: string): Attachment | undefined | Promise<Attachment | undefined>;
}

/** Where typed and unsaved data is kept between reloads. */
export interface UnsavedStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** What windows of this device that are closed have written under the key, the latest first. */
  readLeft?(key: string): string[];
  forgetLeft?(key: string): void;
}
