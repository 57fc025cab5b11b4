import type { ReactNode } from 'react';
import styles from './PlaceLink.module.css';

/** A place in a file, as a link that selects it. */
export function PlaceLink({ onOpen, children }: { onOpen(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.place} onClick={onOpen}>
      {children}
    </button>
  );
}
