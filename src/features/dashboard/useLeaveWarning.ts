import { useEffect } from 'react';
import { mayLeaveFreely } from '../session/leaving';

/** While it is active, the browser asks before the page is left; not when the portal reloads it. */
export function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeaveFreely()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
