import { useMemo } from 'react';
import { commentsFile, readComments } from '../document/comments/comments';
import { pointerOfFramed } from '../document/framed';
import { fileOfTab } from '../document/pointers';
import { useWorkspace } from '../document/WorkspaceContext';
import { nodeOf, type OutlineNode, wayTo } from './nodes';

/** How many open comments there are at each row, and below it, by the row's key. */
export function useCommented(nodes: readonly OutlineNode[]): ReadonlyMap<string, number> {
  const values = useWorkspace((workspace) => workspace.values);
  return useMemo(() => {
    const files = nodes.map(({ name }) => commentsFile(`${name}/`));
    const open = files.flatMap((file) => readComments(values[file]).filter(({ resolved }) => !resolved));
    const counts = new Map<string, number>();
    for (const { tab, at } of open) {
      const file = fileOfTab(values, tab);
      const pointer = at === '' ? '' : pointerOfFramed(at, values[file]);
      const found = nodeOf(nodes, { file, pointer, tab });
      for (const { key } of found ? wayTo(nodes, found.key) : []) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }, [nodes, values]);
}
