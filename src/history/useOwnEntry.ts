import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { travel } from './moves';
import { useGuard } from './useMoves';

/** What the history keeps beside the place: what stood in front of the page. */
interface LayerState {
  layer?: string;
}

/** Whether what the history keeps of an entry belongs to something in front of a page. */
export const isLayer = (state: unknown): boolean => (state as LayerState | null)?.layer !== undefined;

/**
 * Gives what stands in front of a page, or in place of it, an entry of the history while `isOpen`: the way back calls
 * `onBack` in place of leaving the page, and whatever else closes it takes the entry away.
 */
export function useOwnEntry(isOpen: boolean, onBack: () => void): void {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const latest = useRef({ navigate, to: { pathname, search }, state });
  latest.current = { navigate, to: { pathname, search }, state };
  const isWanted = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    isWanted.current = true;
    const { navigate, to, state } = latest.current;
    if (layerNow() !== id) navigate(to, { state: { ...state, layer: id } satisfies LayerState });
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

/** The layer of the entry that the browser is at. */
function layerNow(): string | undefined {
  const { usr } = (window.history.state ?? {}) as { usr?: LayerState | null };
  return usr?.layer;
}
