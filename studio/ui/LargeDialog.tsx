import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './LargeDialog.module.css';
import { SmallButton } from './SmallButton';

/** A dialog over everything, open while it is mounted. Escape closes it, and the focus goes back to where it was. */
export function LargeDialog(props: {
  title: string;
  lead?: string;
  /** The buttons; the one that does it last. */
  foot: ReactNode;
  children: ReactNode;
  onClose(): void;
  /** Enter in a field. */
  onSubmit(): void;
}) {
  const { title, lead, foot, children, onClose, onSubmit } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.head}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          <SmallButton icon="close" label="Fechar" onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <section className={styles.body} tabIndex={0} aria-labelledby={`${id}-title`}>
          {children}
        </section>
        <div className={styles.foot}>{foot}</div>
      </form>
    </dialog>
  );
}
