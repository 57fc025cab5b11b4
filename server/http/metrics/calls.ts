import type { FastifyInstance } from 'fastify';
import type { Figure, Sample } from './figure';

/** Upper limits in seconds of the groups by duration. */
const LIMITS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods, of calls that no route takes, are one. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts the calls of an application. */
export interface CallMetrics {
  /** Counts from now on what this application answers. */
  watch: (app: FastifyInstance) => void;
  figures: () => Figure[];
}

/** What was counted under one method and route. */
interface Counted {
  labels: { method: string; route: string };
  byStatus: Map<number, number>;
  /** As many as `LIMITS_S`, each without those of the smaller ones. */
  byDuration: number[];
  seconds: number;
  count: number;
}

/** Nothing is counted yet. Labels are route patterns, methods and states alone: there are as many as there are routes. */
export function createCallMetrics(): CallMetrics {
  const all = new Map<string, Counted>();
  const countedOf = (method: string, route: string) => {
    const key = `${method} ${route}`;
    const known = all.get(key);
    if (known) return known;
    const byDuration = LIMITS_S.map(() => 0);
    const counted = { labels: { method, route }, byStatus: new Map(), byDuration, seconds: 0, count: 0 };
    all.set(key, counted);
    return counted;
  };
  return {
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const counted = countedOf(METHODS.includes(method) ? method : 'other', routeOptions.url ?? 'none');
        const seconds = elapsedTime / 1000;
        const group = LIMITS_S.findIndex((limit) => seconds <= limit);
        if (group >= 0) counted.byDuration[group] = (counted.byDuration[group] ?? 0) + 1;
        counted.byStatus.set(statusCode, (counted.byStatus.get(statusCode) ?? 0) + 1);
        counted.seconds += seconds;
        counted.count += 1;
      });
    },
    figures: () => [
      {
        name: 'ficha_calls_total',
        help: 'Answered calls by route pattern and status.',
        kind: 'counter',
        samples: [...all.values()].flatMap(({ labels, byStatus }) =>
          [...byStatus].map(([status, value]) => ({ value, labels: { ...labels, status: String(status) } })),
        ),
      },
      {
        name: 'ficha_call_seconds',
        help: 'Time until the answer was sent, by route pattern.',
        kind: 'histogram',
        samples: [...all.values()].flatMap(durationsOf),
      },
    ],
  };
}

function durationsOf({ labels, byDuration, seconds, count }: Counted): Sample[] {
  let sum = 0;
  const buckets = LIMITS_S.map((limit, at): Sample => {
    sum += byDuration[at] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: sum };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: count },
  ];
}
