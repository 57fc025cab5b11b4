import { useRef } from 'react';
import { date } from '../../core/formats/date';
import { IconButton } from '../theme/IconButton';
import control from './control/Control.module.css';
import styles from './DateWidget.module.css';
import { MaskedWidget } from './MaskedWidget';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/**
 * A day, typed in the mask of its format or picked in the calendar of the device. The calendar's own field stays
 * hidden, because it shows dates in the order of the browser's language, not of the page's.
 */
export function DateWidget({ format = date, live, ...widget }: WidgetProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { label, disabled, locked, value } = widget;
  const isDay = typeof value === 'string' && format.validate(value) === undefined;
  const calendar = !locked && (
    <>
      <input
        ref={picker}
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={isDay ? value : ''}
        onChange={(event) => widget.onChange(event.currentTarget.value || undefined)}
      />
      <IconButton
        className={control.button}
        icon="calendar"
        label={widgetText(widget, 'openCalendar', { label })}
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      />
    </>
  );
  return <MaskedWidget autoComplete="off" {...widget} format={format} end={calendar} />;
}
