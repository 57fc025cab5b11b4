import frameStyles from '../frame/FieldFrame.module.css';
import { classes } from '../theme/classes';
import { iconPaths } from '../theme/iconPaths';
import styles from './FieldTag.module.css';

/** A word beside the label of a field, read with its hint, or of what else was typed: that it is back. */
export function FieldTag({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <span className={classes(styles.tag, frameStyles.tag)} id={id}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths.history} />
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
