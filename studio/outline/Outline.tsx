import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Key } from 'react-aria-components';
import { keyOf } from '../../engine/edit';
import { Icon } from '../../engine/theme';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import { useLinksOf } from '../state/useLinks';
import { show, useView } from '../state/view';
import { ActionMenu } from '../ui/ActionMenu';
import { useRowActions } from './actions/useRowActions';
import { createLiveRows, LiveRowsContext } from './liveRows';
import { filteredOutline, nodeOf, type OutlineNode, wayTo } from './nodes';
import styles from './Outline.module.css';
import { OutlineTree } from './OutlineTree';
import { RowsContext } from './rowsTold';
import { useCommented } from './useCommented';
import { useCanDrag } from './useRowDrag';
import { useTreeRows } from './useTreeRows';
import { useWantedRow } from './useWantedRow';

const TREE = '[role=treegrid]';

/** Everything that the definitions hold, as a tree: arrows go through it, Enter opens. */
export function Outline({ nodes: newest, onAddField }: { nodes: readonly OutlineNode[]; onAddField(): void }) {
  const store = useWorkspaceStore();
  const chosen = useWorkspace((workspace) => workspace.selection);
  // Both at once, and after the box that is typed into: a change of what rows there are draws all of them anew.
  const { nodes, selection } = useDeferredValue(
    useMemo(() => ({ nodes: newest, selection: chosen }), [newest, chosen]),
  );
  const [live] = useState(createLiveRows);
  useLayoutEffect(() => live.put(nodes), [live, nodes]);
  const texts = useWorkspace((workspace) => workspace.texts);
  const saved = useWorkspace((workspace) => workspace.saved);
  const problems = useView((view) => view.problems);
  const [search, setSearch] = useState('');
  const selected = useMemo(() => selection && nodeOf(nodes, selection), [nodes, selection]);
  const hits = useMemo(() => filteredOutline(nodes, search), [nodes, search]);
  // What is selected stays in sight.
  const shown = useMemo(() => filteredOutline(nodes, search, selected?.key), [nodes, search, selected]);
  const outside = useMemo(() => outsideOf(hits, selected?.key), [hits, selected]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const way = useSame(
    useMemo(() => new Set(selected ? wayTo(nodes, selected.key).map(({ key }) => key) : []), [nodes, selected]),
  );
  const expanded = useSame(
    useMemo(() => {
      if (search !== '') return new Set(flat(shown).map(({ key }) => key));
      return new Set([...opened, ...[...way].slice(0, -1)]);
    }, [opened, way, search, shown]),
  );
  const changed = useSame(useMemo(() => new Set(changedFiles({ texts, saved })), [texts, saved]));
  const found = useMemo(() => {
    const keys = problems.flatMap(({ file, pointer }) => {
      const found = nodeOf(nodes, { file, pointer, tab: null });
      return found ? wayTo(nodes, found.key).map(({ key }) => key) : [];
    });
    return new Set(keys);
  }, [problems, nodes]);
  const wrong = useSame(found);
  const links = useLinksOf(selected?.subject);
  const related = useMemo(() => new Set([...(links?.dependsOn ?? []), ...(links?.decides ?? [])].map(keyOf)), [links]);
  const canDrag = useCanDrag();
  const commented = useSame(useCommented(nodes));
  // Keys act on what is selected by now: two that follow each other closely are about the same thing.
  const actions = useRowActions(
    useMemo(() => (chosen ? nodeOf(newest, chosen) : undefined), [newest, chosen]),
    onAddField,
  );
  const actionsOf = actions.of;
  const told = useMemo(
    () => ({ changed, commented, wrong, related, outside, canDrag, actionsOf }),
    [changed, commented, wrong, related, outside, canDrag, actionsOf],
  );
  const expand = useCallback(
    (keys: ReadonlySet<Key>) => {
      setOpened(new Set([...keys].map(String)));
      // What is selected is in sight: where what holds it is folded, that is selected.
      const folded = [...way].slice(0, -1).find((key) => !keys.has(key));
      const around = folded === undefined ? undefined : live.get(folded);
      if (search === '' && around) store.select(around.selection);
    },
    [store, way, live, search],
  );
  const isEarlier = useCallback(() => store.getState().selection !== selection, [store, selection]);
  const select = useCallback(
    (node: OutlineNode) => {
      // The tree takes whoever comes into it to the row of what was selected when it was drawn.
      if (document.activeElement?.matches(TREE) && isEarlier()) return;
      store.select(node.selection);
    },
    [store, isEarlier],
  );
  const nav = useRef<HTMLElement>(null);
  useWantedRow(nav, selection === chosen);
  const { rows, onFocus } = useTreeRows(shown, () => document.activeElement?.closest(TREE) != null);
  return (
    <nav
      ref={nav}
      className={styles.outline}
      data-area="outline"
      aria-label="Estrutura"
      onKeyDownCapture={actions.onKeyDown}
      onFocusCapture={({ target }) => {
        if (target.matches(TREE) && isEarlier()) show({ isRowWanted: true });
        onFocus();
      }}
    >
      <div className={styles.head}>
        <label className={styles.find}>
          <Icon name="search" size="sm" />
          <span className="sr">Filtrar a estrutura</span>
          <input
            type="search"
            placeholder="Filtrar a estrutura"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <p role="status" className={hits.length === 0 ? styles.none : 'sr'}>
          {hits.length === 0 && 'Nada tem esse nome.'}
        </p>
      </div>
      <LiveRowsContext value={live}>
        <RowsContext value={told}>
          <OutlineTree
            rows={rows}
            live={live}
            selected={selected?.key}
            expanded={expanded}
            onExpand={expand}
            onSelect={select}
          />
        </RowsContext>
      </LiveRowsContext>
      <div className={styles.foot}>
        <ActionMenu
          label="Adicionar"
          face={
            <>
              <Icon name="plus" size="sm" />
              Adicionar
            </>
          }
          actions={actions.additions}
        />
      </div>
      {actions.dialog}
    </nav>
  );
}

/** The key of what is selected where no search has found it. */
const outsideOf = (hits: readonly OutlineNode[], key: string | undefined): string | undefined =>
  key === undefined || wayTo(hits, key).length > 0 ? undefined : key;

const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** A set or a map that stays the same one as long as it holds the same: rows are drawn anew for what has changed alone. */
function useSame<T extends ReadonlySet<string> | ReadonlyMap<string, number>>(next: T): T {
  const held = [...next].join();
  const last = useRef({ held, value: next });
  if (last.current.held !== held) last.current = { held, value: next };
  return last.current.value;
}
