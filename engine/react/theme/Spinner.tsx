import { classes } from './classes';
import styles from './Spinner.module.css';

/** A turning ring in the colour of its text, hidden from readers: it always stands beside a word. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={classes(styles.spinner, className)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" strokeDasharray="16 60" />
    </svg>
  );
}
