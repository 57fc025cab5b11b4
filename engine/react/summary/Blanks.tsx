import type { Blank } from '../../core/summary/blanks';
import { fillText } from '../../core/text';
import styles from './Blanks.module.css';

interface Props {
  title: string;
  blanks: readonly Blank[];
  /** A link's text: `{name}` and `{tab}`. */
  link: string;
  onGo: (tab: string, section: string) => void;
}

/** What is to be looked at before all is sent, each with the way to it; nothing where there is nothing. */
export function Blanks({ title, blanks, link, onGo }: Props) {
  if (blanks.length === 0) return null;
  return (
    <section className={styles.blanks} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {blanks.map(({ name, in: place, tab, section }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may ask the same, and none changes places
          <li key={index}>
            <button type="button" className={styles.link} onClick={() => onGo(tab, section)}>
              {fillText(link, { name, tab: place })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
