import { useSyncExternalStore } from 'react';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import { Spinner } from '../theme/Spinner';
import type { LiveValue } from '../widgets/types';
import styles from './FieldFrame.module.css';
import type { FieldState } from './fieldAria';

interface Props extends Pick<FieldState, 'id' | 'error' | 'told' | 'note' | 'busy'> {
  alert: boolean | undefined;
  isTold: boolean | undefined;
  /** Where there is one, its error stands in place of `error` and `isTold`: an error draws this line and not the field. */
  live: LiveValue | undefined;
}

/** The line under a field: what was just not taken, else the error, else good news; empty without any of them. */
export function FieldMessage({ id, told, note, busy, alert, live, ...drawn }: Props) {
  const now = useSyncExternalStore(live?.followError ?? followNothing, live?.error ?? nothing);
  const { text: error, isTold } = live ? (now ?? NO_ERROR) : { text: drawn.error, isTold: drawn.isTold };
  // What was just not taken comes first, and goes before the error does.
  const text = told || error || note;
  return (
    <p
      className={classes(styles.message, told ? styles.told : error ? styles.error : note && !busy && styles.note)}
      // Already so while it is empty: readers miss the first words of a region that is new to them.
      aria-live={alert && !told && (error || !note) ? 'assertive' : isTold && !told ? 'off' : 'polite'}
      role={told ? 'status' : alert && error ? 'alert' : undefined}
    >
      {text &&
        (busy && !error && !told ? (
          <Spinner className={styles.spinner} />
        ) : (
          <Icon name={told ? 'info' : error ? 'alert' : 'checkCircle'} size="sm" />
        ))}
      {text && <span id={`${id}-message`}>{text}</span>}
    </p>
  );
}

const NO_ERROR = { text: undefined, isTold: false };
const nothing = () => undefined;
const followNothing = () => nothing;
