import { useCallback, useRef } from 'react';
import { DropIndicator, type DropTarget, type Key, useDragAndDrop } from 'react-aria-components';
import type { ItemPlace } from '../document/structure/order';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { dropPlace, move } from './actions/moves';
import { orderOf } from './actions/places';
import type { LiveRows } from './liveRows';
import type { OutlineNode } from './nodes';
import styles from './Outline.module.css';

/** Rows of the outline that are dragged: among their like, and into other sections. A drop is the move that the menu makes. */
export function useRowDrag(rows: LiveRows) {
  const store = useWorkspaceStore();
  const dragged = useRef<OutlineNode>(undefined);
  const { dragAndDropHooks } = useDragAndDrop<OutlineNode>({
    getItems(keys) {
      return [...keys].map((key) => ({ 'text/plain': rows.get(String(key))?.title ?? '' }));
    },
    onDragStart({ keys }) {
      dragged.current = nodeAt(rows, [...keys][0]);
    },
    onDragEnd() {
      dragged.current = undefined;
    },
    getDropOperation: (target) => (placeFor(target) ? 'move' : 'cancel'),
    onMove({ target }) {
      const place = placeFor(target);
      if (place && dragged.current) move(store, dragged.current, place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
  });
  function placeFor(target: DropTarget): ItemPlace | undefined {
    const node = target.type === 'item' ? nodeAt(rows, target.key) : undefined;
    if (target.type !== 'item' || !node || !dragged.current) return undefined;
    return dropPlace(store.getState(), dragged.current, { node, position: target.dropPosition });
  }
  return dragAndDropHooks;
}

/** Tells whether a row can be dragged. */
export function useCanDrag(): (node: OutlineNode) => boolean {
  const store = useWorkspaceStore();
  return useCallback((node: OutlineNode) => orderOf(store.getState(), node) !== undefined, [store]);
}

const nodeAt = (rows: LiveRows, key: Key | undefined): OutlineNode | undefined =>
  key === undefined ? undefined : rows.get(String(key));
