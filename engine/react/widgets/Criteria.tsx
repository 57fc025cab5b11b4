import { isObject } from '../../core/json';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import styles from './Criteria.module.css';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/** The id of the criteria, for the description of their control. */
export function criteriaId({ id }: { id: string }): string {
  return `${id}-criteria`;
}

/** Whether a definition has words for the criteria of its format. */
export function hasCriteria({ options, format }: Pick<WidgetProps, 'options' | 'format'>): boolean {
  return isObject(options.criteria) && format?.unmet !== undefined;
}

/** One thing that is asked of a text. */
export interface Criterion {
  id: string;
  words: string;
  isMet: boolean;
}

/** What the format asks of a text, each thing ticked off once it is there; how many are is read aloud. */
export function Criteria({ widget, text }: { widget: WidgetProps; text: string }) {
  const { options, format } = widget;
  if (!isObject(options.criteria) || !format?.unmet) return null;
  const unmet = format.unmet(text);
  const items = Object.entries(options.criteria).map(([reason, words]) => ({
    id: reason,
    words: String(words),
    isMet: !unmet.includes(reason),
  }));
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <CriteriaList
      id={criteriaId(widget)}
      items={items}
      count={widgetText(widget, 'criteria', { n: met, total: items.length })}
      metText={widgetText(widget, 'criterionMet')}
      unmetText={widgetText(widget, 'criterionUnmet')}
    />
  );
}

interface CriteriaListProps {
  /** Of the list, for the description of a control. */
  id: string;
  items: Criterion[];
  /** How many are met, in words. */
  count: string;
  /** Read after each. */
  metText: string;
  unmetText: string;
}

/** Criteria with a bar that fills as they are met. */
export function CriteriaList({ id, items, count, metText, unmetText }: CriteriaListProps) {
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <div className={styles.criteria} data-criteria>
      <div className={styles.meter} aria-hidden="true">
        {items.map((item, index) => (
          <span key={item.id} className={classes(styles.mark, index < met && styles.reached)} />
        ))}
      </div>
      <p className={styles.count} role="status">
        {count}
      </p>
      <ul className={styles.list} id={id}>
        {items.map(({ id: key, words, isMet }) => (
          <li key={key} className={classes(styles.item, isMet && styles.met)}>
            <Icon name={isMet ? 'checkCircle' : 'circle'} size="sm" />
            {words}
            <span className="sr"> ({isMet ? metText : unmetText})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
