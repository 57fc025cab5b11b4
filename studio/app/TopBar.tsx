import { Icon } from '../../engine/theme';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import type { OutlineNode } from '../outline/nodes';
import { type Layout, show, useView } from '../state/view';
import { Button } from '../ui/Button';
import { Segmented } from '../ui/Segmented';
import { ToolIcon } from '../ui/ToolIcon';
import { StudioMark } from './StudioMark';
import styles from './TopBar.module.css';

const LAYOUTS: { name: Layout; label: string }[] = [
  { name: 'visual', label: 'Visual' },
  { name: 'split', label: 'Dividido' },
  { name: 'text', label: 'Texto' },
];

/** Where one is, what is not saved, undo and redo, and the one primary action. */
export function TopBar({ way, onSave }: { way: readonly OutlineNode[]; onSave: () => Promise<void> }) {
  const store = useWorkspaceStore();
  const past = useWorkspace((workspace) => workspace.past);
  const future = useWorkspace((workspace) => workspace.future);
  const changed = useWorkspace((workspace) => changedFiles(workspace).length);
  const layout = useView((view) => view.layout);
  const hasForm = useWorkspace(({ selection }) => selection?.tab != null);
  const crumbs = way.filter(({ kind }) => kind !== 'rules' && kind !== 'parts');
  return (
    <header className={styles.top}>
      <a className={styles.mark} href="/estudio/" onClick={toHome(store.select)}>
        <StudioMark />
        <b>
          Ficha <span>Estúdio</span>
        </b>
      </a>
      <nav aria-label="Onde você está" className={styles.crumbs}>
        <ol>
          {crumbs.map(({ key, title, selection }, index) => (
            <li key={key}>
              {index > 0 && <Icon name="chevronRight" size="sm" />}
              <button
                type="button"
                aria-current={index === crumbs.length - 1 ? 'location' : undefined}
                onClick={() => store.select(selection)}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <span className={styles.state} role="status">
        {changed === 0 ? 'Tudo salvo' : `${changed} ${changed === 1 ? 'arquivo não salvo' : 'arquivos não salvos'}`}
      </span>
      <Button
        square
        aria-label={named('Desfazer', past.at(-1)?.name)}
        title={`${named('Desfazer', past.at(-1)?.name)} (Ctrl Z)`}
        isIdle={past.length === 0}
        onClick={store.undo}
      >
        <ToolIcon name="undo" />
      </Button>
      <Button
        square
        aria-label={named('Refazer', future[0]?.name)}
        title={`${named('Refazer', future[0]?.name)} (Ctrl Shift Z)`}
        isIdle={future.length === 0}
        onClick={store.redo}
      >
        <ToolIcon name="redo" />
      </Button>
      {hasForm && (
        <Segmented
          label="O que o meio mostra (Ctrl E)"
          options={LAYOUTS}
          chosen={layout}
          onPick={(name) => show({ layout: name })}
        />
      )}
      <button
        type="button"
        className={styles.find}
        aria-label="Ir para... Ctrl K"
        onClick={() => show({ isFinding: true })}
      >
        <Icon name="search" size="sm" />
        <span>Ir para...</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Button kind="main" hotkey="Ctrl S" isIdle={changed === 0} onClick={() => void onSave()}>
        Salvar
      </Button>
    </header>
  );
}

const named = (action: string, name: string | undefined): string => (name ? `${action}: ${name}` : action);

const toHome = (select: (selection: null) => void) => (event: React.MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  select(null);
};
