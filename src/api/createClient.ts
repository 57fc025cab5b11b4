import ky from 'ky';
import { REQUEST_ID } from '../../contract/callHeaders';
import { versionTold } from '../../contract/entityTags';
import { isPublicPath } from '../../contract/publicPaths';
import type { Json } from '../../engine/core';
import type { Method } from '../../engine/wire';
import { createActionKeys } from './actionKeys';
import { createResponseCache, isDeletingPath } from './cache';
import { hasOwnMessage } from './paths';
import { randomId } from './randomId';
import { type SessionLoss, SessionLost } from './SessionLost';
import { NO_SERVER_MESSAGE, serverMessage } from './serverMessage';
import { startTimeLimit } from './timeLimit';

const TIMEOUT_MS = 30_000;

/** One call of the API. */
export interface ApiRequest {
  method: Method;
  /** With its query; the leading slash may lack. */
  path: string;
  body?: Json;
  /** Milliseconds; 30 s by default. Of an upload, from one progress to the next. */
  timeout?: number;
  /** Asks the server even when the answer is kept. */
  fresh?: boolean;
  signal?: AbortSignal;
  /** The caller shows the failure under a title of its own: the general warning stays away. */
  ownTitle?: boolean;
  /** The answer under this address never changes: the browser may keep it. */
  isForGood?: boolean;
  /** Nothing is told to anybody, not even a lost session. */
  quiet?: boolean;
  /** Made twice it does the same as once: it needs no name. */
  isRepeatable?: boolean;
  /** Told how much of the body has left, from 0 to 1. */
  onProgress?(fraction: number): void;
  /** The version of what the body was made from: another one there is refused with 409. */
  knownVersion?: string;
  /** When typing what it saves began: with the same content it is the same action, wherever it is made from. */
  begun?: string;
  headers?: Record<string, string>;
  /** Told what the server says around its answer. */
  onHeaders?(headers: Headers): void;
  /** A file is expected: of a 200 the answer has `file` instead of `body`. */
  binary?: boolean;
}

/** What the server said. `body` is undefined when it was not JSON. */
export interface ApiAnswer {
  status: number;
  body: Json | undefined;
  file?: Blob;
  /** Of what was answered, where the server tells it. */
  version?: string;
}

/** What the portal as a whole has to know of calls. */
export type ApiEvent =
  | { kind: 'sessionLost'; reason: SessionLoss; message: string }
  | { kind: 'refused'; text: string }
  /** A call had no answer: told of quiet ones too. */
  | { kind: 'unanswered' };

export interface ClientOptions {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** As `fetch`, for a call that is told of its progress; without it none is. */
  upload?: (request: Request, onProgress: (fraction: number) => void) => Promise<Response>;
  tokens: { read(): string | undefined; clear(): void };
  /** Told what the server says around every answer. */
  onHeaders?: (headers: Headers) => void;
  now?: () => number;
}

export type Client = ReturnType<typeof createClient>;

/** The client of the API: token, cache, loss of the session and general refusals. It tells, it shows nothing. */
export function createClient({ baseUrl, fetch, upload, tokens, onHeaders, now }: ClientOptions) {
  const http = ky.create({
    prefixUrl: baseUrl,
    retry: 0,
    // The time limit has to cover the body too, so it is a signal of each call.
    timeout: false,
    throwHttpErrors: false,
    cache: 'no-store',
    fetch: (input) => fetch(input as Request),
  });
  const cache = createResponseCache<ApiAnswer>(now);
  const keys = createActionKeys(isDeletingPath);
  const pending = new Set<AbortController>();
  const listeners = new Set<(event: ApiEvent) => void>();
  let cacheOwner: string | undefined;
  /** The session is over, and the customer knows: nothing more is told of it. */
  let isOver = false;

  /** What happened before there was a page to show it; nothing is kept after that. */
  let untold: ApiEvent[] | undefined = [];

  function tell(event: ApiEvent): void {
    untold?.push(event);
    for (const listener of listeners) listener(event);
  }

  function abortPending(): void {
    for (const controller of pending) controller.abort();
    pending.clear();
  }

  function loseSession(reason: SessionLoss): SessionLost {
    const error = new SessionLost(reason);
    if (!isOver) {
      isOver = true;
      tokens.clear();
      cache.clear();
      abortPending();
      tell({ kind: 'sessionLost', reason, message: error.message });
    }
    return error;
  }

  async function fetchAnswer(request: ApiRequest, token: string | undefined): Promise<ApiAnswer> {
    const controller = new AbortController();
    pending.add(controller);
    const limit = startTimeLimit(request.timeout ?? TIMEOUT_MS);
    const signals = [controller.signal, limit.signal];
    if (request.signal) signals.push(request.signal);
    const onProgress = (fraction: number) => {
      limit.restart();
      request.onProgress?.(fraction);
    };
    try {
      const key = request.isRepeatable ? undefined : await keys.of(request);
      const response = await http(request.path.replace(/^\/+/, ''), {
        method: request.method,
        headers: {
          accept: 'application/json',
          [REQUEST_ID]: randomId(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(request.knownVersion !== undefined && { 'if-match': `"${request.knownVersion}"` }),
          ...request.headers,
        },
        signal: AbortSignal.any(signals),
        ...(request.isForGood && { cache: 'default' as const }),
        ...(request.onProgress && upload && { fetch: (input) => upload(input as Request, onProgress) }),
        ...(request.body !== undefined && { json: request.body }),
      });
      const { status, headers } = response;
      onHeaders?.(headers);
      request.onHeaders?.(headers);
      // A call over which the server broke down may have been carried out.
      if (key && status < 500) keys.end(key);
      if (request.binary && status === 200) return { status, body: undefined, file: await response.blob() };
      const version = versionTold(headers.get('etag') ?? '');
      return { status, body: parseJson(await response.text()), ...(version && { version }) };
    } finally {
      limit.end();
      pending.delete(controller);
    }
  }

  /** Calls, and tells of a refusal that no page has words for. */
  async function call(request: ApiRequest, token: string | undefined): Promise<ApiAnswer> {
    const isGeneral = !request.ownTitle && !request.quiet && !hasOwnMessage(request.path);
    let answer: ApiAnswer;
    try {
      answer = await fetchAnswer(request, token);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) tell({ kind: 'unanswered' });
      if (isGeneral && !isAborted) tell({ kind: 'refused', text: NO_SERVER_MESSAGE });
      throw error;
    }
    if (answer.status === 401 && token && !request.quiet) throw loseSession('expired');
    if (answer.status !== 200 && isGeneral) {
      tell({ kind: 'refused', text: answer.status === 400 ? serverMessage(answer.body) : NO_SERVER_MESSAGE });
    }
    return answer;
  }

  return {
    /**
     * The answer of a call, whatever its status.
     * @throws {SessionLost} without a token on a path that needs one (nothing is sent), and on a 401 to a call with one
     * @throws {DOMException} `AbortError` or `TimeoutError`
     * @throws {TypeError} when the network fails
     */
    async send(request: ApiRequest): Promise<ApiAnswer> {
      const token = tokens.read();
      if (!token && !isPublicPath(request.path)) throw loseSession('missing');
      if (cacheOwner !== token) {
        cache.clear();
        cacheOwner = token;
      }
      if (request.method !== 'GET' || isDeletingPath(request.path)) {
        cache.clearMatching(request.path);
        return call(request, token).finally(() => cache.clearMatching(request.path));
      }
      const kept = request.fresh ? undefined : cache.read(request.path);
      if (kept !== undefined) return { status: 200, body: kept };
      const { path, fresh, signal, ownTitle } = request;
      // Whoever may end a call, or is told otherwise what becomes of it, has one of their own.
      const isShared = ownTitle && !fresh && !signal;
      const other = isShared && cache.underWay(path);
      if (other) return structuredClone(await other);
      const ticket = cache.begin(path);
      const reading = call(request, token)
        .then((answer) => {
          if (answer.status === 200 && answer.body !== undefined) cache.keep(ticket, answer.body);
          return answer;
        })
        .finally(() => cache.end(ticket));
      if (isShared) ticket.shared = reading;
      return reading;
    },

    /** Calls `listener` on every event; gives back the way to stop. The first with `isPage` also hears of those before. */
    subscribe(listener: (event: ApiEvent) => void, { isPage = false } = {}): () => void {
      listeners.add(listener);
      if (isPage) {
        untold?.forEach(listener);
        untold = undefined;
      }
      return () => listeners.delete(listener);
    },

    /** Keeps what a GET of this path would have brought, as another call brought it. */
    keep(path: string, body: Json): void {
      cache.keep(cache.begin(path), body);
    },

    clearCache: cache.clear,

    /** After a sign-in: nothing of an earlier session counts, and a loss of this one is told again. */
    beginSession(): void {
      isOver = false;
      abortPending();
      cache.clear();
      keys.clear();
    },

    /** After a logoff: running calls and those that a page left behind still makes end silently; nothing stays in memory. */
    endSession(): void {
      isOver = true;
      abortPending();
      cache.clear();
    },
  };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
