import { type ComponentType, type ReactNode, useState } from 'react';
import { host } from '../../dialogs/dialogStore';

/** Opens the dialog that asks for a new password, whose script comes with it; the dialog stands where `modal` is put. */
export function useChangePassword(): { changePassword: () => Promise<void>; modal: ReactNode } {
  const [Modal, setModal] = useState<ComponentType<{ onClose: () => void }>>();
  const changePassword = async () => {
    try {
      const { ChangePasswordModal } = await import('./ChangePasswordModal');
      setModal(() => ChangePasswordModal);
    } catch {
      void host.ask({ kind: 'error', title: 'Alteração de senha', text: 'A página não carregou. Tente novamente.' });
    }
  };
  return { changePassword, modal: Modal && <Modal onClose={() => setModal(undefined)} /> };
}
