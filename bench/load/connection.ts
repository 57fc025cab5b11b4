import { Agent, type IncomingMessage, request } from 'node:http';
import type { Json } from '../../engine/core';
import type { Customer } from './product';

/** One answered call, as it was on the wire. */
export interface Answered {
  status: number;
  body: { data: Json };
  etag: string | undefined;
  ms: number;
  /** Bytes that went over the connection, headers included. */
  sent: number;
  received: number;
}

/** A kept connection of one customer, over which calls go one after another. */
export interface Connection {
  call: (call: string, options?: { body?: Json; headers?: Record<string, string> }) => Promise<Answered>;
  close: () => void;
}

/** Opens at the first call. */
export function openConnection({ address, token }: Customer): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counted = { written: 0, read: 0 };
  return {
    async call(call, { body, headers = {} } = {}) {
      const [method, path] = call.split(' ') as [string, string];
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const json = payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      };
      const begun = performance.now();
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(`${address}/api${path}`, {
          ...{ agent, method },
          headers: { authorization: `Bearer ${token}`, ...json, ...headers },
        })
          .on('response', resolve)
          .on('error', reject)
          .end(payload);
      });
      const { socket } = answer;
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      const ms = performance.now() - begun;
      const [sent, received] = [socket.bytesWritten - counted.written, socket.bytesRead - counted.read];
      Object.assign(counted, { written: socket.bytesWritten, read: socket.bytesRead });
      const { etag } = answer.headers;
      return { status: answer.statusCode ?? 0, body: JSON.parse(text), etag, ms, sent, received };
    },
    close: () => agent.destroy(),
  };
}
