import { useEffect, useRef, useState } from 'react';
import type { ImpactAsked, ImpactTold } from '../../impact';
import { api } from '../../state/api';

/** A comparison that is made, or was. */
export interface Impact {
  told: ImpactTold | undefined;
  isBusy: boolean;
  /** How many registrations are judged by now, once that is known. */
  progress: { done: number; all: number } | undefined;
  look(asked: ImpactAsked): Promise<ImpactTold | undefined>;
  /** Ends the comparison that is made, and forgets the one that was. */
  forget(): void;
}

/** What a change does, asked for once at a time; another question, or none any more, ends the one before. */
export function useImpact(): Impact {
  const [told, setTold] = useState<ImpactTold>();
  const [progress, setProgress] = useState<Impact['progress']>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setBusy(false);
    setProgress(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);
  return {
    told,
    isBusy,
    progress,
    async look(asked) {
      stop();
      const own = new AbortController();
      running.current = own;
      setBusy(true);
      const tell = (done: number, all: number) => running.current === own && setProgress({ done, all });
      const answer = await api
        .impact(asked, tell, own.signal)
        .catch((error: Error): ImpactTold => ({ findings: [], failure: error.message }));
      if (running.current !== own) return undefined;
      stop();
      setTold(answer);
      return answer;
    },
    forget() {
      stop();
      setTold(undefined);
    },
  };
}
