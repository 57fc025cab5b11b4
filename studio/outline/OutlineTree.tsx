import { memo } from 'react';
import { type Key, Tree } from 'react-aria-components';
import type { LiveRows } from './liveRows';
import type { OutlineNode } from './nodes';
import styles from './Outline.module.css';
import { OutlineRow } from './OutlineRow';
import { useRowDrag } from './useRowDrag';

interface Props {
  /** The rows that are shown. */
  rows: readonly OutlineNode[];
  live: LiveRows;
  /** The key of the selected row. */
  selected: string | undefined;
  expanded: ReadonlySet<string>;
  onExpand(keys: ReadonlySet<Key>): void;
  onSelect(node: OutlineNode): void;
}

/**
 * The rows of the outline. A tree draws every row anew when it is drawn: this one only when which rows there are, or which of
 * them is selected or open, has changed, and never because of what they say.
 */
export const OutlineTree = memo(function OutlineTree({ rows, live, selected, expanded, onExpand, onSelect }: Props) {
  const dragAndDropHooks = useRowDrag(live);
  return (
    <Tree
      className={styles.tree ?? ''}
      aria-label="Estrutura das definições"
      items={rows}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selected === undefined ? [] : [selected]}
      expandedKeys={expanded}
      dragAndDropHooks={dragAndDropHooks}
      onExpandedChange={onExpand}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        const node = key === undefined ? undefined : live.get(String(key));
        if (node) onSelect(node);
      }}
    >
      {(node) => <OutlineRow node={node} />}
    </Tree>
  );
});
