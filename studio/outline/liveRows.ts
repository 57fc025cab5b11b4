import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { OutlineNode } from './nodes';

/**
 * The rows as they are now, by their key. What a row says is read here: a tree draws all rows anew for anything that changes
 * in its collection, so a title is no part of that.
 */
export interface LiveRows {
  get(key: string): OutlineNode | undefined;
  /** Hears when another node stands for the row. */
  subscribe(key: string, hear: () => void): () => void;
  /** Takes the rows of an outline over; what is the same object costs nothing. */
  put(nodes: readonly OutlineNode[]): void;
}

/** No row yet. */
export function createLiveRows(): LiveRows {
  const byKey = new Map<string, OutlineNode>();
  const listeners = new Map<string, Set<() => void>>();
  let rows: readonly OutlineNode[] = [];
  return {
    get: (key) => byKey.get(key),
    subscribe(key, hear) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(hear));
      return () => {
        heard.delete(hear);
        if (heard.size === 0) listeners.delete(key);
      };
    },
    put(nodes) {
      const [gone, come] = [new Set<string>(), new Map<string, OutlineNode>()];
      compare(rows, nodes, gone, come);
      rows = nodes;
      for (const key of gone) byKey.delete(key);
      for (const [key, node] of come) byKey.set(key, node);
      for (const key of new Set([...gone, ...come.keys()])) for (const hear of listeners.get(key) ?? []) hear();
    },
  };
}

/** Finds the rows that are others, or elsewhere; below what is the same nothing is looked at. */
function compare(
  was: readonly OutlineNode[],
  now: readonly OutlineNode[],
  gone: Set<string>,
  come: Map<string, OutlineNode>,
): void {
  if (was === now) return;
  const stays = was.length === now.length && was.every(({ key }, index) => key === now[index]?.key);
  const before = stays ? undefined : new Map(was.map((node) => [node.key, node]));
  for (const [index, node] of now.entries()) {
    const known = stays ? was[index] : before?.get(node.key);
    before?.delete(node.key);
    if (known === node) continue;
    come.set(node.key, node);
    compare(known?.children ?? [], node.children, gone, come);
  }
  for (const { key, children } of before?.values() ?? []) {
    gone.add(key);
    compare(children, [], gone, come);
  }
}

/** Whether a tree of these rows is the same tree: what rows say is no matter. */
export const isSameTree = (was: readonly OutlineNode[], now: readonly OutlineNode[]): boolean =>
  was === now ||
  (was.length === now.length &&
    was.every((node, index) => {
      const other = now[index] as OutlineNode;
      return node === other || (node.key === other.key && isSameTree(node.children, other.children));
    }));

export const LiveRowsContext = createContext<LiveRows>(createLiveRows());

/** A row as it is now; `drawn` is the one with which the tree was made. */
export function useLiveRow(drawn: OutlineNode): OutlineNode {
  const rows = useContext(LiveRowsContext);
  const { key } = drawn;
  const subscribe = useCallback((hear: () => void) => rows.subscribe(key, hear), [rows, key]);
  return useSyncExternalStore(subscribe, () => rows.get(key)) ?? drawn;
}
