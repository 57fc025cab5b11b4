import { useEffect } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import { api } from '../state/api';
import { type DiskClash, takeDisk } from '../state/saving';

/** Takes over what an editor or git changes on disk, and keeps what is not saved when the page is left. */
export function useDisk(onClash: (clashes: DiskClash[]) => void): void {
  const store = useWorkspaceStore();
  useEffect(
    () =>
      api.watch(({ disk }) => {
        const clashes = takeDisk(store, disk);
        if (clashes.length > 0) onClash(clashes);
      }),
    [store, onClash],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (changedFiles(store.getState()).length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
}
