import { useEffect, useRef, useState } from 'react';
import type { CasesTold, CaseTold, ConditionTold, MutantTold } from '../../cases';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { api } from '../../state/api';
import { changesOf } from '../../state/useCompiled';

/** What is known of the cases of a tab so far. */
export interface Cases {
  state: 'idle' | 'running' | 'done' | 'failed';
  conditions: ConditionTold[];
  cases: Record<string, { cases: CaseTold[]; missed: string[] }>;
  mutants: MutantTold[];
  fields: { reached: number; of: number };
  errors: { reached: number; of: number };
  failure?: string;
}

const NONE: Cases = {
  ...{ state: 'idle', conditions: [], cases: {}, mutants: [] },
  ...{ fields: { reached: 0, of: 0 }, errors: { reached: 0, of: 0 } },
};

/** Looks for the cases of a tab when asked; another tab, or leaving the panel, ends the search. */
export function useCases(tab: string | null): Cases & { look(): void } {
  const store = useWorkspaceStore();
  const [found, setFound] = useState<Cases>(NONE);
  const search = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another tab
  useEffect(() => {
    setFound(NONE);
    return () => search.current?.abort();
  }, [tab]);
  const look = () => {
    if (tab === null) return;
    search.current?.abort();
    const own = new AbortController();
    search.current = own;
    setFound({ ...NONE, state: 'running' });
    const told = (one: CasesTold) => setFound((before) => withTold(before, one));
    api
      .cases(tab, changesOf(store.getState()), told, own.signal)
      .then(() => setFound((now) => (now.state === 'running' ? { ...now, state: 'failed', failure: WRONG } : now)))
      .catch((error: Error) => {
        if (!own.signal.aborted) setFound((now) => ({ ...now, state: 'failed', failure: error.message }));
      });
  };
  return { ...found, look };
}

const WRONG = 'Os casos só se procuram em definições sem problemas.';

function withTold(cases: Cases, told: CasesTold): Cases {
  switch (told.kind) {
    case 'conditions':
      return { ...cases, conditions: told.conditions };
    case 'case':
      return { ...cases, cases: { ...cases.cases, [told.key]: { cases: told.cases, missed: told.missed } } };
    case 'others': {
      const key = told.of === 'field' ? 'fields' : 'errors';
      const { reached, of } = cases[key];
      const isReached = told.missed === 0 ? 1 : 0;
      return { ...cases, [key]: { reached: reached + isReached, of: of + 1 } };
    }
    case 'mutant':
      return { ...cases, mutants: [...cases.mutants, told.mutant] };
    default:
      return { ...cases, state: 'done' };
  }
}
