import styles from './RequiredMark.module.css';

/** The red asterisk of a required field, for the eye alone. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}
