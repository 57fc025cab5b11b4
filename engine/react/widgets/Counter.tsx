import { classes } from '../theme/classes';
import styles from './Counter.module.css';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/** The id of the counter, for the description of its control. */
export function counterId({ id }: { id: string }): string {
  return `${id}-count`;
}

/** How many characters are left, in the message row, under the message. Reaching the limit is read aloud. */
export function Counter({ widget, max, length }: { widget: WidgetProps; max: number; length: number }) {
  const full = length >= max;
  return (
    <p className={classes(styles.counter, full && styles.full)} data-counter>
      <span id={counterId(widget)}>
        {full ? widgetText(widget, 'counterFull', { max }) : widgetText(widget, 'counter', { n: max - length, max })}
      </span>
      <span className="sr" role="status">
        {full && widgetText(widget, 'counterFull', { max })}
      </span>
    </p>
  );
}
