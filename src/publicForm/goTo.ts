import type { NavigateFunction } from 'react-router-dom';
import type { CustomerType } from '../api/accountTypes';

/** What a page that leads to the login tells it, as the state of the navigation. */
export interface LoginState {
  /** Whose tab is chosen at first. */
  account?: CustomerType;
}

/**
 * Leaves for an address of the web, or for a path of the portal, without a way back to this page. `state` is for the
 * login, when that is where it leads.
 */
export function goTo(target: string, navigate: NavigateFunction, state?: LoginState): void {
  if (/^https?:/i.test(target)) window.location.assign(target);
  else navigate(target, { replace: true, state: { login: state } });
}
