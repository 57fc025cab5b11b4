import type { WorkspaceStore } from '../../document/workspace';
import { problemAt } from '../../state/problemPlace';
import { useView } from '../../state/view';
import { fixOf } from './fixes';

/** Does what is known to be right about the problem that is looked at; of several at one place, the first that has it. */
export function repairSelected(store: WorkspaceStore): void {
  const workspace = store.getState();
  const { problems } = useView.getState();
  const first = problems[problemAt(problems, workspace.selection)];
  const there = problems.filter(({ file, pointer }) => file === first?.file && pointer === first.pointer);
  const [fix] = there.flatMap((problem) => fixOf(problem, workspace) ?? []);
  if (fix) store.edit(fix.name, fix.edits);
}
