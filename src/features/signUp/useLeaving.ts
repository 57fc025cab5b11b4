import { useEffect, useRef } from 'react';

/** Whether the browser is at a page of the portal. */
export const isAt = (path: string): boolean => window.location.pathname.toLowerCase() === path.toLowerCase();

/** Calls `onLeave` when the customer leaves the page for another one of the portal; a reload does not count. */
export function useLeaving(onLeave: () => void): void {
  const latest = useRef(onLeave);
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // In development React takes every component away and puts it back at once.
      queueMicrotask(() => {
        if (!isHere.current) latest.current();
      });
    };
  }, []);
}
