import { type ReactNode, useId } from 'react';
import styles from './blocks.module.css';

/** A key whose value has parts of its own: its name, its explanation, and what changes it. */
export function BlockRow({
  title,
  help,
  isWide,
  children,
}: {
  title: string;
  help: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      data-explained
      className={isWide ? styles.wide : styles.row}
    >
      <span id={`${id}-label`} className={styles.label}>
        {title}
      </span>
      <span id={`${id}-hint`} className="sr" data-hint>
        {help}
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
