import { listAt } from '../../engine/edit';
import { valueAt } from '../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import styles from './Properties.module.css';

/** Which of the rules of its tab or list one is, and the way to those before and after it. */
export function RuleSteps({ selection, pointer }: { selection: Selection; pointer: string }) {
  const store = useWorkspaceStore();
  const at = pointer.lastIndexOf('/');
  const [around, index] = [pointer.slice(0, at), Number(pointer.slice(at + 1))];
  const count = useWorkspace((workspace) => listAt(valueAt(workspace.values[selection.file], around)).length);
  const goTo = (next: number) => store.select({ ...selection, pointer: `${around}/${next}` });
  return (
    <span className={styles.steps}>
      <span>
        {index + 1} de {count}
      </span>
      <SmallButton icon="chevronLeft" label="Regra anterior" disabled={index === 0} onClick={() => goTo(index - 1)} />
      <SmallButton
        icon="chevronRight"
        label="Próxima regra"
        disabled={index + 1 >= count}
        onClick={() => goTo(index + 1)}
      />
    </span>
  );
}
