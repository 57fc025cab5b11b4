import type { ComponentProps, ReactNode, Ref } from 'react';
import { classes } from '../../theme/classes';
import type { WidgetProps } from '../types';
import { Control, endOf } from './Control';
import styles from './Control.module.css';
import { inputProps } from './inputProps';

/** A one-line text box of a widget in the common frame of attributes; `onText` hears every text. */
export function TextControl(props: {
  widget: WidgetProps;
  text: string;
  onText(text: string): void;
  ref?: Ref<HTMLInputElement>;
  prefix?: string;
  suffix?: string;
  end?: ReactNode;
  /** Ids that belong to the description after hint and message. */
  describedBy?: string;
  /** Attributes that differ from the common ones. */
  input?: ComponentProps<'input'>;
}) {
  const { widget, text, onText, prefix, suffix, end, describedBy = false, input } = props;
  const { locked, placeholder, format } = widget;
  return (
    <Control prefix={prefix} suffix={suffix} end={endOf(widget, end)}>
      <input
        ref={props.ref}
        type="text"
        inputMode={widget.inputMode ?? format?.inputMode}
        readOnly={locked}
        placeholder={locked ? undefined : (placeholder ?? format?.placeholder)}
        maxLength={widget.maxLength}
        {...inputProps(widget, describedBy)}
        {...input}
        className={classes(styles.input, input?.className)}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </Control>
  );
}
