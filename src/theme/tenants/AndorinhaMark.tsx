import css from './mark.module.css';

/** A swallow in flight. */
export function AndorinhaMark() {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={css.ground} width="32" height="32" rx="9" />
      <path
        className={css.figure}
        d="M6 9.2c5.6.1 9.2 2.1 11.3 5.5 1.4-2.7 4-5 8.7-6.2-2.3 1.9-3.6 4-4.1 6.4-.7 3.4-3 5.6-6.3 6.2l-3.1 4.4.4-3.6-4.4 1.7 3.9-3.9c1-.9 1.5-1.9 1.3-3.2C13.3 13.2 10.4 10.6 6 9.2z"
      />
    </svg>
  );
}
