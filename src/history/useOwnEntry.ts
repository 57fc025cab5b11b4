import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noteEntry, travel } from './moves';
import { useGuard } from './useMoves';

/** What the history keeps beside the place: what stood in front of the page, `'row/procuradores/lista/novo'`. */
interface LayerState {
  layer?: string;
}

/** The pieces that put something in front of a page. */
export type Owner = 'row' | 'signUp' | 'camera';

/** Whether what the history keeps of an entry belongs to something in front of a page. */
export const isLayer = (state: unknown): boolean => layerIn(state) !== undefined;

/** What of its own an owner is asked for by the entry on the screen: the way forward came to it, or a reload. */
export function useAskedLayer(owner: Owner): string | undefined {
  const layer = layerIn(useLocation().state);
  return layer?.startsWith(`${owner}/`) ? layer.slice(owner.length + 1) : undefined;
}

/**
 * Gives what stands in front of a page an entry of the history while `isOpen`: the way back calls
 * `onBack` in place of leaving the page, and whatever else closes it takes the entry away. The entry says who wrote it,
 * and, by `name`, what for.
 */
export function useOwnEntry(isOpen: boolean, onBack: () => void, owner: Owner, name = ''): void {
  const id = `${owner}/${name}`;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const latest = useRef({ navigate, to: { pathname, search }, state });
  latest.current = { navigate, to: { pathname, search }, state };
  const isWanted = useRef(false);

  // With what stands in front, not after it was drawn: from then on the way back leads no further.
  useLayoutEffect(() => {
    if (!isOpen) return;
    isWanted.current = true;
    const { navigate, to, state } = latest.current;
    if (layerNow() !== id) {
      navigate(to, { state: { ...state, layer: id } satisfies LayerState });
      // The router shows the entry when it has time; the way back may be pressed before.
      noteEntry();
    }
    return () => {
      isWanted.current = false;
      // In development React takes every component away and puts it back at once.
      queueMicrotask(() => {
        if (!isWanted.current && layerNow() === id) travel(-1);
      });
    };
  }, [isOpen, id]);

  useGuard(({ delta }) => (isOpen && delta < 0 && layerNow() !== id ? () => onBack() : undefined));
}

const layerIn = (state: unknown): string | undefined => (state as LayerState | null)?.layer;

/** The layer of the entry that the browser is at. */
const layerNow = () => layerIn((window.history.state as { usr?: unknown } | null)?.usr);
