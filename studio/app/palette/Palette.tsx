import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Modal, ModalOverlay, Dialog as Plain } from 'react-aria-components';
import { Icon } from '../../../engine/theme';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import type { OutlineNode } from '../../outline/nodes';
import { show } from '../../state/view';
import { type Entry, entriesOf, found } from './entries';
import styles from './Palette.module.css';

/** Something that can be done from everywhere. */
export interface Action {
  key: string;
  label: string;
  hotkey?: string;
  act(): void;
}

interface Props {
  nodes: readonly OutlineNode[];
  actions: readonly Action[];
  onClose(): void;
}

/** A box that goes to anything: tabs, fields, rules, texts, calls and what the tool can do. */
export function Palette({ nodes, actions, onClose }: Props) {
  const store = useWorkspaceStore();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = useMemo(() => entriesOf(store.getState().values, nodes), [store, nodes]);
  const rows = useMemo(() => rowsOf(actions, entries, search), [actions, entries, search]);
  const at = Math.min(active, Math.max(rows.length - 1, 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when another row is the active one
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, rows]);
  const take = (row: Row | undefined) => {
    if (!row) return;
    onClose();
    if ('act' in row) row.act();
    else {
      store.select(row.selection);
      show({ isRowWanted: true });
    }
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') take(rows[at]);
    else if (step !== undefined && rows.length > 0) setActive((at + step + rows.length) % rows.length);
    else return;
    event.preventDefault();
  };
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.modal ?? ''}>
        <Plain className={styles.dialog ?? ''} aria-label="Ir para">
          <div className={styles.search}>
            <Icon name="search" size="sm" />
            <input
              role="combobox"
              aria-label="Ir para campo, regra, tipo, texto, rota ou ação"
              aria-expanded={rows.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
              aria-autocomplete="list"
              // biome-ignore lint/a11y/noAutofocus: the box is what the dialog is for
              autoFocus
              autoComplete="off"
              spellCheck={false}
              placeholder="Ir para campo, regra, tipo, texto, rota ou ação"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setActive(0);
              }}
              onKeyDown={press}
            />
          </div>
          <div ref={list} role="listbox" id={`${id}-list`} aria-label="O que se encontrou" className={styles.list}>
            {rows.map((row, index) => (
              <PaletteRow
                key={row.key}
                id={`${id}-${index}`}
                row={row}
                head={groupOf(row) === groupOf(rows[index - 1]) ? undefined : groupOf(row)}
                isActive={index === at}
                onTake={() => take(row)}
              />
            ))}
          </div>
          <p role="status" className={rows.length === 0 ? styles.none : 'sr'}>
            {rows.length === 0 ? 'Nada tem essas palavras.' : `${rows.length} encontrados`}
          </p>
        </Plain>
      </Modal>
    </ModalOverlay>
  );
}

type Row = Action | Entry;

interface RowProps {
  id: string;
  row: Row;
  /** The name of the group that begins with it. */
  head: string | undefined;
  isActive: boolean;
  onTake(): void;
}

function PaletteRow({ id, row, head, isActive, onTake }: RowProps) {
  return (
    <>
      {head && (
        <div role="presentation" className={styles.group}>
          {head}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and hears the keys */}
      <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className={styles.row} onClick={onTake}>
        <span className={styles.label}>{row.label}</span>
        {'act' in row ? (
          row.hotkey && <kbd>{row.hotkey}</kbd>
        ) : (
          <span className={styles.aside}>
            {row.around && <span>{row.around}</span>}
            <span className="mono">{row.aside}</span>
          </span>
        )}
      </div>
    </>
  );
}

const groupOf = (row: Row | undefined): string | undefined => row && ('act' in row ? 'Ações' : row.group);

const GROUPS = ['Ações', 'Estrutura', 'Textos', 'Endereços', 'Arquivos'];

/** What a search finds, by groups; without one, what can be done. */
function rowsOf(actions: readonly Action[], entries: readonly Entry[], search: string): Row[] {
  if (search.trim() === '') return [...actions];
  const own = found(
    actions.map((action) => ({ ...action, aside: '', around: '' })),
    search,
  );
  const hits: Row[] = [...own, ...found(entries, search)];
  return hits.sort((a, b) => GROUPS.indexOf(groupOf(a) ?? '') - GROUPS.indexOf(groupOf(b) ?? ''));
}
