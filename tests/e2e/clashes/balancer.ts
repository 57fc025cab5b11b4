import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of the instances of a server. */
export interface Balancer {
  url: string;
  /** Sends calls to one instance after the other from now on; until then all go to the first one. */
  alternate(addresses: readonly string[]): void;
  close(): void;
}

/** Starts one on a free port, in front of this instance. */
export async function startBalancer(first: string): Promise<Balancer> {
  let addresses: readonly string[] = [first];
  let turn = 0;
  const server = createServer((call, answer) => {
    turn += 1;
    const target = new URL(call.url ?? '/', addresses[turn % addresses.length]);
    const headers = { ...call.headers, host: target.host };
    const passed = request(target, { method: call.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    call.on('error', () => passed.destroy());
    call.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    alternate: (given) => {
      addresses = given;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
