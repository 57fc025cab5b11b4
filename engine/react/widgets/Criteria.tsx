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

/** What the format asks of a text, each thing ticked off once it is there; how many are is read aloud. */
export function Criteria({ widget, text }: { widget: WidgetProps; text: string }) {
  const { options, format } = widget;
  if (!isObject(options.criteria) || !format?.unmet) return null;
  const unmet = format.unmet(text);
  const all = Object.entries(options.criteria);
  const met = all.filter(([reason]) => !unmet.includes(reason)).length;
  const count = widgetText(widget, 'criteria', { n: met, total: all.length });
  return (
    <div className={styles.criteria} data-criteria>
      <div className={styles.meter} aria-hidden="true">
        {all.map(([reason], index) => (
          <span key={reason} className={classes(styles.mark, index < met && styles.reached)} />
        ))}
      </div>
      <p className={styles.count} role="status">
        {count}
      </p>
      <ul className={styles.list} id={criteriaId(widget)}>
        {all.map(([reason, words]) => {
          const isMet = !unmet.includes(reason);
          return (
            <li key={reason} className={classes(styles.item, isMet && styles.met)}>
              <Icon name={isMet ? 'checkCircle' : 'circle'} size="sm" />
              {String(words)}
              <span className="sr"> ({widgetText(widget, isMet ? 'criterionMet' : 'criterionUnmet')})</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
