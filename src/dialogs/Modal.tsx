import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { classes } from '../../engine/theme';
import { useGuard } from '../history/useMoves';
import { DialogHead } from './DialogHead';
import css from './dialog.module.css';
import { useModalDialog } from './useModalDialog';

const FIRST_FIELD = '[data-autofocus], input:not([type=hidden]), select, textarea';

export interface ModalProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The buttons; the primary one last. */
  foot?: ReactNode;
  /** 720 instead of 600 px. */
  wide?: boolean;
  /** The close button or Escape: whoever shows the modal decides whether to take it away. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog for a form or a longer text, open while it is mounted; the way back closes it like Escape. The focus goes to its first field, else its title.
 */
export function Modal({ title, lead, foot, wide, onClose, children }: ModalProps) {
  const id = useId();
  const ref = useModalDialog(onClose, (dialog) => {
    return dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>('h2');
  });
  useGuard(() => () => onClose());
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker that is given up sends the same event from inside.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classes(css.dialog, wide && css.wide)}
      aria-labelledby={`${id}-title`}
      onCancel={onCancel}
    >
      <DialogHead id={`${id}-title`} title={title} lead={lead} onClose={onClose} />
      <div className={css.body} data-scrolls="">
        {children}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </dialog>
  );
}
