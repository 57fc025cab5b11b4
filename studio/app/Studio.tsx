import { useEffect, useMemo, useState } from 'react';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { nodeOf, outlineOf, wayTo } from '../outline/nodes';
import { Outline } from '../outline/Outline';
import { Panel } from '../panels/Panel';
import { PreviewPane } from '../preview/PreviewPane';
import { type DiskClash, settleClash } from '../state/saving';
import { useCompiled } from '../state/useCompiled';
import { useView } from '../state/view';
import { DiskClashes } from './DiskClashes';
import { FootBar } from './FootBar';
import { Home } from './Home';
import styles from './Studio.module.css';
import { TopBar } from './TopBar';
import { useDisk } from './useDisk';
import { useHotkeys } from './useHotkeys';
import { usePlace } from './usePlace';
import { useSave } from './useSave';

/** The Estúdio: the outline, the form as customers see it, the properties of what is selected, and what is to be known of it. */
export function Studio() {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const selection = useWorkspace((workspace) => workspace.selection);
  const outline = useMemo(() => outlineOf(values), [values]);
  const node = useMemo(() => selection && nodeOf(outline, selection), [outline, selection]);
  const way = useMemo(() => (node ? wayTo(outline, node.key) : []), [outline, node]);
  const [clashes, setClashes] = useState<DiskClash[]>([]);
  const isPanelLarge = useView((view) => view.isPanelLarge);
  const save = useSave(setClashes);
  useCompiled(selection?.tab ?? null);
  usePlace();
  useDisk(setClashes);
  useHotkeys(save);
  useEffect(() => {
    document.title = node ? `${node.title} · Ficha Estúdio` : 'Ficha Estúdio';
  }, [node]);

  const settle = (clash: DiskClash, keep: 'ours' | 'theirs') => {
    settleClash(store, clash, keep);
    setClashes((open) => open.filter(({ file }) => file !== clash.file));
  };
  return (
    <div className={selection ? styles.studio : `${styles.studio} ${styles.home}`}>
      <TopBar way={way} onSave={save} />
      {clashes.length > 0 && <DiskClashes clashes={clashes} onSettle={settle} />}
      {selection ? (
        <>
          <Outline nodes={outline} onAddField={() => {}} />
          <div className={isPanelLarge ? `${styles.work} ${styles.large}` : styles.work}>
            <PreviewPane node={node ?? undefined} />
            <Panel />
          </div>
        </>
      ) : (
        <Home nodes={outline} />
      )}
      <FootBar />
    </div>
  );
}
