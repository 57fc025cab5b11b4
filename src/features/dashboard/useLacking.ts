import { useEffect, useState } from 'react';
import { loadLacking } from '../../api/loadLacking';
import type { User } from '../../api/user';

/**
 * Which sections keep the registration from being sent, by the ids of their tabs; undefined until it is known.
 * Asked again with every new reading of the client, while it is due.
 */
export function useLacking(user: User, isDue: boolean): string[] | undefined {
  const [lacking, setLacking] = useState<string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again of another reading of the client
  useEffect(() => {
    if (!isDue) return;
    const controller = new AbortController();
    void loadLacking(controller.signal).then((found) => {
      if (!controller.signal.aborted) setLacking(found);
    });
    return () => controller.abort();
  }, [user, isDue]);
  return lacking;
}
