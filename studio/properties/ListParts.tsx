import { listAt, objectAt as objectOf } from '../../engine/edit';
import { addCheck, addColumn, addForm, checksOf } from '../document/add/addListParts';
import type { Added, Definitions } from '../document/add/types';
import { objectAt } from '../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import { useThing } from './form/ThingContext';
import styles from './Properties.module.css';
import type { Thing } from './things';

type Make = (definitions: Definitions, place: { file: string; list: string }) => Added;

/** The columns and forms of a list, and the rules that look at it as a whole, each a thing of its own. */
export function ListParts({ thing, selection }: { thing: Thing; selection: Selection }) {
  const store = useWorkspaceStore();
  const tab = useWorkspace((workspace) => objectAt(workspace.values[thing.file], ''));
  const collection = objectAt(tab, thing.pointer);
  const goTo = (pointer: string) => store.select({ ...selection, file: thing.file, pointer });
  const add = (make: Make) => () => {
    const added = make(store.getState(), { file: thing.file, list: thing.name });
    store.edit(added.name, added.edits);
    goTo(added.at.pointer);
  };
  const named = (key: 'columns' | 'forms') =>
    listAt(collection[key]).map((item, index) => {
      return { title: String(objectOf(item).title), pointer: `${thing.pointer}/${key}/${index}` };
    });
  const forms = named('forms');
  const checks = checksOf(tab, thing.name).map(({ id, pointer }) => ({ title: id, pointer }));
  const isInPlace = forms.length === 0;
  return (
    <>
      {!isInPlace && <Parts title="Colunas" one="Coluna" parts={named('columns')} onAdd={add(addColumn)} onGo={goTo} />}
      <Parts title="Formulários" one="Formulário" parts={forms} onAdd={add(addForm)} onGo={goTo}>
        {isInPlace && 'As linhas se editam na própria aba. Com um formulário, cada uma é gravada na hora.'}
      </Parts>
      <Parts title="Conferências" one="Conferência" parts={checks} onAdd={add(addCheck)} onGo={goTo}>
        {checks.length === 0 && 'Nenhuma regra confere a lista inteira: a soma, as repetições, uma linha que falta.'}
      </Parts>
    </>
  );
}

interface PartsProps {
  title: string;
  /** What the button adds. */
  one: string;
  parts: readonly { title: string; pointer: string }[];
  onAdd(): void;
  onGo(pointer: string): void;
  /** What is said besides. */
  children?: string | false;
}

function Parts({ title, one, parts, onAdd, onGo, children }: PartsProps) {
  const { isDisabled } = useThing();
  return (
    <div className={styles.group}>
      <h3 className={styles.groupHead}>
        {title}
        <SmallButton icon="plus" disabled={isDisabled} onClick={onAdd}>
          {one}
        </SmallButton>
      </h3>
      {children && <p className={styles.quiet}>{children}</p>}
      <ul className={styles.names}>
        {parts.map((part) => (
          <li key={part.pointer}>
            <button type="button" className={styles.link} onClick={() => onGo(part.pointer)}>
              {part.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
