import { useCallback, useEffect, useState } from 'react';
import { isSilent } from '../api/SessionLost';

/**
 * What a part of a page asks for as it comes, and again by `retry`; what is lost with the session fails in silence.
 * @param load the same function each time; nothing is asked for without one
 */
export function useLoaded<Found>(load: ((signal: AbortSignal) => Promise<Found>) | undefined) {
  const [found, setFound] = useState<Found>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt
  useEffect(() => {
    if (!load) return;
    const controller = new AbortController();
    setFailed(false);
    load(controller.signal).then(
      (answer) => !controller.signal.aborted && setFound(() => answer),
      (error: unknown) => !controller.signal.aborted && !isSilent(error) && setFailed(true),
    );
    return () => controller.abort();
  }, [load, attempt]);
  return { found, setFound, hasFailed, retry };
}
