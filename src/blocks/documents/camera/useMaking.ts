import { useEffect } from 'react';
import { makeFile } from './makeFile';
import type { Steps } from './steps';

interface Making {
  name: string;
  most: number;
  onDone(file: File): void;
  onFail(): void;
}

/** Makes the file once all sides are there. Given up meanwhile, it is told to nobody; its photos are closed then, and it ends. */
export function useMaking({ at, pages }: Steps, { name, most, onDone, onFail }: Making): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, when all sides are there
  useEffect(() => {
    if (at !== 'making') return;
    let isOver = false;
    const made = makeFile(pages, { name, most }).catch(() => undefined);
    void made.then((file) => {
      if (isOver) return;
      if (file) onDone(file);
      else onFail();
    });
    return () => {
      isOver = true;
    };
  }, [at]);
}
