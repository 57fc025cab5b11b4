import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Spinner } from './Spinner';
import styles from './Waiting.module.css';

/** What a paragraph takes, and whether something is on its way. */
export interface WaitingProps extends ComponentProps<'p'> {
  /** Default `true`; without it the words say why nothing comes, and nothing spins. */
  busy?: boolean;
}

/**
 * A line in the place of what is on its way, beside a spinner, seen once it has taken 200 ms; as high as a control, or as
 * its `--waiting` says.
 */
export function Waiting({ busy = true, className, children, ...own }: WaitingProps) {
  return (
    <p className={classes(styles.waiting, busy && styles.busy, className)} {...own}>
      {busy && <Spinner />}
      {children}
    </p>
  );
}
