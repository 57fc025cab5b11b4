import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardSession, WizardView } from '../../../engine/session';
import { host } from '../../dialogs/dialogStore';
import { entryNumber, travel, written } from '../../history/moves';
import { useGuard } from '../../history/useMoves';
import { isLayer } from '../../history/useOwnEntry';
import { addressOf, entryFor, type Place, tabAt } from './places';
import { mayLeave } from './questions';
import { REVIEW } from './review/place';

/**
 * Keeps the open tab of a wizard and the history of the browser together: each tab that is opened is an entry, a move
 * through the history opens its tab, and no move opens one that may not be clicked or leaves unsaved typing unasked.
 * Gives back how a step is opened from the list.
 */
export function usePlaces(session: WizardSession, view: WizardView, route: string): (tab: string) => void {
  const navigate = useNavigate();
  const { pathname, key, state } = useLocation();
  const { navigation } = session.loaded.wizard;
  const { tabs: entries } = view;
  const tab = view.tabs[view.step]?.id;
  const place = written<Place>(state, route);
  const last = useRef<{ key: string; tab: string }>(undefined);
  /** A tab was opened whose entry is on its way. */
  const isTravelling = useRef(false);
  const order = (id: string) => entries.findIndex((entry) => entry.id === id);
  /** The tab that an address names, whatever its case. */
  const idOf = (name: string | undefined) =>
    entries.find(({ id }) => id.toLowerCase() === name?.toLowerCase())?.id ?? name;
  const isOpenable = (id: string) =>
    id === REVIEW ? session.mayLookOver() : view.tabs.some((other) => other.id === id && other.clickable);
  /** Of a tab that the wizard does not have there is nothing to tell. */
  const tellClosed = (id: string) => {
    if (order(id) >= 0) host.toast({ title: session.texts.stepClosed ?? '', text: session.texts.stepClosedText ?? '' });
  };

  useEffect(() => {
    if (view.phase === 'loading' || tab === undefined) return;
    const before = last.current;
    const isMoved = before !== undefined && before.key !== key;
    if (isTravelling.current && !isMoved) return;
    const asked = idOf(tabAt(pathname, route)) ?? '';
    if (isMoved && !isTravelling.current && asked !== tab && isOpenable(asked)) {
      last.current = { key, tab: asked };
      session.go(order(asked));
      return;
    }
    isTravelling.current = false;
    last.current = { key, tab };
    if (before && !isMoved && before.tab !== tab) {
      navigate(addressOf(route, tab), { state: placeAt(tab, 1) });
      return;
    }
    if (before === undefined && asked !== tab) tellClosed(asked);
    const isKnown = place.tab === tab && place.reached === reachedNow();
    if (asked !== tab || !isKnown)
      navigate(addressOf(route, tab), { replace: true, state: { ...(asked === tab && state), ...placeAt(tab) } });
  });

  useGuard(({ pathname: target, delta }) => {
    if (view.phase === 'loading') return undefined;
    const next = idOf(tabAt(target, route));
    if (view.phase === 'saving') return () => undefined;
    if (next !== undefined) {
      if (next === tab || next === '' || isOpenable(next)) return undefined;
      // Nobody is held by an entry behind: what may not be shown is passed over.
      return delta < 0 ? () => window.history.go(delta - 1) : () => tellClosed(next);
    }
    if (!session.hasUnsaved()) return undefined;
    return (proceed) => void mayLeave(session).then((isLeaving) => isLeaving && proceed());
  });

  function reachedNow(): string {
    return entries[Math.max(view.reached, view.step)]?.id ?? '';
  }

  /** What the history is to keep of a tab: of the entry on the screen, or of the next one. */
  function placeAt(id: string, ahead: 0 | 1 = 0): Record<string, Place> {
    const reached = reachedNow();
    if (navigation === 'reached') return { [route]: { tab: id, reached } };
    const entry = (entryNumber(window.history.state) ?? 0) + ahead;
    const behind = (place.trail ?? []).filter(([other]) => other < entry);
    return { [route]: { tab: id, reached, trail: [...behind, [entry, id]] } };
  }

  return (id) => {
    if (view.phase !== 'ready' || !isOpenable(id)) return;
    session.go(order(id));
    last.current = { key, tab: id };
    const here = entryNumber(window.history.state);
    const target = navigation === 'earlier' && here !== undefined ? entryFor(place, order, id) : undefined;
    if (target !== undefined && here !== undefined && target !== here) {
      isTravelling.current = true;
      travel(target - here);
      return;
    }
    // An entry that belongs to no tab, or to one that may not be opened from here, is taken over.
    const replace = navigation === 'earlier' || isLayer(state);
    navigate(addressOf(route, id), { replace, state: placeAt(id, replace ? 0 : 1) });
  };
}
