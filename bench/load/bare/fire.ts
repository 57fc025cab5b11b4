import autocannon from 'autocannon';

/** What goes over one of the connections, again and again. */
export interface Shot {
  address: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What came of firing at a server. */
export interface Fired {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, and calls without one. */
  failed: number;
}

/** Fires each shot over a connection of its own, as often as it is answered, for so many seconds. */
export async function fire(shots: readonly Shot[], seconds: number): Promise<Fired> {
  const addresses = [...new Set(shots.map(({ address }) => address))];
  const at = (place: string) => shots.filter(({ address }) => address === place);
  const results = await Promise.all(addresses.map((address) => fireAt(address, at(address), seconds)));
  const sum = (pick: (result: autocannon.Result) => number) => results.reduce((all, each) => all + pick(each), 0);
  return {
    perSecond: sum(({ requests, duration }) => requests.total / duration),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: sum(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts),
  };
}

function fireAt(address: string, shots: readonly Shot[], seconds: number): Promise<autocannon.Result> {
  const waiting = [...shots];
  return autocannon({
    url: address,
    connections: shots.length,
    duration: seconds,
    setupClient(client) {
      const { method, path, headers, body } = waiting.pop() as Shot;
      client.setRequests([{ method, path, headers, ...(body !== undefined && { body }) }]);
    },
  });
}
