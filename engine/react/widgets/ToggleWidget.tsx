import { fieldAria } from '../frame/fieldAria';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import { fromAnswer, toAnswer } from './choice';
import styles from './ToggleWidget.module.css';
import type { WidgetProps } from './types';

/**
 * A button that adds a block of fields and takes it away again; it carries its own label.
 * `ui:options.remove` is its text while the block is there; without it the button is one that stays pressed. With
 * `ui:options.stays` the way to add one stays beside it then, disabled: there is room for no other.
 */
export function ToggleWidget(widget: WidgetProps) {
  const { id, name, label, disabled, locked, options } = widget;
  const on = toAnswer(widget.value) === true;
  const { 'aria-describedby': describedBy } = fieldAria(widget);
  const remove = typeof options.remove === 'string' ? options.remove : undefined;
  return (
    <div className={styles.row}>
      {on && options.stays === true && (
        <button type="button" className={styles.toggle} disabled>
          <Icon name="plus" />
          {label}
        </button>
      )}
      <button
        type="button"
        id={id}
        name={name}
        className={classes(styles.toggle, on && styles.on)}
        disabled={disabled || locked}
        aria-describedby={describedBy}
        aria-pressed={remove ? undefined : on}
        onBlur={widget.onLeave}
        onClick={() => widget.onChange(fromAnswer(!on, widget))}
      >
        <Icon name={on ? 'minus' : 'plus'} />
        <span id={`${id}-label`}>{on && remove ? remove : label}</span>
      </button>
    </div>
  );
}
