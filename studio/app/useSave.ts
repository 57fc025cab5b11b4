import { useCallback } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { StudioError } from '../state/api';
import { type DiskClash, saveAll } from '../state/saving';
import { show } from '../state/view';

/** Saves everything; what somebody else changed in the same lines is asked about, and then nothing is written. */
export function useSave(onClash: (clashes: DiskClash[]) => void): () => Promise<void> {
  const store = useWorkspaceStore();
  return useCallback(async () => {
    try {
      const clashes = await saveAll(store);
      onClash(clashes);
      // What was taken over from the disk without a question is saved with the rest.
      if (clashes.length === 0) onClash(await saveAll(store));
      show({ failure: undefined });
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      show({ failure: error.message });
    }
  }, [store, onClash]);
}
