import { listAt, objectAt as objectOf } from '../../engine/compile/references/world';
import { addColumn } from '../document/add/addCollection';
import { objectAt } from '../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import { useThing } from './form/ThingContext';
import styles from './Properties.module.css';
import type { Thing } from './things';

/** The columns and forms of a list, each a thing of its own. */
export function ListParts({ thing, selection }: { thing: Thing; selection: Selection }) {
  const store = useWorkspaceStore();
  const { isDisabled } = useThing();
  const collection = useWorkspace((workspace) => objectAt(workspace.values[thing.file], thing.pointer));
  const [columns, forms] = [listAt(collection.columns), listAt(collection.forms)];
  const goTo = (pointer: string) => store.select({ ...selection, file: thing.file, pointer });
  const add = () => {
    const state = store.getState();
    const rows = objectAt(state.values[thing.file], `/schema/properties/${thing.name}/items/properties`);
    const [field = ''] = Object.keys(rows).filter((name) => typeof objectOf(rows[name]).title === 'string');
    const title = String(objectOf(rows[field]).title ?? 'Coluna');
    const added = addColumn(state, { file: thing.file, list: thing.name, title, field });
    store.edit(added.name, added.edits);
    goTo(added.at.pointer);
  };
  const named = (items: typeof columns, key: string) => (
    <ul className={styles.names}>
      {items.map((item, index) => (
        <li key={String(objectOf(item).id ?? objectOf(item).title)}>
          <button type="button" className={styles.link} onClick={() => goTo(`${thing.pointer}/${key}/${index}`)}>
            {String(objectOf(item).title)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (forms.length === 0) return null;
  return (
    <>
      <div className={styles.group}>
        <h3 className={styles.groupHead}>
          Colunas
          <SmallButton icon="plus" disabled={isDisabled} onClick={add}>
            Coluna
          </SmallButton>
        </h3>
        {named(columns, 'columns')}
      </div>
      <div className={styles.group}>
        <h3 className={styles.groupHead}>Formulários</h3>
        {named(forms, 'forms')}
      </div>
    </>
  );
}
