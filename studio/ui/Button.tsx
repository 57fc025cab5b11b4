import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../engine/theme';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main`: the one primary action of a screen; `line`: with a border; `fix`: does the smallest right thing. */
  kind?: 'plain' | 'main' | 'line' | 'fix';
  /** An icon alone: give it an `aria-label`. */
  square?: boolean;
  small?: boolean;
  /** There is nothing to do now. The focus stays on it, so that keys are still heard; a disabled one swallows them. */
  isIdle?: boolean;
  /** The key that does the same. */
  hotkey?: string;
  children: ReactNode;
}

/** A button of the tool's height. */
export function Button({ kind = 'plain', square, small, isIdle, hotkey, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...(isIdle && { 'aria-disabled': true, onClick: undefined })}
      className={classes(styles.button, styles[kind], square && styles.square, small && styles.small, className)}
    >
      {children}
      {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  );
}
