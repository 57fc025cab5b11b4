import { type ComponentType, useEffect, useState } from 'react';
import type { QueueProps } from './QueueCard';

let Loaded: ComponentType<QueueProps> | undefined;

/** Fetches the card of what waits: while there is still something to fetch it from, or from what is kept. */
export const loadQueue = (): Promise<void> =>
  import('./QueueCard').then(
    ({ Queue }) => {
      Loaded = Queue;
    },
    // The head and a toast tell of it too; another part that waits asks again.
    () => undefined,
  );

/** The card of what waits, on a tab. */
export interface QueueOnTab {
  Card: ComponentType<QueueProps>;
  /** The tab stood on the screen before anything waited. */
  isNews: boolean;
}

/**
 * The card of what waits: from the first part that does until another tab is opened, as what stands under it would jump
 * if it went. It comes without a sign of its loading, which would be taken away again.
 * @param count how many parts wait
 */
export function useQueueOnTab(tab: string, count: number): QueueOnTab | undefined {
  const isAny = count > 0;
  const [known, setKnown] = useState({ tab, isShown: isAny, isNews: false });
  const [Card, setCard] = useState(() => Loaded);
  if (known.tab !== tab) setKnown({ tab, isShown: isAny, isNews: false });
  else if (isAny && !known.isShown) setKnown({ tab, isShown: true, isNews: true });
  const isMissing = isAny && !Card;
  useEffect(() => {
    if (isMissing) void loadQueue().then(() => setCard(() => Loaded));
  }, [isMissing]);
  return known.isShown && Card ? { Card, isNews: known.isNews } : undefined;
}
