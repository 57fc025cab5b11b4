import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../engine/theme';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { WorkspaceStore } from '../document/workspace';
import { DrawerButton } from '../properties/DrawerButton';
import { useView } from '../state/view';
import { linkCursor } from './cursor';
import { editorParts, workspaceHistory } from './editor';
import { marksOf } from './problemMarks';
import { showText, typedInto } from './sync';
import styles from './TextPane.module.css';
import { aroundOf } from './vocabulary/around';
import { completions } from './vocabulary/completion';
import { type Explained, explainedAt } from './vocabulary/explain';
import { explanations } from './vocabulary/hover';

/** The file of what is selected, as text, in step with everything else; alone, or beside the form. */
export function TextPane({ isAlone = false }: { isAlone?: boolean }) {
  const store = useWorkspaceStore();
  const file = useWorkspace(({ selection, texts }) =>
    selection && texts[selection.file] !== undefined ? selection.file : undefined,
  );
  const isBroken = useWorkspace(({ broken }) => file !== undefined && broken[file] === true);
  const [here, setHere] = useState<Explained>();
  const host = useRef<HTMLDivElement>(null);
  const keys = useId();
  useEffect(() => {
    if (file === undefined || !host.current) return;
    return openEditor({ host: host.current, store, file, describedBy: keys, onRest: setHere });
  }, [store, file, keys]);
  return (
    <section className={styles.pane} data-area="text" aria-label="Texto">
      <div className={styles.bar}>
        {isAlone && <DrawerButton />}
        <span className={styles.file}>{file}</span>
        {isBroken && (
          <span role="status" className={styles.broken}>
            <Icon name="warning" size="sm" />
            Ainda não é JSON
          </span>
        )}
        <span id={keys} className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Espaço</kbd> sugestões, <kbd>Ctrl F</kbd> buscar, <kbd>Tab</kbd> sai do texto
        </span>
      </div>
      <div className={styles.editor} ref={host} />
      <p className={styles.here}>
        {here && <b>{here.title}</b>} {here?.text}
      </p>
    </section>
  );
}

interface Opened {
  host: HTMLElement;
  store: WorkspaceStore;
  file: string;
  describedBy: string;
  /** Told what the cursor stands at when it rests. */
  onRest(here: Explained | undefined): void;
}

/** Opens the editor of a file. @returns what ends it */
function openEditor({ host, store, file, describedBy, onRest }: Opened): () => void {
  const around = () => aroundOf(store.getState().values);
  const cursor = linkCursor(store, file, ({ state }) =>
    onRest(explainedAt(around(), file, state.doc.toString(), state.selection.main.head)),
  );
  const view = new EditorView({
    doc: store.getState().texts[file] ?? '',
    parent: host,
    extensions: [
      workspaceHistory(store),
      ...editorParts({ label: `Texto de ${file}`, describedBy }),
      typedInto(store, file),
      cursor.extension,
      completions(file, around),
      explanations(file, around),
    ],
  });
  const mark = () => {
    view.dispatch(setDiagnostics(view.state, marksOf(useView.getState().problems, file, view.state.doc)));
  };
  mark();
  cursor.follow(view, store.getState().selection);
  const stops = [
    store.subscribe((now, before) => {
      const text = now.texts[file];
      if (text !== before.texts[file] && text !== undefined) showText(view, text);
      if (now.selection !== before.selection) cursor.follow(view, now.selection);
    }),
    useView.subscribe((now, before) => {
      if (now.problems !== before.problems) mark();
    }),
    cursor.end,
    () => view.destroy(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
