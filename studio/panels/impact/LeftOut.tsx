import { objectAt } from '../../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import type { LeftOutTold } from '../../impact';
import { placeOf } from '../../state/problemPlace';
import { Folded } from '../../ui/Folded';
import { PlaceLink } from '../../ui/PlaceLink';
import styles from './ImpactPanel.module.css';

const MEANS: Record<LeftOutTold['what'], (name: string, title: string | undefined) => string> = {
  example: (name, title = name) => `Um exemplo de ${title} está errado, e não decide sobre nenhum cadastro`,
  file: (name, title) => (title ? `A aba ${title} foi avaliada como era antes` : `${name} foi avaliado como era antes`),
  wizard: (name, title = name) => `${title} foi avaliado como era antes`,
};

/** What could not be judged, with what is wrong with it: the rest was. */
export function LeftOut({ leftOut }: { leftOut: readonly LeftOutTold[] }) {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const titleOf = ({ what, name }: LeftOutTold) => {
    const { title } = objectAt(values[what === 'wizard' ? `${name}/wizard.json` : name], '');
    return typeof title === 'string' ? title : undefined;
  };
  const open = (file: string) => store.select(placeOf({ file }, store.getState()));
  return (
    <section className={styles.box} aria-label="Não avaliado">
      <header>
        <h3>
          Não avaliado <span className={styles.dim}>{leftOut.length}</span>
        </h3>
        <span className={styles.dim}>Tem problemas; o resto foi avaliado.</span>
      </header>
      <ul>
        {leftOut.map((one) => {
          const { what, name, file, line, message } = one;
          return (
            <li key={`${file}:${line}:${message}`}>
              <div>
                <Folded>
                  <b>{MEANS[what](name, titleOf(one))}.</b> {message}
                </Folded>{' '}
                <PlaceLink onOpen={() => open(file)}>
                  {file}, linha {line}
                </PlaceLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
