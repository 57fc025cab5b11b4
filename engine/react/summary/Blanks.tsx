import { type ReactNode, useId } from 'react';
import type { Blank } from '../../core/summary/blanks';
import { fillText } from '../../core/text';
import styles from './Blanks.module.css';

interface Props {
  title: string;
  /** What it means that they are blank. */
  help?: string | undefined;
  blanks: readonly Blank[];
  /** Where some are, over their links: `{tab}`. */
  place: string;
  /** What is said of a blank beside its link. */
  tagOf?: (blank: Blank) => ReactNode;
  onGo: (tab: string, section: string) => void;
}

/** What is to be looked at before all is sent, by its tab, each with the way to it; nothing where there is nothing. */
export function Blanks({ title, help, blanks, place, tagOf, onGo }: Props) {
  const id = useId();
  if (blanks.length === 0) return null;
  const tabs = [...new Set(blanks.map(({ tab }) => tab))];
  return (
    <section className={styles.blanks} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {help && <p className={styles.help}>{help}</p>}
      {tabs.map((tab) => {
        const own = blanks.filter((blank) => blank.tab === tab);
        return (
          <div key={tab}>
            <p className={styles.place} id={`${id}-${tab}`}>
              {fillText(place, { tab: own[0]?.in ?? '' })}
            </p>
            <ul className={styles.list} aria-labelledby={`${id}-${tab}`}>
              {own.map((blank, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may ask the same, and none changes places
                <li key={index}>
                  <button type="button" className={styles.link} onClick={() => onGo(blank.tab, blank.section)}>
                    {blank.name}
                  </button>
                  {tagOf?.(blank)}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
