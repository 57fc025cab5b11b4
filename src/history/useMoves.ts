import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Guard, guardMoves, noteEntry, watchMoves } from './moves';

/** Watches the moves through the history for as long as the portal stands. */
export function useWatchedMoves(): void {
  const { key } = useLocation();
  useLayoutEffect(watchMoves, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  useLayoutEffect(noteEntry, [key]);
}

/** Asks a guard before the customer moves through the history, while the component stands; the latest one first. */
export function useGuard(guard: Guard): void {
  const latest = useRef(guard);
  useLayoutEffect(() => {
    latest.current = guard;
  });
  useLayoutEffect(() => guardMoves((move) => latest.current(move)), []);
}
