import styles from './CasesPanel.module.css';

interface Props {
  title: string;
  reached: number;
  of: number;
  /** What is asked for, in percent. */
  floor: number;
  /** It is not all known yet. */
  isSearching: boolean;
}

/** How much of something is reached, beside what is asked for. */
export function Gauge({ title, reached, of, floor, isSearching }: Props) {
  const share = of === 0 ? 100 : (100 * reached) / of;
  const isOpen = of === 0 && isSearching;
  return (
    <div className={styles.gauge}>
      <p>
        {title} <span>piso {floor} %</span>
      </p>
      <b>{isOpen ? '...' : of === 0 ? 'Não há' : `${reached} de ${of}`}</b>
      <progress
        className={share < floor ? styles.low : styles.good}
        value={of === 0 && !isSearching ? 1 : reached}
        max={Math.max(of, 1)}
        aria-label={title}
      />
    </div>
  );
}
