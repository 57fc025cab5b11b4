import { classes } from './classes';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';

/** An icon of the set in the colour of its text, hidden from readers: a word beside it or a label says the same. */
export function Icon({ name, size, className }: { name: IconName; size?: 'sm' | 'lg'; className?: string }) {
  return (
    <svg className={classes(styles.icon, size && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
