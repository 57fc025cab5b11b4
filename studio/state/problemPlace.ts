import type { Selection, Workspace, WorkspaceStore } from '../document/workspace';
import type { Problem } from '../wire';
import { show, useView } from './view';

/** Where a problem is looked at: in the tab that is open when its file belongs to it, else in one that it belongs to. */
export function placeOf(
  { file, pointer }: Problem,
  { selection, texts }: Pick<Workspace, 'selection' | 'texts'>,
): Selection {
  if (selection?.file === file) return { ...selection, pointer };
  const isTab = /^(?!.*(?:wizard|forms|migration)\.json$)[^/]+\/[^/]+\.json$/.test(file);
  const tab = isTab && !file.startsWith('shared/') && texts[file] !== undefined ? file.replace(/\.json$/, '') : null;
  return { file, pointer, tab };
}

/** The problem that is looked at, by its place among all; -1 where none is. */
export const problemAt = (problems: readonly Problem[], selection: Selection | null): number =>
  problems.findIndex(({ file, pointer }) => file === selection?.file && pointer === selection.pointer);

/** Goes to the problem after the one that is looked at, or before it; from elsewhere to the first, or to the last. */
export function stepProblem(store: WorkspaceStore, step: 1 | -1): void {
  const { problems } = useView.getState();
  show({ panel: 'problems' });
  if (problems.length === 0) return;
  const at = problemAt(problems, store.getState().selection);
  const from = at < 0 && step < 0 ? 0 : at;
  const next = problems[(from + step + problems.length) % problems.length] as Problem;
  store.select(placeOf(next, store.getState()));
}
