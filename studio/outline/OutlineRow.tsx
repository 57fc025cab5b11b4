import { type ComponentProps, createContext, useContext } from 'react';
import { Button, Collection, TreeItem, TreeItemContent, type TreeItemContentRenderProps } from 'react-aria-components';
import { keyOf } from '../../engine/edit';
import { Icon } from '../../engine/theme';
import type { ThingLinks } from '../analysis/links/types';
import { useLinksOf } from '../state/useLinks';
import { ActionMenu, type MenuAction } from '../ui/ActionMenu';
import { ToolIcon, type ToolIconName } from '../ui/ToolIcon';
import { LinkMark, saidOf } from './LinkMark';
import { useLiveRow } from './liveRows';
import type { NodeKind, OutlineNode } from './nodes';
import styles from './Outline.module.css';
import { useRowsTold } from './rowsTold';

const ICONS: Record<NodeKind, ToolIconName> = {
  ...{ wizard: 'book', forms: 'book', tab: 'note', section: 'rows', field: 'letter', list: 'rows', note: 'note' },
  ...{ block: 'blocks', rules: 'branch', rule: 'branch', parts: 'send', part: 'send', common: 'rows', file: 'book' },
  ...{ entry: 'letter', column: 'column', form: 'note', step: 'send' },
};

/** Rows that say how many stand in them. */
const COUNTED: readonly NodeKind[] = ['section', 'rules', 'common', 'parts'];

/** One row of the outline in its tree, with those below it; what it says, it hears by itself. */
export function OutlineRow({ node }: { node: OutlineNode }) {
  return (
    <TreeItem
      id={node.key}
      textValue={node.title}
      className={styles.row ?? ''}
      render={(props) => <RowElement {...props} node={node} />}
    >
      <TreeItemContent>{(drawn) => <RowLine drawn={drawn} />}</TreeItemContent>
      <Collection items={node.children}>{(child) => <OutlineRow node={child} />}</Collection>
    </TreeItem>
  );
}

/** What there is to say of a row. */
interface RowNews {
  node: OutlineNode;
  hasChanged: boolean;
  isWrong: boolean;
  isOutside: boolean;
  isRelated: boolean;
  comments: number;
  links: ThingLinks | undefined;
}

const NewsContext = createContext<RowNews | undefined>(undefined);

function RowElement({ node: drawn, ...props }: ComponentProps<'div'> & { node: OutlineNode }) {
  const news = useRowNews(useLiveRow(drawn));
  return (
    <NewsContext value={news}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the tree makes it a row */}
      <div {...props} aria-label={labelOf(news)} />
    </NewsContext>
  );
}

function useRowNews(node: OutlineNode): RowNews {
  const told = useRowsTold();
  const { key, kind, selection, subject } = node;
  return {
    node,
    hasChanged: kind === 'tab' && told.changed.has(selection.file),
    isWrong: told.wrong.has(key),
    isOutside: told.outside === key,
    isRelated: subject !== undefined && told.related.has(keyOf(subject)),
    comments: kind === 'wizard' || kind === 'forms' ? 0 : (told.commented.get(key) ?? 0),
    links: useLinksOf(subject),
  };
}

/** A row in words, for those who do not see its marks. */
function labelOf({ node, hasChanged, isWrong, isOutside, isRelated, comments, links }: RowNews): string {
  const { title, name, isReadOnly } = node;
  const said = [
    title,
    name !== title && name,
    isOutside && 'fora do filtro',
    isWrong && 'com problema',
    hasChanged && 'não salvo',
    isReadOnly && 'travado',
    comments > 0 && `${comments} ${comments === 1 ? 'comentário' : 'comentários'}`,
    links && saidOf(links),
    isRelated && 'ligado ao escolhido',
  ];
  return said.filter(Boolean).join(', ');
}

type Drawn = Pick<TreeItemContentRenderProps, 'hasChildItems' | 'isExpanded' | 'isSelected'>;

function RowLine({ drawn: { hasChildItems, isExpanded, isSelected } }: { drawn: Drawn }) {
  const { actionsOf, canDrag } = useRowsTold();
  const news = useContext(NewsContext);
  if (!news) return null;
  const { node, hasChanged, isWrong, isOutside, isRelated, comments, links } = news;
  const { kind, title, children, isReadOnly, selection } = node;
  return (
    <span className={styles.line} data-related={isRelated || undefined}>
      <Button slot="drag" aria-label={`Arrastar ${title}`} isDisabled={!canDrag(node)} className={styles.grip ?? ''}>
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
        {isOutside && <span className={styles.outside}>fora do filtro</span>}
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
      {isSelected && <RowMenu node={node} actions={actionsOf(node)} />}
    </span>
  );
}

function RowMenu({ node, actions }: { node: OutlineNode; actions: MenuAction[] }) {
  if (actions.length === 0) return null;
  const label = `Ações de ${node.title}`;
  return <ActionMenu label={label} className={styles.more} face={<ToolIcon name="more" />} actions={actions} isOfRow />;
}
