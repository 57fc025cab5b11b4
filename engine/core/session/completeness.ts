import type { FormStore } from '../form/types';

/** Which tabs are complete. */
export interface Completeness {
  /** Worked out again only when something that rules may read has changed. */
  isComplete(tab: string): boolean;
  /** Something outside the forms has changed: a list of options came, or a block of a tab has news. */
  forget(tab?: string): void;
}

/** The completeness of the tabs of some forms. */
export function createCompleteness(forms: ReadonlyMap<string, FormStore>): Completeness {
  const known = new Map<string, { read: unknown[]; complete: boolean }>();
  return {
    isComplete(tab) {
      const read = [forms.get(tab), ...forms.values()].map((store) => store?.getState().data);
      const last = known.get(tab);
      if (last && read.every((value, index) => value === last.read[index])) return last.complete;
      const complete = forms.get(tab)?.isValid('advance') ?? true;
      known.set(tab, { read, complete });
      return complete;
    },
    forget(tab) {
      if (tab === undefined) known.clear();
      else known.delete(tab);
    },
  };
}
