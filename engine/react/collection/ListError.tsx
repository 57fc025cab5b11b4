import { Icon } from '../theme/Icon';
import styles from './ListError.module.css';

/** What is wrong with a list as a whole, told as soon as it appears. */
export function ListError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} role="alert">
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  );
}
