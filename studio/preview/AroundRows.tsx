import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import styles from './Around.module.css';

interface Props {
  title: string;
  onReset?: (() => void) | undefined;
  children: ReactNode;
}

/** One group of what can be changed around the form, with the way back to how it was. */
export function AroundRows({ title, onReset, children }: Props) {
  return (
    <section aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {onReset && (
          <Button small onClick={onReset}>
            Como no início
          </Button>
        )}
      </header>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
