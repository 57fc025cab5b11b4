import { Icon } from '../../engine/theme';
import { useWorkspace } from '../document/WorkspaceContext';
import { show, useView } from '../state/view';
import styles from './FootBar.module.css';

const SHOWN = {
  current: 'Prévia atualizada',
  compiling: 'Atualizando a prévia...',
  earlier: 'Prévia da última versão válida',
};

/** What state things are in, and the keys of this place. */
export function FootBar() {
  const { selection, file, isBroken } = useWorkspacePlace();
  const shown = useView((view) => view.shown);
  const hasForm = useView((view) => view.module !== undefined);
  const failure = useView((view) => view.failure);
  const folder = useView((view) => view.about.folder);
  const isOk = shown === 'current' && !isBroken;
  return (
    <footer className={styles.foot}>
      <span>{file ?? `${folder}, só nesta máquina`}</span>
      {failure ? (
        <span role="alert" className={styles.wrong}>
          <Icon name="alert" size="sm" />
          {failure}
        </span>
      ) : (
        selection?.tab && (
          <span role="status" className={isOk ? styles.ok : undefined}>
            {isOk && <Icon name="check" size="sm" />}
            {isBroken
              ? `O texto ainda não é JSON.${hasForm ? ' A prévia mostra a última versão válida.' : ''}`
              : SHOWN[shown]}
          </span>
        )
      )}
      <span className={styles.keys}>
        <span>
          <kbd>Alt W</kbd> ou <kbd>Alt</kbd> + clique: por quê?
        </span>
        <span>
          <kbd>Ctrl E</kbd> texto
        </span>
        <span>
          <kbd>F6</kbd> trocar de área
        </span>
        <button type="button" className={styles.all} onClick={() => show({ isTellingKeys: true })}>
          <kbd>?</kbd> todas as teclas
        </button>
      </span>
    </footer>
  );
}

function useWorkspacePlace() {
  const selection = useWorkspace((workspace) => workspace.selection);
  const isBroken = useWorkspace((workspace) => (selection ? workspace.broken[selection.file] === true : false));
  return { selection, file: selection?.file, isBroken };
}
