import { classes } from '../../engine/theme';
import styles from './Count.module.css';

/** How many there are of something; `isWrong` where they are to be mended. */
export function Count({ of, isWrong = false }: { of: number; isWrong?: boolean }) {
  return <span className={classes(styles.count, isWrong && styles.wrong)}>{of}</span>;
}
