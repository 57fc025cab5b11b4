import { useState } from 'react';

/** The row that came last to a list that is on the screen, if it came alone; never one that stood there at first. */
export function useArrived(keys: readonly string[]): string | undefined {
  const [seen, setSeen] = useState<{ keys: readonly string[]; arrived?: string }>({ keys });
  if (seen.keys.length === keys.length && keys.every((key, index) => key === seen.keys[index])) return seen.arrived;
  const [arrived, ...others] = keys.filter((key) => !seen.keys.includes(key));
  setSeen({ keys, ...(arrived !== undefined && others.length === 0 && { arrived }) });
  return undefined;
}
