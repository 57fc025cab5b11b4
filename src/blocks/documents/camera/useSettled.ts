import { useState } from 'react';

/** For so long, in milliseconds, what a step shows is looked at before it is pressed. */
export const SETTLING_MS = 600;

/**
 * Keeps the second press of two from what has just come to stand under the finger: a photo would be taken unseen.
 * @returns makes a press of this step deaf until the step has stood long enough
 */
export function useSettled(): (act: () => void) => () => void {
  const [since] = useState(() => performance.now());
  return (act) => () => {
    if (performance.now() - since >= SETTLING_MS) act();
  };
}
