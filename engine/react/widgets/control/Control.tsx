import type { ReactNode } from 'react';
import { classes } from '../../theme/classes';
import { Icon } from '../../theme/Icon';
import type { IconName } from '../../theme/iconPaths';
import { Spinner } from '../../theme/Spinner';
import type { WidgetProps } from '../types';
import styles from './Control.module.css';

/** The box around a text control, with what stands inside its edges. */
export function Control(props: {
  /** At the left, before the text: `R$`. */
  prefix?: string;
  /** At the right, after the text: `%`. */
  suffix?: string;
  /** At the right end: an icon, or a button of 44 px. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const { prefix, suffix, end, children } = props;
  return (
    <div
      className={classes(
        styles.control,
        prefix && styles.prefixed,
        suffix && styles.suffixed,
        Boolean(end) && styles.ended,
      )}
    >
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {children}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
      {end}
    </div>
  );
}

/** An icon at the right end of a control that clicks pass through. */
export function EndIcon({ icon, size, tone }: { icon: IconName; size?: 'sm'; tone?: 'ok' }) {
  return (
    <span className={classes(styles.end, tone && styles[tone])}>
      <Icon name={icon} size={size} />
    </span>
  );
}

/** A spinner in the same place; a word beside it says what is going on. */
export function EndSpinner() {
  return (
    <span className={styles.end}>
      <Spinner />
    </span>
  );
}

/** The end of a text control: a padlock when locked, a spinner while busy, what the widget puts there, else a tick with good news. */
export function endOf(
  { locked, note, busy, error }: Pick<WidgetProps, 'locked' | 'note' | 'busy' | 'error'>,
  own?: ReactNode,
): ReactNode {
  if (locked) return <EndIcon icon="lock" size="sm" />;
  if (busy) return <EndSpinner />;
  return own ?? (note && !error && <EndIcon icon="checkCircle" tone="ok" />);
}
