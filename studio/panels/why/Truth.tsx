import { Icon } from '../../../engine/theme';
import styles from './WhyPanel.module.css';

/** A truth with its word and sign. */
export function Truth({ isTrue, words }: { isTrue: boolean; words: readonly [string, string] }) {
  return (
    <span className={isTrue ? styles.yes : styles.no}>
      <Icon name={isTrue ? 'check' : 'close'} size="sm" /> {words[isTrue ? 0 : 1]}
    </span>
  );
}
