import { useEffect, useLayoutEffect, useRef } from 'react';
import { mayLeaveFreely } from './leaving';

/** The browser asks before the page is left while `hasReason`; not when the portal reloads it. */
export function useLeaveWarning(hasReason: () => boolean): void {
  const latest = useRef(hasReason);
  useLayoutEffect(() => {
    latest.current = hasReason;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeaveFreely() && latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
