import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { holdIdle } from './pageIdle';

/**
 * What takes the page long to draw, drawn once what is around it stands: the browser paints that first, and takes keys and
 * clicks while the rest is made. `waiting` stands there until then, and idle work waits.
 */
export function Later({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [isTheirTurn, setTheirTurn] = useState(false);
  useEffect(() => {
    if (isTheirTurn) return;
    const endHold = holdIdle();
    const frame = requestAnimationFrame(() => startTransition(() => setTheirTurn(true)));
    return () => {
      cancelAnimationFrame(frame);
      endHold();
    };
  }, [isTheirTurn]);
  return isTheirTurn ? children : waiting;
}
