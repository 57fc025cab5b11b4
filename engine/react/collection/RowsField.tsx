import type { FieldProps } from '@rjsf/utils';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { saidOnce } from '../../core/form/saidOnce';
import type { FormStore } from '../../core/form/types';
import type { JsonObject } from '../../core/json';
import { isInPlace } from '../../core/plan/fields';
import { rowSumsOf } from '../../core/plan/rowSums';
import { rowTitle } from '../../core/plan/rowTitle';
import { rowsOf } from '../../core/state/state';
import { fillText } from '../../core/text';
import type { SectionContext } from '../form/BoundField';
import { BoundField } from '../form/BoundField';
import { useForm } from '../form/FormContext';
import { useOpenRows } from '../form/openRows';
import { useFieldView, useFormValue } from '../form/useFieldView';
import { Button } from '../theme/Button';
import { useStore } from '../useStore';
import { FoldedRow } from './FoldedRow';
import { ListError } from './ListError';
import { useRowRemoval } from './RowRemoval';
import styles from './RowsField.module.css';
import { RowsSum } from './RowsSum';
import { focusFirst, focusRow, keepInSight } from './rowFocus';

/** The rjsf field of a list: rows edited in place, or, for a list of plain values, a single field. */
export function RowsField(props: FieldProps) {
  const { base } = props.registry.formContext as SectionContext;
  const { form } = useForm();
  const list = props.fieldPathId.path.join('/');
  const isRows = base === '' && form.plan.rowSchemas[list] !== undefined;
  if (!isRows) return <BoundField {...props} />;
  return isInPlace(form.plan.definition.collections?.[list]) ? <Rows list={list} /> : null;
}

/** A row that was taken off and may come back. */
interface Removed {
  title: string;
  row: JsonObject;
}

/** The rows of a list as lines, of which one is open; `add` makes another. */
function Rows({ list }: { list: string }) {
  const { form, idPrefix, texts } = useForm();
  const collection = form.plan.definition.collections?.[list] ?? {};
  const view = useFieldView(form, `/${list}`);
  const keys = useStore(form.listeners.subscribeAll, () => form.rowKeys(list));
  const open = useOpenRows();
  useState(() => open.begin(list, firstToOpen(form, list)));
  const [removed, setRemoved] = useState<Removed>();
  const remove = useRowRemoval();
  const sums = useSums(list);
  const id = `${idPrefix}-${list}`;
  const removeRow = useCallback(
    async (index: number) => {
      const before = form.rowKeys(list).length;
      const title = rowTitle(collection, index);
      const row = await remove(list, index);
      const left = form.rowKeys(list).length;
      if (left >= before) return;
      setRemoved(row && { title, row });
      if (left === 1) flushSync(() => open.open(list, form.rowKeys(list)[0]));
      focusRow(id, Math.min(index, left - 1));
    },
    [form, id, list, collection, open, remove],
  );
  const isLocked = view.locked || form.plan.schemas[list]?.readOnly === true;
  if (view.hidden) return null;
  const openLast = (index: number) => flushSync(() => open.open(list, form.rowKeys(list)[index]));
  const addRow = () => {
    const index = form.addRow(list);
    setRemoved(undefined);
    openLast(index);
    requestAnimationFrame(() => {
      focusFirst(`${id}-${index}`);
      keepInSight();
    });
  };
  const restore = ({ row }: Removed) => {
    const index = form.addRow(list, row);
    setRemoved(undefined);
    openLast(index);
    focusRow(id, index);
  };
  return (
    <div className={styles.rows} id={id} tabIndex={-1}>
      {view.error && <RowsError list={list} error={view.error} />}
      {sums && collection.sum && keys.length > 0 && <RowsSum list={list} sum={collection.sum} sums={sums} />}
      {keys.length === 0 && collection.empty && <p className={styles.empty}>{collection.empty}</p>}
      {keys.map((key, index) => (
        <FoldedRow
          key={key}
          rowKey={key}
          list={list}
          index={index}
          soFar={sums?.soFar[index]}
          isRemovable={!isLocked && index >= (collection.fixed?.length ?? 0)}
          onRemove={removeRow}
        />
      ))}
      <div className={styles.removed}>
        <span role="status">{removed && fillText(texts.rowRemoved ?? '', { name: removed.title })}</span>
        {removed && (
          <Button variant="quiet" compact icon="refresh" onClick={() => restore(removed)}>
            {texts.undo}
          </Button>
        )}
      </div>
      {collection.add && !isLocked && (
        <Button className={styles.add} icon="plus" block onClick={addRow}>
          {collection.add}
        </Button>
      )}
    </div>
  );
}

/** What is wrong with a list as a whole, unless its rows say the same where it can be mended. */
function RowsError({ list, error }: { list: string; error: string }) {
  const { form } = useForm();
  const shown = useStore(form.listeners.subscribeAll, form.visibleErrors);
  return saidOnce(shown).some(({ pointer }) => pointer === `/${list}`) ? <ListError>{error}</ListError> : null;
}

/** The only row, or the first that is not complete yet. */
function firstToOpen(form: FormStore, list: string): string | undefined {
  const keys = form.rowKeys(list);
  if (keys.length === 1) return keys[0];
  return keys.find((_, index) => {
    const { missing, wrong } = form.rowStatus(list, index);
    return missing + wrong > 0;
  });
}

/** The running sums of a list that has a sum. */
function useSums(list: string) {
  const { form } = useForm();
  const { sum } = form.plan.definition.collections?.[list] ?? {};
  const rows = () => rowsOf(form.getState().data, list);
  const values = useFormValue(
    form,
    () =>
      sum &&
      rows()
        .map((row) => String(row[sum.field]))
        .join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out again when a value is another
  return useMemo(() => sum && rowSumsOf(sum, rows()), [values]);
}
