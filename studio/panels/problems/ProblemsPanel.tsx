import { Icon } from '../../../engine/react/theme/Icon';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import type { Selection, Workspace } from '../../document/workspace';
import { useView } from '../../state/view';
import { Button } from '../../ui/Button';
import { PlaceLink } from '../../ui/PlaceLink';
import type { Problem } from '../../wire';
import { type Fix, fixOf } from './fixes';
import styles from './ProblemsPanel.module.css';

/** Everything that is wrong with the definitions: each with its place, and a button where the smallest right thing is known. */
export function ProblemsPanel() {
  const store = useWorkspaceStore();
  const problems = useView((view) => view.problems);
  const isProving = useView((view) => view.isProving);
  // What is repaired has no button any more, before it is looked at again.
  const workspace = useWorkspace((state) => state);
  if (problems.length === 0) {
    return (
      <p className={styles.none}>{isProving ? 'Conferindo as definições...' : 'Nenhum problema nas definições.'}</p>
    );
  }
  const repair = ({ name, edits }: Fix) => store.edit(name, edits);
  return (
    <ul className={styles.list}>
      {problems.map((problem) => {
        const { code, file, line, column, message } = problem;
        const fix = fixOf(problem, workspace);
        return (
          <li key={`${file}:${line}:${column}:${code}:${message}`} className={styles.problem}>
            <Icon name="alert" size="sm" />
            <p>
              {message}{' '}
              <PlaceLink onOpen={() => store.select(placeOf(problem, store.getState()))}>
                {file}, linha {line}
              </PlaceLink>
            </p>
            <span className={styles.code}>{code}</span>
            {fix && (
              <Button kind="fix" small onClick={() => repair(fix)}>
                {fix.name}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a problem is looked at: in the tab that is open when its file belongs to it, else in one that it belongs to. */
function placeOf({ file, pointer }: Problem, { selection, texts }: Workspace): Selection {
  if (selection?.file === file) return { ...selection, pointer };
  const isTab = /^(?!.*(?:wizard|forms|migration)\.json$)[^/]+\/[^/]+\.json$/.test(file);
  const tab = isTab && !file.startsWith('shared/') && texts[file] !== undefined ? file.replace(/\.json$/, '') : null;
  return { file, pointer, tab };
}
