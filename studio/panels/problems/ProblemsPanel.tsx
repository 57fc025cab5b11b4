import { Icon } from '../../../engine/theme';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { placeOf, problemAt } from '../../state/problemPlace';
import { useView } from '../../state/view';
import { Button } from '../../ui/Button';
import { PlaceLink } from '../../ui/PlaceLink';
import { Spoken } from '../../ui/Spoken';
import { callerAt, titleOfFile } from '../../words/called';
import { piecesOf } from '../../words/pieces';
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
  const at = problemAt(problems, workspace.selection);
  return (
    <>
      <p role="status" className="sr">
        {at >= 0 && `Problema ${at + 1} de ${problems.length}`}
      </p>
      <ul className={styles.list}>
        {problems.map((problem, index) => {
          const { code, file, line, column, message, pointer } = problem;
          const fix = fixOf(problem, workspace);
          return (
            <li
              key={`${file}:${line}:${column}:${code}:${message}`}
              className={styles.problem}
              aria-current={index === at || undefined}
              ref={index === at ? intoSight : undefined}
            >
              <Icon name="alert" size="sm" />
              <p>
                <Spoken pieces={piecesOf(message, callerAt(workspace.values, file, pointer))} />{' '}
                <PlaceLink onOpen={() => store.select(placeOf(problem, store.getState()))}>
                  {titleOfFile(workspace.values, file)}, linha {line}
                </PlaceLink>{' '}
                <span className={styles.code}>{file}</span>
              </p>
              <span className={styles.code}>{code}</span>
              {fix && (
                <Button
                  kind="fix"
                  small
                  title={index === at ? `${fix.name} (Ctrl .)` : undefined}
                  onClick={() => repair(fix)}
                >
                  {fix.name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A row that is looked at is seen. */
const intoSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });
