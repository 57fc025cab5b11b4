import { useEffect, useSyncExternalStore } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { show } from '../state/view';

const query = '(width < 1280px)';

/** Whether the properties have no column of their own: then they lie over the form while something is looked at. */
export function useNarrow(): boolean {
  const store = useWorkspaceStore();
  useEffect(
    () =>
      store.subscribe(({ selection }, before) => {
        if (selection && selection !== before.selection) show({ isDrawerOpen: true });
      }),
    [store],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

function listen(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
