import type { Json } from '../../core/json';
import { classes } from '../theme/classes';
import { choiceText, chosenText, emptyText, findChoice } from './choice';
import { Control, EndIcon, EndSpinner } from './control/Control';
import styles from './control/Control.module.css';
import { inputProps } from './control/inputProps';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** The `value` of an option: texts as they are, for the browser's completion; other codes as JSON. */
function optionKey(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One of a list, as the native list of the device, with an empty first option. */
export function SelectWidget(widget: WidgetProps) {
  const { value, choices = [], loading, locked } = widget;
  if (locked) return <LockedText widget={widget} text={chosenText(widget)} />;
  const isChosen = value !== undefined && value !== null && value !== '';
  return (
    <Control end={loading ? <EndSpinner /> : <EndIcon icon="chevronDown" />}>
      <select
        {...inputProps(widget)}
        className={classes(styles.input, styles.select)}
        aria-busy={loading || undefined}
        title={findChoice(choices, value)?.full}
        value={isChosen ? optionKey(value) : ''}
        onChange={({ currentTarget }) =>
          widget.onChange(choices.find((choice) => optionKey(choice.value) === currentTarget.value)?.value)
        }
      >
        <option value="">{emptyText(widget)}</option>
        {isChosen && !findChoice(choices, value) && <option value={optionKey(value)}>{chosenText(widget)}</option>}
        {choices.map((choice) => (
          <option key={optionKey(choice.value)} value={optionKey(choice.value)} title={choice.full}>
            {choiceText(choice)}
          </option>
        ))}
      </select>
    </Control>
  );
}
