import { type ReactNode, useEffect, useState } from 'react';
import { holdIdle } from './pageIdle';

export interface LaterProps {
  isNow?: boolean;
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * What takes the page long to draw, drawn once what is around it stands: the browser paints that first. `waiting` stands there
 * until then, and idle work waits. With `isNow` it stands at once.
 */
export function Later({ isNow = false, waiting, children }: LaterProps) {
  const [isTheirTurn, setTheirTurn] = useState(isNow);
  useEffect(() => {
    if (isTheirTurn) return;
    const endHold = holdIdle();
    const frame = requestAnimationFrame(() => setTheirTurn(true));
    return () => {
      cancelAnimationFrame(frame);
      endHold();
    };
  }, [isTheirTurn]);
  return isTheirTurn ? children : waiting;
}
