import { useEffect, useReducer, useRef } from 'react';
import { type Act, begin, reduceSteps, type Steps } from './steps';

/** The steps of a document of so many sides. A photo that they no longer hold gives its memory back, as do all at the end. */
export function useSteps(sides: number): [Steps, (act: Act) => void] {
  const [steps, act] = useReducer(reduceSteps, sides, begin);
  const held = useRef(new Set<ImageBitmap>());
  const isGone = useRef(false);
  const { page, pages } = steps;
  useEffect(() => {
    const kept = new Set([...pages, ...(page ? [page] : [])].map(({ photo }) => photo));
    for (const photo of held.current) if (!kept.has(photo)) photo.close();
    held.current = kept;
  }, [page, pages]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const photo of held.current) photo.close();
    };
  }, []);
  const take = (next: Act) => {
    // A photo may come when nobody waits for it any more.
    if (next.type === 'take' && isGone.current) return next.page.photo.close();
    if (next.type === 'take') held.current.add(next.page.photo);
    act(next);
  };
  return [steps, take];
}
