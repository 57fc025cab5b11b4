import styles from './requiredMark.module.css';

/** The red asterisk of a required field, for the eye alone. One element for all of them: a component would be drawn for each. */
export const requiredMark = (
  <span className={styles.mark} aria-hidden="true">
    *
  </span>
);
