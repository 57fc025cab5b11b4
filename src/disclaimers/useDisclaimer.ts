import { createContext, useContext, useState } from 'react';
import { isSilent } from '../api/SessionLost';
import { host } from '../dialogs/dialogStore';
import { useSession } from '../session/sessionStore';

const Tab = createContext('');

/** The title of the tab that the sections below it stand in. */
export const HelpTab = Tab.Provider;

/** How to show what the institution has to say about a section, and whether it is on its way. */
export function useDisclaimer(section: string): { show: () => Promise<void>; isBusy: boolean } {
  const tab = useContext(Tab);
  const clientType = useSession((session) => session.user?.TipoCliente);
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    if (isBusy || !clientType) return;
    setBusy(true);
    try {
      const { loadInstruction } = await import('./instruction');
      const instruction = await loadInstruction({ clientType, section: tab, subSection: section });
      void host.ask({ kind: 'question', ...instruction, yes: 'Entendi' });
    } catch (error) {
      if (isSilent(error)) return;
      void host.ask({
        kind: 'error',
        title: 'Oops...',
        text: 'As instruções desta seção não carregaram. Tente novamente.',
      });
    } finally {
      setBusy(false);
    }
  };
  return { show, isBusy };
}
