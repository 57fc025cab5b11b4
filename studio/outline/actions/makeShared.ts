import { canShare, type Shareable, shared } from '../../document/structure/shared';
import type { Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';

const KINDS: readonly string[] = ['rule', 'field', 'part'] satisfies Shareable[];

/** Whether a row's thing may become one of all. */
export const canMakeShared = (definitions: Pick<Workspace, 'values'>, { kind, selection }: OutlineNode): boolean =>
  KINDS.includes(kind) && canShare(definitions, kind as Shareable, selection);

/** Makes a row's thing one of all, which is selected then. */
export function makeShared(store: WorkspaceStore, { kind, selection }: OutlineNode): void {
  const made = shared(store.getState(), kind as Shareable, selection);
  store.edit(made.name, made.edits);
  store.select({ ...made.at, tab: null });
}
