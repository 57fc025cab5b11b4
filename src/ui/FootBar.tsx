import type { ReactNode } from 'react';
import { classes } from '../../engine/theme';
import css from './FootBar.module.css';

interface FootBarProps {
  /** Its name for those who do not see where it stands. */
  label: string;
  className?: string | undefined;
  /** Of what stands in it, which is as wide as the form above. */
  inside?: string | false | undefined;
  children: ReactNode;
}

/** The bar that stays at the foot of the window, with what leads on from a page. */
export function FootBar({ label, className, inside, children }: FootBarProps) {
  return (
    <section className={classes(css.bar, className)} aria-label={label}>
      <div className={classes(css.inside, inside)}>{children}</div>
    </section>
  );
}
