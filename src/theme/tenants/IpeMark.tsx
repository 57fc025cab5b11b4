import css from './mark.module.css';

const PETALS = [0, 72, 144, 216, 288];

/** The flower of the ipê. */
export function IpeMark() {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={css.ground} width="32" height="32" rx="9" />
      {PETALS.map((angle) => (
        <ellipse
          key={angle}
          className={css.figure}
          cx="16"
          cy="9.9"
          rx="3.7"
          ry="4.7"
          transform={`rotate(${angle} 16 16)`}
        />
      ))}
      <circle className={css.ground} cx="16" cy="16" r="2.4" />
    </svg>
  );
}
