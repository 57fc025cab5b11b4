import type { ReactNode } from 'react';
import { classes, Icon } from '../../engine/theme';
import css from './FoldSummary.module.css';

/** The line that opens a `details`, with an arrow at its end that turns. `size` is that of the arrow. */
export function FoldSummary(props: { className?: string | undefined; size?: 'sm'; children: ReactNode }) {
  const { className, size, children } = props;
  return (
    <summary className={classes(css.summary, className)}>
      {children}
      <Icon name="chevronDown" {...(size && { size })} />
    </summary>
  );
}
