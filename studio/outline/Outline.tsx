import { useMemo, useState } from 'react';
import { Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { Icon } from '../../engine/react/theme/Icon';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import { useView } from '../state/view';
import { ActionMenu, type MenuAction } from '../ui/ActionMenu';
import { Button } from '../ui/Button';
import { ToolIcon, type ToolIconName } from '../ui/ToolIcon';
import { useRowActions } from './actions/useRowActions';
import { filteredOutline, type NodeKind, nodeOf, type OutlineNode, wayTo } from './nodes';
import styles from './Outline.module.css';

const ICONS: Record<NodeKind, ToolIconName> = {
  ...{ wizard: 'book', forms: 'book', tab: 'note', section: 'rows', field: 'letter', list: 'rows', note: 'note' },
  ...{ block: 'blocks', rules: 'branch', rule: 'branch', parts: 'send', part: 'send', common: 'rows', file: 'book' },
  entry: 'letter',
};

/** Everything that the definitions hold, as a tree: arrows go through it, Enter opens. */
export function Outline({ nodes, onAddField }: { nodes: readonly OutlineNode[]; onAddField(): void }) {
  const store = useWorkspaceStore();
  const selection = useWorkspace((workspace) => workspace.selection);
  const texts = useWorkspace((workspace) => workspace.texts);
  const saved = useWorkspace((workspace) => workspace.saved);
  const problems = useView((view) => view.problems);
  const [search, setSearch] = useState('');
  const shown = useMemo(() => filteredOutline(nodes, search), [nodes, search]);
  const byKey = useMemo(() => new Map(flat(nodes).map((node) => [node.key, node])), [nodes]);
  const selected = useMemo(() => selection && nodeOf(nodes, selection), [nodes, selection]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const way = useMemo(() => (selected ? wayTo(nodes, selected.key).map(({ key }) => key) : []), [nodes, selected]);
  const expanded = useMemo(() => {
    if (search !== '') return new Set(flat(shown).map(({ key }) => key));
    return new Set([...opened, ...way.slice(0, -1)]);
  }, [opened, way, search, shown]);
  const changed = useMemo(() => new Set(changedFiles({ texts, saved })), [texts, saved]);
  const wrong = useMemo(() => {
    const keys = problems.flatMap(({ file, pointer }) => {
      const found = nodeOf(nodes, { file, pointer, tab: null });
      return found ? wayTo(nodes, found.key).map(({ key }) => key) : [];
    });
    return new Set(keys);
  }, [problems, nodes]);

  const actions = useRowActions(selected ?? undefined, onAddField);
  return (
    <nav className={styles.outline} data-area="outline" aria-label="Estrutura" onKeyDownCapture={actions.onKeyDown}>
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
      </div>
      <Tree
        className={styles.tree ?? ''}
        aria-label="Estrutura das definições"
        items={shown}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected ? [selected.key] : []}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          const node = key === undefined ? undefined : byKey.get(String(key));
          if (node) store.select(node.selection);
        }}
        renderEmptyState={() => <p className={styles.none}>Nada tem esse nome.</p>}
      >
        {(node) => <Row node={node} changed={changed} wrong={wrong} actionsOf={actions.of} />}
      </Tree>
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

interface RowProps {
  node: OutlineNode;
  changed: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  actionsOf(node: OutlineNode): MenuAction[];
}

function Row({ node, changed, wrong, actionsOf }: RowProps) {
  const { key, kind, title, name, children, isReadOnly, selection } = node;
  const hasChanged = kind === 'tab' && changed.has(selection.file);
  const isWrong = wrong.has(key);
  const said = [
    title,
    name !== title && name,
    isWrong && 'com problema',
    hasChanged && 'não salvo',
    isReadOnly && 'travado',
  ];
  return (
    <TreeItem id={key} textValue={said.filter(Boolean).join(', ')} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, isSelected }) => (
          <span className={styles.line}>
            {hasChildItems ? (
              <Button square small slot="chevron" tabIndex={-1} aria-hidden="true">
                <Icon name={isExpanded ? 'chevronDown' : 'chevronRight'} size="sm" />
              </Button>
            ) : (
              <span className={styles.gap} />
            )}
            <ToolIcon name={ICONS[kind]} />
            <span className={styles.title}>{title}</span>
            <span className={styles.marks}>
              {isWrong && <Icon name="alert" size="sm" className={styles.wrong ?? ''} />}
              {hasChanged && <span className={styles.dot} />}
              {isReadOnly && <Icon name="lock" size="sm" />}
              {kind === 'rules' || kind === 'section' ? <span className={styles.count}>{children.length}</span> : null}
            </span>
            {isSelected && <RowMenu node={node} actions={actionsOf(node)} />}
          </span>
        )}
      </TreeItemContent>
      <Collection items={children}>
        {(child) => <Row node={child} changed={changed} wrong={wrong} actionsOf={actionsOf} />}
      </Collection>
    </TreeItem>
  );
}

function RowMenu({ node, actions }: { node: OutlineNode; actions: MenuAction[] }) {
  if (actions.length === 0) return null;
  const label = `Ações de ${node.title}`;
  return <ActionMenu label={label} className={styles.more} face={<ToolIcon name="more" />} actions={actions} />;
}

const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
