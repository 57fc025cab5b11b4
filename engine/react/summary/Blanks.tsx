import type { ReactNode } from 'react';
import type { Blank } from '../../core/summary/blanks';
import { fillText } from '../../core/text';
import styles from './Blanks.module.css';

interface Props {
  title: string;
  blanks: readonly Blank[];
  /** A link's text: `{name}` and `{tab}`. */
  link: string;
  /** What is said of a blank beside its link. */
  tagOf?: (blank: Blank) => ReactNode;
  onGo: (tab: string, section: string) => void;
}

/** What is to be looked at before all is sent, each with the way to it; nothing where there is nothing. */
export function Blanks({ title, blanks, link, tagOf, onGo }: Props) {
  if (blanks.length === 0) return null;
  return (
    <section className={styles.blanks} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {blanks.map((blank, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may ask the same, and none changes places
          <li key={index}>
            <button type="button" className={styles.link} onClick={() => onGo(blank.tab, blank.section)}>
              {fillText(link, { name: blank.name, tab: blank.in })}
            </button>
            {tagOf?.(blank)}
          </li>
        ))}
      </ul>
    </section>
  );
}
