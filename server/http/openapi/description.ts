import type { FastifyInstance } from 'fastify';
import type { Json } from '../../../engine/core';
import type { Schema } from './schemas';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the routes of the API do, by method and path as they are mounted: `GET /api/cliente/arquivos/:id`. */
    described: Map<string, CallDescription>;
  }
}

/** What the document of the API says of a call. */
export interface CallDescription {
  /** What it does, in one line. */
  summary: string;
  /** What one has to know besides. */
  description?: string;
  /** Under which heading it stands. */
  area: string;
  /** The names in its path; those that are left out are texts. */
  path?: Record<string, Schema>;
  query?: Record<string, Schema>;
  /** The names of the query that must be there. */
  needs?: readonly string[];
  /** What is sent; without it nothing is. */
  body?: Schema;
  /** Whether the body may be left out. */
  mayBeEmpty?: boolean;
  /** What stands under `data` of the answer. */
  answer: Schema;
  /** Answers with a file of one of these media types instead. */
  files?: readonly string[];
  /** Whether it is a call of another system, which signs it. */
  signed?: boolean;
  /** Whether the answer is all of the body, not what stands under `data`. */
  bare?: boolean;
  /** What a header of the answer tells where it is there, by the name of the header. */
  tells?: Readonly<Record<string, Schema>>;
  /** What is sent and answered, for example. */
  examples?: { body?: Json; answer?: Json };
  /** `told`: the answer has an ETag; `compared`: what was changed since the one that is told is refused, too. */
  versions?: 'told' | 'compared';
  /** Whether it is judged by a version of the definitions, which the caller may name. */
  ofDefinitions?: boolean;
  /** Statuses that it may answer with besides those that any call may. */
  refusals?: readonly number[];
}

/** A call with all that the document needs to know of it. */
export interface DocumentedCall extends CallDescription {
  method: string;
  /** With names in braces. */
  at: string;
  /** May be made without a token. */
  open: boolean;
  /** Done once however often it is asked, with a key of the caller. */
  once: boolean;
}

/**
 * Tells what routes do, by method and path below the prefix: `{ 'POST /login': { ... } }`; nobody where the application
 * has no document.
 */
export function describeCalls(api: FastifyInstance, calls: Readonly<Record<string, CallDescription>>): void {
  if (!api.hasDecorator('described')) return;
  for (const [call, description] of Object.entries(calls)) {
    const [method, path] = call.split(' ');
    api.described.set(`${method} ${api.prefix}${path}`, description);
  }
}
