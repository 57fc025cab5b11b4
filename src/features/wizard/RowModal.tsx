import type { ModalProps } from '../../../engine/react/form/FormContext';
import { Modal } from '../../dialogs/Modal';
import { useOwnEntry } from '../../history/useOwnEntry';

/** The dialog of a row of a list: the way back closes it, as its button does, in place of leaving the page. */
export function RowModal(props: ModalProps) {
  useOwnEntry(true, props.onClose);
  return <Modal {...props} />;
}
