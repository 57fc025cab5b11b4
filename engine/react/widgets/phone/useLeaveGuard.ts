import { type FocusEvent, useEffect, useRef } from 'react';

/** How long after a change of country its side effects are ignored, in ms. */
const GUARD_MS = 200;

/**
 * Tells when the focus has left a group of controls. For 200 ms after `guard()` it stays silent, because some devices
 * move the focus when their list of countries closes; if the focus is still gone then, it tells late.
 */
export function useLeaveGuard(onLeave: () => void) {
  const until = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    guard() {
      until.current = performance.now() + GUARD_MS;
    },
    /** Whether a change of country is less than 200 ms old. */
    isGuarded: () => performance.now() < until.current,
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      const rest = until.current - performance.now();
      if (rest <= 0) return latest.current();
      timer.current = setTimeout(() => {
        if (!currentTarget.contains(document.activeElement)) latest.current();
      }, rest);
    },
  };
}
