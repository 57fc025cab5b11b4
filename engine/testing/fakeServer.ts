import type { Json } from '../core/json';
import type { Transport, TransportAnswer, TransportRequest } from '../core/session/host';

/** What a fake server says to a call: by default status 200 and the body `{ data: null }`. */
export type Reply = Partial<TransportAnswer>;

/** What it says to the calls of one path; a promise may be kept waiting, a rejected one is a network that failed. */
export type Replying = (request: TransportRequest) => Reply | undefined | Promise<Reply | undefined>;

/** By "METHOD /path", a reply or what makes one; or one function for all calls. */
export type Replies = Record<string, Reply | Replying> | Replying;

/** A server in memory, and what it was asked. */
export interface FakeServer {
  transport: Transport;
  /** All calls, in their order. */
  calls: TransportRequest[];
  /** Those that change something, as path and body: `['/visitor', { name: 'Ada' }]`. */
  sent(): [path: string, body: Json | undefined][];
}

/**
 * A server in memory. A call that it has no reply to is answered as an empty one, `{ data: null }`.
 *
 * @example
 * import { createFakeServer } from 'ficha-engine/testing';
 *
 * const { transport, sent } = createFakeServer({ 'POST /visitor': { status: 422, body: { message: 'Known.' } } });
 * (await transport({ method: 'POST', path: '/visitor', body: { name: 'Ada' } })).status; // 422
 * sent(); // [['/visitor', { name: 'Ada' }]]
 */
export function createFakeServer(replies: Replies = {}): FakeServer {
  const calls: TransportRequest[] = [];
  const replyTo = async (request: TransportRequest): Promise<Reply | undefined> => {
    if (typeof replies === 'function') return replies(request);
    const reply = replies[`${request.method} ${request.path}`];
    return typeof reply === 'function' ? reply(request) : reply;
  };
  return {
    calls,
    sent: () => sentIn(calls),
    async transport(request) {
      calls.push(request);
      return { status: 200, body: { data: null }, ...defined(await replyTo(request)) };
    },
  };
}

/** The calls that change something, as path and body. */
export const sentIn = (calls: readonly TransportRequest[]): [path: string, body: Json | undefined][] =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

/** A reply without the members that it leaves out by `undefined`. */
const defined = (reply: Reply = {}): Reply =>
  Object.fromEntries(Object.entries(reply).filter(([, value]) => value !== undefined));
