import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ModalProps } from '../form/FormContext';
import { classes } from '../theme/classes';
import styles from './PlainModal.module.css';

/** The browser's own dialog, in the look of the design tokens: Escape closes it as its buttons do, the focus goes to its first field. */
export function PlainModal({ title, onClose, foot, wide, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    return () => shown?.close();
  }, []);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker that is given up sends the same event from inside.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={classes(styles.dialog, wide && styles.wide)} aria-labelledby={id} onCancel={cancel}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.foot}>{foot}</div>
    </dialog>
  );
}
