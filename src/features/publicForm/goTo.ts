import type { NavigateFunction } from 'react-router-dom';

/** Leaves for an address of the web, or for a path of the portal, without a way back to this page. */
export function goTo(target: string, navigate: NavigateFunction): void {
  if (/^https?:/i.test(target)) window.location.assign(target);
  else navigate(target, { replace: true });
}
