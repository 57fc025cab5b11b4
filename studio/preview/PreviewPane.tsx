import { useEffect, useMemo, useRef, useState } from 'react';
import { framedInRow, pointerOfFramed } from '../document/framed';
import { fileOfTab } from '../document/pointers';
import { ruleMarksAt } from '../document/ruleMarks';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { OutlineNode } from '../outline/nodes';
import { type Filled, show, useView } from '../state/view';
import { BASE } from '../wire';
import { examplesOf } from './examples';
import { filledWith } from './filled';
import { PreviewBar } from './PreviewBar';
import styles from './PreviewPane.module.css';
import type { FromFrame, Marks, Shown } from './protocol';
import { usePreviewFrame } from './usePreviewFrame';

const FAILED = 'A prévia não abriu por um erro do Estúdio. O console do navegador diz qual.';

/** The tab as customers see it, on the real engine, with how it is opened above it. */
export function PreviewPane({ node }: { node: OutlineNode | undefined }) {
  const store = useWorkspaceStore();
  const selection = useWorkspace((workspace) => workspace.selection);
  const module = useView((view) => view.module);
  const patch = useView((view) => view.patch);
  const shown = useView((view) => view.shown);
  const { device, tenant, mode, today, settings, user } = useView((view) => view.preview);
  const tab = selection?.tab ?? null;
  const path = useWorkspace(({ values }) => (tab === null ? '' : fileOfTab(values, tab)));
  const file = useWorkspace(({ values }) => values[path]);
  const examples = useMemo(() => examplesOf(file), [file]);
  const [example, setExample] = useState('');
  const [isReady, setReady] = useState(false);

  const onMessage = (message: FromFrame) => {
    if (message.type === 'seen') show({ seen: message.seen });
    else if (message.type === 'key') dispatchEvent(new KeyboardEvent('keydown', { ...message.init, cancelable: true }));
    else if (message.type === 'failed') show({ failure: FAILED });
    else if (message.type === 'picked') {
      const at = store.getState().selection;
      if (!at) return;
      show({ picked: message.at });
      store.select({ ...at, file: path, pointer: pointerOfFramed(message.at, file) });
      if (message.why) show({ panel: 'why' });
    }
  };
  const frame = usePreviewFrame({ onReady: () => setReady(true), onMessage });

  const opened: Shown | undefined = useMemo(
    () => (module ? { module, patch, tenant, mode, today, settings, user, tabs: {} } : undefined),
    [module, patch, tenant, mode, today, settings, user],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when what is to be shown changes
  useEffect(() => {
    if (isReady && opened) frame.send({ type: 'show', shown: opened });
  }, [isReady, opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another tab
  useEffect(() => {
    setExample('');
    show({ filled: undefined });
  }, [tab]);
  const marks = useMarks(node, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when they change, and to each new picture
  useEffect(() => {
    if (isReady) frame.send({ type: 'mark', marks });
  }, [isReady, marks, opened]);

  const filled = useView((view) => view.filled);
  const sent = useRef<Filled>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each filling, as soon as there is a form
  useEffect(() => {
    if (!filled || !opened || !isReady || sent.current === filled) return;
    sent.current = filled;
    if (filled.row) frame.send({ type: 'row', row: filled.row });
    else frame.send({ type: 'show', shown: filledWith(opened, filled) });
  }, [filled, opened, isReady]);
  const fill = (id: string) => {
    setExample(id);
    show({ filled: examples.find((one) => one.id === id) ?? { given: {} } });
  };
  return (
    <section className={styles.pane} data-area="preview" aria-label="Prévia">
      <PreviewBar tab={tab} examples={examples} example={example} onFill={fill} />
      <div className={styles.stage}>
        {tab === null ? (
          <p className={styles.none}>Escolha uma aba na estrutura para vê-la aqui.</p>
        ) : (
          <div className={device === 'phone' ? styles.phone : styles.desktop} data-dimmed={shown === 'earlier'}>
            <iframe ref={frame.ref} title="Prévia do formulário" src={`${BASE}preview.html`} />
          </div>
        )}
        {shown === 'earlier' && tab !== null && (
          <p className={styles.earlier} role="status">
            Há um problema nesta aba: mostrando a última versão válida.
          </p>
        )}
      </div>
    </section>
  );
}

/** What is marked on the form: what is selected, what decides about it, and what a rule reaches. */
function useMarks(node: OutlineNode | undefined, path: string): Marks {
  const file = useWorkspace(({ values }) => values[path]);
  const shared = useWorkspace(({ values }) => values['shared.json']);
  const pointer = useWorkspace(({ selection }) => (selection?.file === path ? selection.pointer : ''));
  const deciding = useView((view) => view.deciding);
  const selected = useView(({ seen, picked }) => framedInRow(pointer, file, seen, picked));
  return useMemo(() => {
    const ofRule = ruleMarksAt(pointer, file, shared);
    return {
      ...(selected !== undefined && { selected, label: node?.title ?? selected }),
      deciding: [...new Set([...deciding, ...(ofRule?.deciding ?? [])])].filter((at) => at !== selected),
      reached: ofRule?.reached ?? [],
    };
  }, [selected, pointer, file, shared, deciding, node]);
}
