import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

/**
 * The six columns in which the fields of a section stand; the message row under the last line is part of the padding. Who
 * draws forms in another density finds the fields as `[data-fields] > *`.
 */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid} data-fields="">
      {children}
    </div>
  );
}
