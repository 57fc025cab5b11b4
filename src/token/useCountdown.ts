import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait that begins at once, and the way to begin it anew. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  const restart = () => {
    setEnd(Date.now() + seconds * 1_000);
    setLeft(seconds);
  };
  return [left, restart];
}
