import { createContext, useContext } from 'react';
import type { MenuAction } from '../ui/ActionMenu';
import type { OutlineNode } from './nodes';

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
  ...{ changed: nothing, wrong: nothing, related: nothing, outside: undefined, commented: new Map() },
  actionsOf: () => [],
  canDrag: () => false,
});

export const useRowsTold = (): RowsTold => useContext(RowsContext);
