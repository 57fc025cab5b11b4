import { createContext, useContext } from 'react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { keyOf } from '../../engine/edit';
import { Icon } from '../../engine/theme';
import { useLinksOf } from '../state/useLinks';
import { ActionMenu, type MenuAction } from '../ui/ActionMenu';
import { ToolIcon, type ToolIconName } from '../ui/ToolIcon';
import { LinkMark, saidOf } from './LinkMark';
import type { NodeKind, OutlineNode } from './nodes';
import styles from './Outline.module.css';

const ICONS: Record<NodeKind, ToolIconName> = {
  ...{ wizard: 'book', forms: 'book', tab: 'note', section: 'rows', field: 'letter', list: 'rows', note: 'note' },
  ...{ block: 'blocks', rules: 'branch', rule: 'branch', parts: 'send', part: 'send', common: 'rows', file: 'book' },
  ...{ entry: 'letter', column: 'column', form: 'note', step: 'send' },
};

/** Rows that say how many stand in them. */
const COUNTED: readonly NodeKind[] = ['section', 'rules', 'common', 'parts'];

/** What all rows are told: by a context, as the tree keeps rows whose thing is the same. */
export interface RowsTold {
  changed: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  /** The things that have to do with what is selected. */
  related: ReadonlySet<string>;
  /** The row of what is selected that the filter would not show. */
  outside: string | undefined;
  /** Open comments by row. */
  commented: ReadonlyMap<string, number>;
  actionsOf(node: OutlineNode): MenuAction[];
  canDrag(node: OutlineNode): boolean;
}

const nothing: ReadonlySet<string> = new Set();

export const RowsContext = createContext<RowsTold>({
  ...{
    changed: nothing,
    wrong: nothing,
    related: nothing,
    outside: undefined,
    commented: new Map(),
    actionsOf: () => [],
    canDrag: () => false,
  },
});

/** One row of the outline, with its marks and what can be done with it. */
export function OutlineRow({ node }: { node: OutlineNode }) {
  const told = useContext(RowsContext);
  const { key, kind, title, name, children, isReadOnly, selection, subject } = node;
  const links = useLinksOf(subject);
  const hasChanged = kind === 'tab' && told.changed.has(selection.file);
  const isWrong = told.wrong.has(key);
  const comments = kind === 'wizard' || kind === 'forms' ? 0 : (told.commented.get(key) ?? 0);
  const isRelated = subject !== undefined && told.related.has(keyOf(subject));
  const said = [
    title,
    name !== title && name,
    told.outside === key && 'fora do filtro',
    isWrong && 'com problema',
    hasChanged && 'não salvo',
    isReadOnly && 'travado',
    comments > 0 && `${comments} ${comments === 1 ? 'comentário' : 'comentários'}`,
    links && saidOf(links),
    isRelated && 'ligado ao escolhido',
  ];
  return (
    <TreeItem id={key} textValue={said.filter(Boolean).join(', ')} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, isSelected }) => (
          <span className={styles.line} data-related={isRelated || undefined}>
            <Button
              slot="drag"
              aria-label={`Arrastar ${title}`}
              isDisabled={!told.canDrag(node)}
              className={styles.grip ?? ''}
            >
              <ToolIcon name="grip" />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <Icon name={isExpanded ? 'chevronDown' : 'chevronRight'} size="sm" />
              </Button>
            ) : (
              <span className={styles.gap} />
            )}
            <ToolIcon name={ICONS[kind]} />
            <span className={styles.title}>{title}</span>
            <span className={styles.marks}>
              {told.outside === key && <span className={styles.outside}>fora do filtro</span>}
              {comments > 0 && (
                <span className={styles.comments}>
                  <ToolIcon name="chat" />
                  {comments}
                </span>
              )}
              {isWrong && <Icon name="alert" size="sm" className={styles.wrong ?? ''} />}
              {hasChanged && <span className={styles.dot} />}
              {isReadOnly && <Icon name="lock" size="sm" />}
              {links && saidOf(links) !== '' && <LinkMark links={links} tab={selection.tab} />}
              {COUNTED.includes(kind) && <span className={styles.count}>{children.length}</span>}
            </span>
            {isSelected && <RowMenu node={node} actions={told.actionsOf(node)} />}
          </span>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <OutlineRow node={child} />}</Collection>
    </TreeItem>
  );
}

function RowMenu({ node, actions }: { node: OutlineNode; actions: MenuAction[] }) {
  if (actions.length === 0) return null;
  const label = `Ações de ${node.title}`;
  return <ActionMenu label={label} className={styles.more} face={<ToolIcon name="more" />} actions={actions} isOfRow />;
}
