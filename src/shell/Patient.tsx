import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from './Loading';
import { awaitTitle } from './PageTitle';

/** Milliseconds after which a page that waits takes its shape, though none has stood yet. */
const PATIENCE_MS = 1_000;

let began: number | undefined;

/**
 * A page that waits, in the shape of what is coming. As the first of a visit it takes none for a moment, and the name of
 * the portal stands alone: what it waits for has mostly come with its script, and a phone draws one page sooner than four.
 */
export function Patient({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => document.querySelector('main') !== null);
  useEffect(() => {
    if (isShown) return;
    began ??= performance.now();
    awaitTitle();
    const timer = setTimeout(() => setShown(true), began + PATIENCE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown ? children : <Loading />;
}
