import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths';

/** A round button of 44 px with an icon alone; `label` is what readers hear. */
export function IconButton(
  props: ComponentProps<'button'> & { icon: IconName; label: string; danger?: boolean; iconSize?: 'sm' | 'lg' },
) {
  const { icon, label, danger, iconSize, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(styles.button, danger && styles.danger, className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
