import styles from './FieldTag.module.css';

/** A word beside the label of a field, read with its hint: that its value is back. */
export function FieldTag({ id, text }: { id: string; text: string | undefined }) {
  return (
    <span className={styles.tag} id={id}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3.5 12A8.5 8.5 0 1 0 6 6L3.5 8.5M3.5 4v4.5H8M12 7.5v5l3.2 1.9" />
      </svg>
      {text}
    </span>
  );
}
