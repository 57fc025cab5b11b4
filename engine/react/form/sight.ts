import { createContext, useContext } from 'react';
import { tellWhenIdle } from './idleNews';

/**
 * News for the fields of one section. In a long tab the browser skips the sections out of sight; their fields hear of
 * changes when it has time, or as soon as it shows them: to validate 1,000 fields costs what those in sight cost.
 */
export interface Sight {
  /** Tells a field, now or later. */
  tell(listener: () => void): void;
  /** Tells at once what was put off. */
  catchUp(): void;
  /** Follows what the browser does with the card of the section; gives back what ends it. */
  watch(card: HTMLElement): () => void;
}

/** The sight of a section that the browser shows until it says otherwise; `outer` is that of what it stands in. */
export function createSight(outer?: Sight): Sight {
  const waiting = new Set<() => void>();
  let isSkipped = false;
  let callOff: (() => void) | undefined;
  const catchUp = () => {
    callOff?.();
    callOff = undefined;
    const listeners = [...waiting];
    waiting.clear();
    for (const listener of listeners) listener();
  };
  const onChange = (event: Event) => {
    isSkipped = (event as ContentVisibilityAutoStateChangeEvent).skipped;
    if (!isSkipped) catchUp();
  };
  return {
    tell(listener) {
      if (!isSkipped) {
        if (outer) outer.tell(listener);
        else listener();
        return;
      }
      waiting.add(listener);
      callOff ??= tellWhenIdle({ count: () => waiting.size, tell: catchUp });
    },
    catchUp,
    watch(card) {
      card.addEventListener('contentvisibilityautostatechange', onChange);
      card.addEventListener('focusin', catchUp);
      return () => {
        card.removeEventListener('contentvisibilityautostatechange', onChange);
        card.removeEventListener('focusin', catchUp);
        callOff?.();
        callOff = undefined;
        waiting.clear();
        isSkipped = false;
      };
    },
  };
}

const SightContext = createContext<Sight>({ tell: (listener) => listener(), catchUp() {}, watch: () => () => {} });

/** Gives the fields below it the sight of their section. */
export const SightProvider = SightContext.Provider;

/** The sight of the section that the component stands in; in sight where there is none. */
export const useSight = (): Sight => useContext(SightContext);
