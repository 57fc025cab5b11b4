import { memo } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '../../core/definition/types';
import { rowTitle } from '../../core/plan/rowTitle';
import { useForm } from '../form/FormContext';
import { useIsOpen, useOpenRows } from '../form/openRows';
import { SectionForm } from '../form/SectionForm';
import { Button } from '../theme/Button';
import { classes } from '../theme/classes';
import styles from './FoldedRow.module.css';
import { ReuseOffer } from './ReuseOffer';
import { RowLine } from './RowLine';

interface Props {
  rowKey: string;
  list: string;
  index: number;
  /** The sum of the list up to this row. */
  soFar: number | undefined;
  isRemovable: boolean;
  onRemove(index: number): Promise<void>;
}

/** One row: a line, and under it, once it has been open, its fields and what can be done with it. */
export const FoldedRow = memo(function FoldedRow({ rowKey, list, index, soFar, isRemovable, onRemove }: Props) {
  const { form, texts, idPrefix } = useForm();
  const rows = useOpenRows();
  const isOpen = useIsOpen(rows, list, rowKey);
  const collection = form.plan.definition.collections?.[list] ?? {};
  const schemas = form.plan.rowSchemas[list] ?? NO_FIELDS;
  const id = `${idPrefix}-${list}-${index}`;
  const title = rowTitle(collection, index);
  const toggle = (line: HTMLElement) =>
    inPlace(line, () => flushSync(() => rows.open(list, isOpen ? undefined : rowKey)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend is no heading, and opens nothing
    <div
      className={classes(styles.row, isOpen && styles.open)}
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <RowLine {...{ list, index, id, title, isOpen, soFar }} onToggle={toggle} />
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {rows.wasOpen(rowKey) && (
          <>
            {collection.reuse && (
              <ReuseOffer
                collection={collection}
                list={list}
                base={`/${list}/${index}`}
                tab={() => form.getState().data}
              />
            )}
            <SectionForm
              base={`/${list}/${index}`}
              items={collection.fields ?? Object.keys(schemas)}
              schemas={schemas}
            />
            <div className={styles.foot}>
              {isRemovable && (
                <Button
                  variant="quiet"
                  compact
                  icon="trash"
                  className={styles.remove}
                  onClick={() => void onRemove(index)}
                  aria-label={`${texts.remove}: ${title}`}
                >
                  {texts.remove}
                </Button>
              )}
              <Button
                compact
                className={styles.fold}
                aria-label={`${texts.rowFold}: ${title}`}
                onClick={() => {
                  const line = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(`${id}-body`)}"]`);
                  if (line) toggle(line);
                  line?.focus();
                }}
              >
                {texts.rowFold}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
});

const NO_FIELDS: Record<string, FieldSchema> = {};

/** Changes the page around an element, which keeps its place in the window: the row above it may fold. */
function inPlace(element: HTMLElement, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
