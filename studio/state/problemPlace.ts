import type { Selection, Workspace, WorkspaceStore } from '../document/workspace';
import type { Problem } from '../wire';
import { show, useView } from './view';

/** Where something of a file is looked at: in the tab that is open when the file belongs to it, else in the tab that it is. */
export function placeOf(
  { file, pointer = '' }: { file: string; pointer?: string },
  { selection, texts }: Pick<Workspace, 'selection' | 'texts'>,
): Selection {
  if (selection?.file === file) return { ...selection, pointer };
  return { file, pointer, tab: TAB_FILE.test(file) && texts[file] !== undefined ? file.replace(/\.json$/, '') : null };
}

/** The file of a tab of one wizard (`pf/enderecos.json`); what wizards share belongs to several. */
const TAB_FILE = /^(?!(?:shared|comments)\/)[^/]+\/(?!(?:wizard|forms|migration)\.json$)[^/]+\.json$/;

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
