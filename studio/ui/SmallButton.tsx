import type { ComponentProps, Ref } from 'react';
import { classes, Icon, type IconName } from '../../engine/theme';
import styles from './SmallButton.module.css';

interface Props extends ComponentProps<'button'> {
  look?: 'quiet' | 'line' | 'main';
  icon?: IconName;
  /** The button is the icon alone; this is what readers hear. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A dense button of 28 px. */
export function SmallButton({ look = 'quiet', icon, label, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(styles.button, styles[look], label !== undefined && styles.square, className)}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </button>
  );
}
