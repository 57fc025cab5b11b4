import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { Typing } from '../../../core/typing/edit';
import { typingOf } from '../../../core/typing/typingOf';
import { classes } from '../../theme/classes';
import type { WidgetProps } from '../types';
import { useTyping } from '../typing/useTyping';
import type { HeldText } from '../useHeldText';
import { Control, endOf } from './Control';
import styles from './Control.module.css';
import { inputProps } from './inputProps';
import { useLiveAria } from './useLiveAria';

/** A one-line text box of a widget in the common frame of attributes; `onText` hears every text. */
export function TextControl(props: {
  widget: WidgetProps;
  /** Of a widget that draws it, or held by the box. */
  text: string | HeldText;
  /** Without a caret while an input method composes the text. */
  onText(text: string, caret?: number): void;
  /** How the box takes edits. Default: as the format of the field and its limit have it. */
  typing?: Typing | undefined;
  prefix?: string;
  suffix?: string;
  end?: ReactNode;
  /** Ids that belong to the description after hint and message. */
  describedBy?: string;
  /** Attributes that differ from the common ones. */
  input?: ComponentProps<'input'>;
}) {
  const { widget, text, onText, prefix, suffix, end, describedBy = false, input } = props;
  const { locked, placeholder, format, maxLength } = widget;
  const byFormat = useMemo(() => typingOf(format, maxLength), [format, maxLength]);
  const typing = props.typing ?? byFormat;
  useLiveAria(typeof text === 'string' ? undefined : text.box, widget, describedBy);
  const now = typeof text === 'string' ? () => text : text.now;
  const handlers = useTyping({ now, onText, onRefusal: widget.onRefusal ?? NOBODY, ...(typing && { typing }) });
  // Called, not drawn: it has no state, and React would go through one more component in every field.
  return Control({
    prefix,
    suffix,
    end: endOf(widget, end),
    children: (
      <input
        type="text"
        inputMode={widget.inputMode ?? format?.inputMode}
        readOnly={locked}
        placeholder={locked ? undefined : (placeholder ?? format?.placeholder)}
        {...inputProps(widget, describedBy)}
        {...input}
        className={classes(styles.input, input?.className)}
        {...(typeof text === 'string' ? { value: text } : { defaultValue: text.text, ref: text.box })}
        {...handlers}
      />
    ),
  });
}

const NOBODY = () => {};
