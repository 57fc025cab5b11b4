import { useEffect, useMemo, useState } from 'react';
import { type SentPart, sentOf } from '../../analysis/sent';
import type { TabAlone } from '../../analysis/why/moment';
import { fileOfTab } from '../../document/pointers';
import { tabAt, tabFiles } from '../../document/tabs';
import { useWorkspace } from '../../document/WorkspaceContext';
import { useView } from '../../state/view';

/** What the parts of the open tab would send of the form as it is; `undefined` until the tab is there. */
export function useSent(): SentPart[] | undefined {
  const module = useModule();
  const values = useWorkspace((workspace) => workspace.values);
  const tab = useWorkspace(({ selection }) => selection?.tab ?? null);
  const seen = useView((view) => view.seen);
  const others = useMemo(() => {
    if (tab === null) return [];
    const head = ['wizard', 'forms'].map((name) => `${tab.split('/')[0]}/${name}.json`).find((path) => path in values);
    const files = head === undefined ? [] : tabFiles(values, head).filter((file) => file !== fileOfTab(values, tab));
    return files.flatMap((file) => tabAt(values, file) ?? []);
  }, [values, tab]);
  return useMemo(
    () => (module && seen ? sentOf(module, others, { data: seen.values, ...seen.around }) : undefined),
    [module, others, seen],
  );
}

/** The compiled tab that the preview shows. */
function useModule(): TabAlone | undefined {
  const address = useView((view) => view.module);
  const [found, setFound] = useState<{ address: string; module: TabAlone }>();
  useEffect(() => {
    if (!address) return;
    let isOver = false;
    // One that is no longer there is followed by the address of the next.
    import(/* @vite-ignore */ address).then(
      (module: TabAlone) => !isOver && setFound({ address, module }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [address]);
  return address ? found?.module : undefined;
}
