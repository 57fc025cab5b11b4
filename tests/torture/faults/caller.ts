import { setTimeout as wait } from 'node:timers/promises';
import type { Json, JsonObject } from '../../../engine/core';

/** How long a call may take: longer than the server waits for its database. */
const PATIENCE_MS = 30_000;

/** What a call was answered with; 0 where nothing came. */
export interface Answer {
  status: number;
  body: JsonObject;
  /** Bytes that came. */
  size: number;
}

export interface Call {
  token?: string | undefined;
  body?: Json;
  /** Of what is done once, however often it is asked. */
  key?: string;
}

/** Makes calls, and notes what no caller should ever be answered with. */
export interface Caller {
  problems: string[];
  once: (call: string, options?: Call) => Promise<Answer>;
  /** The same call again, as long as the server is away. @throws {Error} when it stays away for a minute */
  untilAnswered: (call: string, options?: Call) => Promise<Answer>;
}

/** Answers of a server that cannot do it now; 0 of one that is not there. */
const AWAY = [0, 503, 507];

export function createCaller(address: string): Caller {
  const problems: string[] = [];
  const once = async (call: string, { token, body, key }: Call = {}): Promise<Answer> => {
    const [method = '', path = ''] = call.split(' ');
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString();
      const problem = problemOf(answer, text);
      if (problem) problems.push(`${call}: ${problem}`);
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {}, size: bytes.length };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') problems.push(`${call}: no answer within ${PATIENCE_MS / 1000} s`);
      return { status: 0, body: {}, size: 0 };
    }
  };
  return {
    problems,
    once,
    async untilAnswered(call, options) {
      for (const end = performance.now() + 60_000; ; await wait(150)) {
        const answer = await once(call, options);
        if (!AWAY.includes(answer.status)) return answer;
        if (performance.now() > end) throw new Error(`${call}: ${answer.status} for a minute`);
      }
    },
  };
}

/** Only 503 and 507 may be told of failures inside, in the envelope of the specification. */
function problemOf({ status, headers }: Response, text: string): string | undefined {
  if (status < 500) return undefined;
  if (!AWAY.includes(status)) return `${status} ${text.slice(0, 200)}`;
  const isEnvelope = /"data":(?:\{"erros":)?\[".+"\]\}?,"descricao":".+","codigo":"[A-Z_]+".*"requisicao":"/.test(text);
  const isRetried = status !== 503 || headers.has('retry-after');
  return isEnvelope && isRetried ? undefined : `${status} without its envelope: ${text.slice(0, 200)}`;
}
