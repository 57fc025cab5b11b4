import type { ReactNode } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as Plain } from 'react-aria-components';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  wide?: boolean;
}

/** A dialog of the tool. Escape and a click beside it close it, and the focus goes back to what opened it. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={`${styles.modal} ${wide ? styles.wide : ''}`}>
        <Plain className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {children}
        </Plain>
      </Modal>
    </ModalOverlay>
  );
}

/** The answers of a dialog, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
