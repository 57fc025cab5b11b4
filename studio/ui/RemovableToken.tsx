import type { ReactNode } from 'react';
import { Icon } from '../../engine/theme';
import { keepFocusNear } from './keepFocusNear';
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
  const remove = (token: HTMLElement) => {
    keepFocusNear(token);
    onRemove();
  };
  return (
    <button
      type="button"
      data-token
      data-hit={isHit || undefined}
      className={styles.token}
      disabled={isDisabled}
      aria-label={`Retirar ${label}`}
      onClick={({ currentTarget }) => remove(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Backspace' && event.key !== 'Delete') return;
        event.preventDefault();
        remove(event.currentTarget);
      }}
    >
      <span className={styles.text}>{children}</span>
      <Icon name="close" size="sm" />
    </button>
  );
}
