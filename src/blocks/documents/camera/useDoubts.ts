import { useEffect, useState } from 'react';
import { type Doubt, judgePage } from './judge/judge';
import type { Page } from './page';

/** How long a photo rests before it is judged: not while its sides are being moved. */
const REST_MS = 250;

/** What may be wrong with a photo as it is turned and cut; what was said stays until it is judged anew. */
export function useDoubts(page: Page | undefined): readonly Doubt[] {
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  useEffect(() => {
    if (!page) return setDoubts([]);
    const timer = setTimeout(() => setDoubts(judgePage(page)), REST_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return doubts;
}
