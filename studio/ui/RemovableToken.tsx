import type { ReactNode } from 'react';
import { Icon } from '../../engine/react/theme/Icon';
import styles from './RemovableToken.module.css';

/** A value of a sentence that Enter, Backspace, Delete or a press takes away. */
export function RemovableToken(props: {
  children: ReactNode;
  /** What is taken away, for readers. */
  label: string;
  isHit?: boolean;
  isDisabled?: boolean | undefined;
  onRemove(): void;
}) {
  const { children, label, isHit, isDisabled, onRemove } = props;
  return (
    <button
      type="button"
      data-token
      data-hit={isHit || undefined}
      className={styles.token}
      disabled={isDisabled}
      aria-label={`Retirar ${label}`}
      onClick={onRemove}
      onKeyDown={(event) => {
        if (event.key !== 'Backspace' && event.key !== 'Delete') return;
        event.preventDefault();
        onRemove();
      }}
    >
      <span className={styles.text}>{children}</span>
      <Icon name="close" size="sm" />
    </button>
  );
}
