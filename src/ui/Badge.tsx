import type { ReactNode } from 'react';
import { classes, Icon, type IconName } from '../../engine/theme';
import css from './Badge.module.css';

export interface BadgeProps {
  /** Green done, orange pending, red wrong, blue-grey news; without one it is plain. */
  tone?: 'success' | 'warning' | 'danger' | 'info';
  /** A tone never stands alone: it comes with an icon and a word. */
  icon?: IconName;
  className?: string | undefined;
  children: ReactNode;
}

/** The state of a thing in one or two words. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, tone && css[tone], !icon && css.plain, className)}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
