import { Session } from 'node:inspector';

/** What the code of the validators of a tab is called in tests. */
export const VALIDATORS = 'validators-of-a-tab.js';

interface Coverage {
  result: { url: string; functions: { ranges: { count: number; startOffset: number }[] }[] }[];
}

/** How many functions of the engine, and of the validators that it compiled, are called by some work. */
export const callsOf = (work: () => void): number =>
  [...calledBy(work).values()].reduce((sum, count) => sum + count, 0);

/** The functions of the engine that some work calls, by their places, and how often. */
export function calledBy(work: () => void): Map<string, number> {
  const session = new Session();
  session.connect();
  let found: Coverage = { result: [] };
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  session.post('Profiler.takePreciseCoverage');
  work();
  session.post('Profiler.takePreciseCoverage', (_, coverage) => {
    found = coverage as Coverage;
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const own = found.result.filter(({ url }) => url.includes('/engine/core/') || url.endsWith(VALIDATORS));
  const called = new Map<string, number>();
  for (const { url, functions } of own) {
    for (const { ranges } of functions) {
      const [{ count, startOffset } = { count: 0, startOffset: 0 }] = ranges;
      const place = `${url}:${startOffset}`;
      // The same one may be told twice.
      if (count > 0) called.set(place, (called.get(place) ?? 0) + count);
    }
  }
  return called;
}
