import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { Spinner } from './Spinner';

/** What a button looks like, apart from its words. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `secondary`; one `primary` per view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 44 instead of 48 px high. */
  compact?: boolean;
  /** As wide as its place. */
  block?: boolean;
  /** Before the words. */
  icon?: IconName;
  /** After the words. */
  endIcon?: IconName;
  /** Spins in place of the icons; it keeps its focus and ignores clicks. */
  busy?: boolean;
}

/** A button with words. `type` is `button` unless said, so that it never submits by accident. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', compact, block, icon, endIcon, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(styles.button, styles[variant], compact && styles.compact, block && styles.block, className)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {!busy && endIcon && <Icon name={endIcon} />}
    </button>
  );
}
