import type { ReactNode, Ref } from 'react';
import { classes, IconButton } from '../../engine/theme';
import css from './dialog.module.css';

export interface DialogHeadProps {
  /** Of the title, by which the dialog is named. */
  id: string;
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  onClose: () => void;
  /** The title, which takes the focus where nothing else does. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
}

/** The head of a dialog that is more than a message: its title, a line under it, and the button that closes it. */
export function DialogHead({ id, title, lead, onClose, titleRef, className }: DialogHeadProps) {
  return (
    <div className={classes(css.head, className)}>
      <div>
        <h2 ref={titleRef} className={css.title} id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <IconButton icon="close" label="Fechar" onClick={onClose} />
    </div>
  );
}
