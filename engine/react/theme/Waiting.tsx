import type { ComponentProps } from 'react';
import { Spinner } from './Spinner';
import styles from './Waiting.module.css';

/** What a paragraph takes, and whether nothing is on its way yet. */
export interface WaitingProps extends Omit<ComponentProps<'p'>, 'className'> {
  /** The words say why nothing comes, and nothing spins. */
  still?: boolean;
}

/**
 * A line in the place of what is on its way, beside a spinner, seen once it has taken 200 ms; as high as a control, or as
 * the `--waiting` of what it stands in says.
 */
export function Waiting({ still, children, ...own }: WaitingProps) {
  return (
    <p className={styles.waiting} {...own}>
      {still || <Spinner />}
      {children}
    </p>
  );
}
