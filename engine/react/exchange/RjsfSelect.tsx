import { isEmpty, isEqual, type Json } from '../../core/json';
import { classes } from '../theme/classes';
import { choiceText, chosenText, emptyText } from '../widgets/choice';
import { Control, EndIcon } from '../widgets/control/Control';
import styles from '../widgets/control/Control.module.css';
import { inputProps } from '../widgets/control/inputProps';
import { LockedText } from '../widgets/LockedText';
import type { WidgetProps } from '../widgets/types';

/** The `value` of an option: texts as they are, for the browser's completion; null, `""` and other values by their place. */
const keyOf = (value: Json, index: number) => (typeof value === 'string' && /^[^#]/.test(value) ? value : `#${index}`);

/**
 * One of a list, as the native list of the device. As in rjsf, null and an empty text may be options of it, and where a
 * schema says what is chosen at first, one is chosen always: so it is with alternatives.
 */
export function RjsfSelect(widget: WidgetProps) {
  const { value, choices = [], locked, schema } = widget;
  if (locked) return <LockedText widget={widget} text={chosenText(widget)} />;
  const keys = choices.map((choice, index) => keyOf(choice.value, index));
  const chosen = keys[choices.findIndex((choice) => value !== undefined && isEqual(choice.value, value))];
  /** A value that is none of the options is shown as it is. */
  const other = chosen === undefined && !isEmpty(value) ? chosenText(widget) : undefined;
  return (
    <Control end={<EndIcon icon="chevronDown" />}>
      <select
        {...inputProps(widget)}
        className={classes(styles.input, styles.select)}
        value={chosen ?? (other === undefined ? '' : '#')}
        onChange={({ currentTarget }) => widget.onChange(choices[keys.indexOf(currentTarget.value)]?.value)}
      >
        {(chosen === undefined || schema?.default === undefined) && <option value="">{emptyText(widget)}</option>}
        {other !== undefined && <option value="#">{other}</option>}
        {choices.map((choice, index) => (
          <option key={keys[index]} value={keys[index]} disabled={choice.disabled}>
            {choiceText(choice)}
          </option>
        ))}
      </select>
    </Control>
  );
}
