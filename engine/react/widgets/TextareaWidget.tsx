import { useMemo } from 'react';
import { typingOf } from '../../core/typing/typingOf';
import { classes } from '../theme/classes';
import { Counter, counterId } from './Counter';
import { Control, endOf } from './control/Control';
import styles from './control/Control.module.css';
import { inputProps } from './control/inputProps';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTyping } from './typing/useTyping';
import { useTypedText } from './useTypedText';

/** Free text of several lines; with a limit it comes with a counter. `ui:options.rows`, default 3. */
export function TextareaWidget(widget: WidgetProps) {
  const { maxLength, locked, options } = widget;
  const { read, show } = textMeaning(widget.format);
  const { text, type } = useTypedText(widget.value, read, show);
  const typing = useMemo(() => typingOf(widget.format, maxLength), [widget.format, maxLength]);
  const handlers = useTyping({
    now: () => text,
    onText: (next) => widget.onChange(type(next)),
    onRefusal: widget.onRefusal ?? (() => {}),
    ...(typing && { typing }),
  });
  const counted = maxLength !== undefined && !locked ? maxLength : undefined;
  return (
    <>
      <Control end={endOf(widget)}>
        <textarea
          {...inputProps(widget, counted !== undefined && counterId(widget))}
          className={classes(styles.input, styles.area)}
          rows={typeof options.rows === 'number' ? options.rows : 3}
          readOnly={locked}
          placeholder={locked ? undefined : widget.placeholder}
          value={text}
          {...handlers}
        />
      </Control>
      {counted !== undefined && <Counter widget={widget} max={counted} length={text.length} />}
    </>
  );
}
