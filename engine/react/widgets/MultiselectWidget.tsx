import { joinValues, splitValues } from '../../core/definition/separated';
import type { Json } from '../../core/json';
import { IconButton } from '../theme/IconButton';
import { ComboboxWidget } from './ComboboxWidget';
import { findChoice } from './choice';
import { LockedText } from './LockedText';
import styles from './MultiselectWidget.module.css';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/** Any of a long list, each found by typing a part of it; stored as one text with `separator` between the values. */
export function MultiselectWidget(widget: WidgetProps) {
  const { id, label, choices = [], disabled, loading, separator = ';', onChange } = widget;
  const values = splitValues(widget.value, separator);
  const titleOf = (value: string) => findChoice(choices, value)?.label ?? (loading ? '' : value);
  if (widget.locked) return <LockedText widget={widget} text={values.map(titleOf).join(', ')} />;
  const add = (value: Json | undefined) => {
    if (value !== undefined) onChange(joinValues([...values, String(value)], separator));
  };
  const remove = (value: string) => {
    onChange(
      joinValues(
        values.filter((other) => other !== value),
        separator,
      ),
    );
    document.getElementById(id)?.focus();
  };
  const left = choices.filter(({ value }) => !values.includes(String(value)));
  return (
    <div className={styles.field}>
      <ComboboxWidget {...widget} value={undefined} choices={left} onChange={add} />
      {values.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {values.map((value) => (
            <li key={value} className={styles.one}>
              <span className={styles.title}>{titleOf(value)}</span>
              {!disabled && (
                <IconButton
                  icon="close"
                  iconSize="sm"
                  label={`${widgetText(widget, 'remove')} ${titleOf(value)}`}
                  onClick={() => remove(value)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
