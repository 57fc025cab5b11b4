import type { FieldProps } from '@rjsf/utils';
import { useMemo, useSyncExternalStore } from 'react';
import { isInPlace } from '../../core/plan/fields';
import { rowTitle } from '../../core/plan/rowTitle';
import { toPointer } from '../../core/pointer';
import type { SectionContext } from '../form/BoundField';
import { BoundField } from '../form/BoundField';
import { useForm } from '../form/FormContext';
import { SectionForm } from '../form/SectionForm';
import { useFieldView } from '../form/useFieldView';
import { Button } from '../theme/Button';
import { ListError } from './ListError';
import { useRowRemoval } from './RowRemoval';
import styles from './RowsField.module.css';

/** The rjsf field of a list: rows edited in place, or, for a list of plain values, a single field. */
export function RowsField(props: FieldProps) {
  const { base } = props.registry.formContext as SectionContext;
  const { form } = useForm();
  const list = toPointer(props.fieldPathId.path).slice(1);
  const isRows = base === '' && form.plan.rowSchemas[list] !== undefined;
  if (!isRows) return <BoundField {...props} />;
  return isInPlace(form.plan.definition.collections?.[list]) ? <Rows list={list} /> : null;
}

/** The rows of a list as groups of fields, each one small form; `add` makes another. */
function Rows({ list }: { list: string }) {
  const { form, texts, idPrefix } = useForm();
  const collection = form.plan.definition.collections?.[list] ?? {};
  const view = useFieldView(form, `/${list}`);
  const keys = useSyncExternalStore(form.listeners.subscribeAll, () => form.rowKeys(list));
  const remove = useRowRemoval();
  const items = useMemo(
    () => collection.fields ?? Object.keys(form.plan.rowSchemas[list] ?? {}),
    [collection, form, list],
  );
  if (view.hidden) return null;
  const fixed = collection.fixed ?? [];
  const addRow = () => {
    const index = form.addRow(list);
    requestAnimationFrame(() => focusFirst(`${idPrefix}-${list}-${index}`));
  };
  const removeRow = async (index: number) => {
    await remove(list, index);
    if (form.rowKeys(list).length < keys.length) document.getElementById(`${idPrefix}-${list}`)?.focus();
  };
  return (
    <div className={styles.rows} id={`${idPrefix}-${list}`} tabIndex={-1}>
      <ListError>{view.error}</ListError>
      {keys.length === 0 && collection.empty && <p className={styles.empty}>{collection.empty}</p>}
      {keys.map((key, index) => {
        const id = `${idPrefix}-${list}-${index}`;
        const title = rowTitle(collection, index);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with a button
          <div key={key} className={styles.row} id={id} role="group" aria-labelledby={`${id}-title`}>
            <div className={styles.head}>
              <h3 className={styles.title} id={`${id}-title`}>
                {title}
              </h3>
              {index >= fixed.length && (
                <Button
                  variant="quiet"
                  compact
                  icon="trash"
                  onClick={() => void removeRow(index)}
                  aria-label={`${texts.remove}: ${title}`}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
            <SectionForm base={`/${list}/${index}`} items={items} schemas={form.plan.rowSchemas[list] ?? {}} />
          </div>
        );
      })}
      {collection.add && !view.locked && (
        <Button className={styles.add} icon="plus" block onClick={addRow}>
          {collection.add}
        </Button>
      )}
    </div>
  );
}

/** Puts the focus on the first control of a group. */
export function focusFirst(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}
