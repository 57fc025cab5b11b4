import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { type NewFieldPlace, newFieldPlace } from '../document/add/newFieldPlace';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { useFocusBack } from '../outline/actions/useFocusBack';
import { nodeOf, type OutlineNode, wayTo } from '../outline/nodes';
import { Outline } from '../outline/Outline';
import { useOutline } from '../outline/useOutline';
import { Panel } from '../panels/Panel';
import { NewField } from '../properties/gallery/NewField';
import { Properties } from '../properties/Properties';
import { type DiskClash, settleClash } from '../state/saving';
import { LIMITS, resize, useSizes } from '../state/sizes';
import { useCompiled } from '../state/useCompiled';
import { useLinking } from '../state/useLinks';
import { show, useView } from '../state/view';
import { Splitter } from '../ui/Splitter';
import { DiskClashes } from './DiskClashes';
import { FootBar } from './FootBar';
import { Home } from './Home';
import { KeysDialog } from './KeysDialog';
import { Middle } from './Middle';
import { PaperDialog } from './PaperDialog';
import { Palette } from './palette/Palette';
import { useActions } from './palette/useActions';
import styles from './Studio.module.css';
import { TopBar } from './TopBar';
import { useDisk } from './useDisk';
import { useHotkeys } from './useHotkeys';
import { useNarrow } from './useNarrow';
import { usePlace } from './usePlace';
import { useSave } from './useSave';

/** The Estúdio: the outline, the form as customers see it, the properties of what is selected, and what is to be known of it. */
export function Studio() {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const selection = useWorkspace((workspace) => workspace.selection);
  const outline = useOutline(values);
  const node = useMemo(() => selection && nodeOf(outline, selection), [outline, selection]);
  const way = useMemo(() => (node ? wayTo(outline, node.key) : []), [outline, node]);
  const [clashes, setClashes] = useState<DiskClash[]>([]);
  const [newField, setNewField] = useState<NewFieldPlace>();
  const isPanelLarge = useView((view) => view.isPanelLarge);
  const paper = useView((view) => view.paper);
  const isFinding = useView((view) => view.isFinding);
  const isTellingKeys = useView((view) => view.isTellingKeys);
  const isDrawerOpen = useView((view) => view.isDrawerOpen);
  const isNarrow = useNarrow();
  const sizes = useSizes();
  const save = useSave(setClashes);
  const actions = useActions(save);
  useCompiled(selection?.tab ?? null);
  useLinking();
  usePlace();
  useDisk(setClashes);
  useHotkeys(save);
  useFocusBack(newField !== undefined);
  useEffect(() => {
    document.title = node ? `${node.title} · Ficha Estúdio` : 'Ficha Estúdio';
  }, [node]);

  const settle = (clash: DiskClash, keep: 'ours' | 'theirs') => {
    settleClash(store, clash, keep);
    setClashes((open) => open.filter(({ file }) => file !== clash.file));
  };
  return (
    <div
      className={selection ? styles.studio : `${styles.studio} ${styles.home}`}
      style={
        {
          '--outline': `${sizes.outline}px`,
          '--properties': `${sizes.properties}px`,
          '--panel': `${sizes.panel}px`,
        } as CSSProperties
      }
    >
      <TopBar way={way} onSave={save} />
      {clashes.length > 0 && <DiskClashes clashes={clashes} onSettle={settle} />}
      {selection ? (
        <>
          <Outline nodes={outline} onAddField={() => setNewField(newFieldPlace(store.getState().values, selection))} />
          <Splitter
            className={styles.outlineEdge}
            label="Largura da estrutura"
            orientation="vertical"
            value={sizes.outline}
            {...LIMITS.outline}
            onChange={(size) => resize('outline', size)}
          />
          <div className={isPanelLarge ? `${styles.work} ${styles.large}` : styles.work}>
            <Middle node={node ?? undefined} />
            {!isPanelLarge && isNarrow && isDrawerOpen && (
              <Properties onOpenText={() => show({ layout: 'split' })} onClose={closeDrawer} />
            )}
            {!isPanelLarge && !isNarrow && (
              <>
                <Splitter
                  className={styles.propertiesEdge}
                  label="Largura das propriedades"
                  orientation="vertical"
                  value={sizes.properties}
                  {...LIMITS.properties}
                  perPixel={() => -1}
                  onChange={(size) => resize('properties', size)}
                />
                <Properties onOpenText={() => show({ layout: 'split' })} />
              </>
            )}
            {!isPanelLarge && (
              <Splitter
                className={styles.panelEdge}
                label="Altura do painel"
                orientation="horizontal"
                value={sizes.panel}
                {...LIMITS.panel}
                perPixel={() => -1}
                onChange={(size) => resize('panel', size)}
              />
            )}
            <Panel />
          </div>
        </>
      ) : (
        <Home nodes={outline} />
      )}
      {newField && selection && (
        <NewField place={newField} tab={selection.tab} onClose={() => setNewField(undefined)} />
      )}
      {isFinding && <Palette nodes={outline} actions={actions} onClose={() => show({ isFinding: false })} />}
      {isTellingKeys && <KeysDialog onClose={() => show({ isTellingKeys: false })} />}
      {paper && (
        <PaperDialog
          paper={paper.kind}
          wizards={outline
            .filter(({ kind, name }) => isWizard(kind) && (paper.wizard ?? name) === name)
            .map(({ name, title }) => ({ id: name, title }))}
          onClose={() => show({ paper: undefined })}
        />
      )}
      <FootBar />
    </div>
  );
}

const isWizard = (kind: OutlineNode['kind']): boolean => kind === 'wizard' || kind === 'forms';

/** The keys go back to the button that opens it again. */
function closeDrawer(): void {
  show({ isDrawerOpen: false });
  const buttons = document.querySelectorAll<HTMLElement>('[data-area] button[aria-label=Propriedades]');
  [...buttons].find((button) => button.checkVisibility())?.focus();
}
