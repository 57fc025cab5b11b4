import type { ModalProps } from '../../../engine/block';
import { Modal } from '../../dialogs/Modal';
import { useOwnEntry } from '../../history/useOwnEntry';

/**
 * The dialog of a row of a list: the way back closes it, as its button does, in place of leaving the page, and the way
 * forward opens it again.
 */
export function RowModal({ name, ...props }: ModalProps) {
  useOwnEntry(true, props.onClose, 'row', name);
  return <Modal {...props} />;
}
