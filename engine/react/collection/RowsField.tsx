import type { FieldProps } from '@rjsf/utils';
import { memo, type Ref, useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema, SectionItem } from '../../core/definition/types';
import type { FormStore } from '../../core/form/formStore';
import { isInPlace } from '../../core/plan/fields';
import { rowTitle } from '../../core/plan/rowTitle';
import type { Pointer } from '../../core/pointer';
import type { SectionContext } from '../form/BoundField';
import { BoundField } from '../form/BoundField';
import { useForm } from '../form/FormContext';
import { useIsMounted, useMountedRows, useMounting } from '../form/mountedRows';
import { SectionForm } from '../form/SectionForm';
import { createSight, SightProvider, useSight } from '../form/sight';
import { useFieldView } from '../form/useFieldView';
import { heightOf } from '../form/useMountedSections';
import { Button } from '../theme/Button';
import { classes } from '../theme/classes';
import { ListError } from './ListError';
import { useRowRemoval } from './RowRemoval';
import styles from './RowsField.module.css';
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

/** The rows of a list as groups of fields, each one small form; `add` makes another. */
function Rows({ list }: { list: string }) {
  const { form, idPrefix } = useForm();
  const collection = form.plan.definition.collections?.[list] ?? {};
  const view = useFieldView(form, `/${list}`);
  const keys = useSyncExternalStore(form.listeners.subscribeAll, () => form.rowKeys(list));
  const mounted = useMountedRows();
  useMounting(mounted, keys);
  const remove = useRowRemoval();
  const removeRow = useCallback(
    async (index: number) => {
      const before = form.rowKeys(list).length;
      await remove(list, index);
      const left = form.rowKeys(list).length;
      if (left < before) focusRow(`${idPrefix}-${list}`, Math.min(index, left - 1));
    },
    [form, idPrefix, list, remove],
  );
  const groups = useMemo(() => groupsOf(keys), [keys]);
  if (view.hidden) return null;
  const addRow = () => {
    const index = form.addRow(list);
    flushSync(() => mounted.mount(form.rowKeys(list)[index] ?? ''));
    requestAnimationFrame(() => {
      focusFirst(`${idPrefix}-${list}-${index}`);
      keepInSight();
    });
  };
  return (
    <div className={styles.rows} id={`${idPrefix}-${list}`} tabIndex={-1}>
      <ListError>{view.error}</ListError>
      {keys.length === 0 && collection.empty && <p className={styles.empty}>{collection.empty}</p>}
      {groups.map((group, index) => (
        <RowGroup key={group[0]} keys={group} first={index * GROUP_ROWS} list={list} onRemove={removeRow} />
      ))}
      {collection.add && !view.locked && (
        <Button className={styles.add} icon="plus" block onClick={addRow}>
          {collection.add}
        </Button>
      )}
    </div>
  );
}

/** Rows that the browser lays out, or skips, together. */
const GROUP_ROWS = 20;

/** The title of a row and the space between rows, in pixels. */
const ROW_HEAD_HEIGHT = 96;

const itemsOf = ({ plan }: FormStore, list: string): readonly SectionItem[] =>
  plan.definition.collections?.[list]?.fields ?? Object.keys(plan.rowSchemas[list] ?? {});

function groupsOf(keys: readonly string[]): string[][] {
  const count = Math.ceil(keys.length / GROUP_ROWS);
  return Array.from({ length: count }, (_, index) => keys.slice(index * GROUP_ROWS, (index + 1) * GROUP_ROWS));
}

interface GroupProps {
  keys: readonly string[];
  /** Place of its first row in the list. */
  first: number;
  list: string;
  onRemove(index: number): Promise<void>;
}

/** Some rows of a list: a key in one of them leaves all other groups alone. */
const RowGroup = memo(function RowGroup({ keys, first, list, onRemove }: GroupProps) {
  const { form } = useForm();
  const { isLong } = useMountedRows();
  const height = keys.length * (heightOf(itemsOf(form, list).length) + ROW_HEAD_HEIGHT);
  return (
    <div
      className={classes(styles.group, isLong && styles.far)}
      {...(isLong && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {keys.map((key, index) => (
        <Row key={key} rowKey={key} list={list} index={first + index} onRemove={onRemove} />
      ))}
    </div>
  );
});

interface RowProps {
  rowKey: string;
  list: string;
  index: number;
  onRemove(index: number): Promise<void>;
}

/**
 * One row. In a long tab it waits until it is seen, or the browser has time for it, and hears of news when it is in sight;
 * the rows beside that with the focus are there before the focus goes on to them.
 */
const Row = memo(function Row({ rowKey, list, index, onRemove }: RowProps) {
  const { form, texts, idPrefix } = useForm();
  const mounted = useMountedRows();
  const isMounted = useIsMounted(mounted, rowKey);
  const outer = useSight();
  const sight = useMemo(() => createSight(outer), [outer]);
  const watch = useCallback(
    (row: HTMLElement) => {
      const onSight = (event: Event) => {
        if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) mounted.mount(rowKey);
      };
      const mountBeside = () => {
        const keys = form.rowKeys(list);
        for (const key of [keys[index - 1], keys[index + 1]]) if (key !== undefined) mounted.mount(key);
      };
      row.addEventListener('contentvisibilityautostatechange', onSight);
      row.addEventListener('focusin', mountBeside);
      const end = sight.watch(row);
      return () => {
        row.removeEventListener('contentvisibilityautostatechange', onSight);
        row.removeEventListener('focusin', mountBeside);
        end();
      };
    },
    [form, index, list, mounted, rowKey, sight],
  );
  const collection = form.plan.definition.collections?.[list] ?? {};
  const schemas = form.plan.rowSchemas[list] ?? NO_FIELDS;
  const items = useMemo(() => itemsOf(form, list), [form, list]);
  const id = `${idPrefix}-${list}-${index}`;
  const title = rowTitle(collection, index);
  const height = heightOf(items.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with a button
    <div
      ref={watch as Ref<HTMLDivElement>}
      className={classes(styles.row, mounted.isLong && styles.far)}
      {...(mounted.isLong && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3 className={styles.title} id={`${id}-title`}>
          {title} {collection.titleField && <RowName pointer={`/${list}/${index}/${collection.titleField}`} />}
        </h3>
        {index >= (collection.fixed?.length ?? 0) && (
          <Button
            variant="quiet"
            compact
            icon="trash"
            onClick={() => void onRemove(index)}
            aria-label={`${texts.remove}: ${title}`}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {isMounted ? (
        <SightProvider value={sight}>
          <SectionForm base={`/${list}/${index}`} items={items} schemas={schemas} />
        </SightProvider>
      ) : (
        <div style={{ blockSize: height }} />
      )}
    </div>
  );
});

/** What a row is called by its own content. */
function RowName({ pointer }: { pointer: Pointer }) {
  const { form } = useForm();
  const { value } = useFieldView(form, pointer);
  return typeof value === 'string' && value !== '' ? <span className={styles.name}>{value}</span> : null;
}

const NO_FIELDS: Record<string, FieldSchema> = {};
