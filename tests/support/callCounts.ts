import { Session } from 'node:inspector';

interface Coverage {
  result: { url: string; functions: { ranges: { count: number }[] }[] }[];
}

/** How many functions of the engine are called by some work. */
export function callsOf(work: () => void): number {
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
  const own = found.result.filter(({ url }) => url.includes('/engine/core/'));
  return own.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}
