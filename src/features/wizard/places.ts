import type { AskedPlace } from '../../../engine/session';
import { written } from '../../history/moves';

/** What the history keeps of an open tab. */
export interface Place extends AskedPlace {
  reached: string;
  /**
   * The entries from the first one of the wizard to this one, where only earlier tabs may be opened: their tabs stand in
   * order, and a click leads back to the entry of its tab.
   */
  trail?: [entry: number, tab: string][];
}

/** The address of a tab, below that of its wizard. */
export const addressOf = (route: string, tab: string): string => `${route}/${encodeURIComponent(tab)}`;

/** What an address of a wizard names as its tab, `''` where nothing; undefined outside of the wizard. */
export function tabAt(pathname: string, route: string): string | undefined {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  if (!path.toLowerCase().startsWith(`${route.toLowerCase()}/`)) return undefined;
  return decoded(path.slice(route.length + 1, -1));
}

/** What the address asks for: the tab that was left, as the history keeps it over a reload, else the one it names. */
export function askedPlace(pathname: string, route: string, state: unknown): AskedPlace | undefined {
  const { tab, reached } = written<Place>(state, route);
  if (tab !== undefined && reached !== undefined) return { tab, reached };
  const named = tabAt(pathname, route);
  return named ? { tab: named } : undefined;
}

/** The entry to go back to for an earlier tab: its own, else that of the first later one, which it takes over. */
export function entryFor(
  { trail = [] }: Pick<Place, 'trail'>,
  order: (tab: string) => number,
  tab: string,
): number | undefined {
  return trail.find(([, other]) => order(other) >= order(tab))?.[0];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
