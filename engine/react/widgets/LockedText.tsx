import { useState } from 'react';
import { classes } from '../theme/classes';
import { Control, endOf } from './control/Control';
import control from './control/Control.module.css';
import { inputProps } from './control/inputProps';
import styles from './LockedText.module.css';
import type { WidgetProps } from './types';

/** A value as text with a padlock: focusable and readable, not to be changed. A long one goes on in further lines. */
export function LockedText({ widget, text }: { widget: WidgetProps; text: string }) {
  // A field may be locked while it has the focus: this box takes the place of the one that had it.
  const [hadFocus] = useState(() => globalThis.document?.activeElement?.id === widget.id);
  return (
    <Control end={endOf({ ...widget, locked: true })}>
      <div className={styles.lines} data-text={text}>
        <textarea
          {...inputProps(widget)}
          className={classes(control.input, styles.text)}
          rows={1}
          readOnly
          // biome-ignore lint/a11y/noAutofocus: the focus stays where it was
          autoFocus={hadFocus}
          value={text}
          // Browsers bring the caret of a text area into sight, without the room that its box is to have.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })}
        />
      </div>
    </Control>
  );
}
