import { memo } from 'react';
import { type Key, Tree } from 'react-aria-components';
import type { OutlineNode } from './nodes';
import styles from './Outline.module.css';
import { OutlineRow } from './OutlineRow';
import { useRowDrag } from './useRowDrag';

interface Props {
  /** The rows that are shown. */
  rows: readonly OutlineNode[];
  byKey: ReadonlyMap<string, OutlineNode>;
  /** The key of the selected row. */
  selected: string | undefined;
  expanded: ReadonlySet<string>;
  onExpand(keys: ReadonlySet<Key>): void;
  onSelect(node: OutlineNode): void;
}

/**
 * The rows of the outline. A tree draws every row anew when it is drawn: this one only when rows, or which of them is
 * selected or open, have changed, and never because of news that rows hear of by their context.
 */
export const OutlineTree = memo(function OutlineTree({ rows, byKey, selected, expanded, onExpand, onSelect }: Props) {
  const dragAndDropHooks = useRowDrag(byKey);
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
        const node = key === undefined ? undefined : byKey.get(String(key));
        if (node) onSelect(node);
      }}
    >
      {(node) => <OutlineRow node={node} />}
    </Tree>
  );
});
