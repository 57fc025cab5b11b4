import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { MetricsPlace } from '../../storage/config';
import { followConnections } from '../connections';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Answers `GET /metrics` on a port of its own, which customers cannot reach, and nothing else.
 * @param read gives the figures as text
 * @throws the error of the system where it cannot listen
 */
export async function serveMetrics(
  { host, port, certificate }: MetricsPlace,
  read: () => Promise<string>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const listener: RequestListener = (request, response) => {
    const answer = (status: number, text: string) =>
      response
        .writeHead(status, { 'content-type': TYPE, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .end(text);
    if (request.method !== 'GET' || request.url !== '/metrics') return answer(404, 'GET /metrics\n');
    return read().then(
      (text) => answer(200, text),
      () => answer(500, 'the figures could not be read\n'),
    );
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  const cut = followConnections(server);
  const listening = once(server, 'listening');
  server.listen({ host, port });
  await listening;
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
