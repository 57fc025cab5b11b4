import { type ReactNode, useId } from 'react';
import styles from './LineField.module.css';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  error?: string | undefined;
  isMono?: boolean;
  autoFocus?: boolean;
  /** It is left. */
  onBlur?(): void;
}

/** A text of one line with its label above it. */
export function LineField({ label, value, onChange, hint, error, isMono, autoFocus, onBlur }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={isMono ? `${styles.input} mono` : styles.input}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={!isMono}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
