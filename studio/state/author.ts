import { useState } from 'react';
import { keep, kept } from './sizes';

const KEY = 'estudio.author';

/** The name of whoever comments, as it was written last on this device. */
export const knownAuthor = (): string => kept<{ author: string }>(KEY).author ?? '';

/** The same, to be shown and changed. */
export function useAuthor(): [author: string, change: (author: string) => void] {
  const [author, setAuthor] = useState(knownAuthor);
  return [
    author,
    (next) => {
      setAuthor(next);
      keep(KEY, { author: next });
    },
  ];
}
