import { createContext, useContext, useState } from 'react';
import { classes } from '../../engine/react/theme/classes';
import { loadDisclaimers } from '../api/loadDisclaimers';
import { isSilent } from '../api/SessionLost';
import { host } from '../dialogs/dialogStore';
import { useSession } from '../session/sessionStore';
import rich from '../ui/richText.module.css';
import { findDisclaimer } from './findDisclaimer';
import css from './SectionHelp.module.css';

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
      const [disclaimers, { termsNodes }] = await Promise.all([loadDisclaimers(), import('../terms/termsNodes')]);
      const { title, text } = findDisclaimer(disclaimers, { clientType, section: tab, subSection: section });
      void host.ask({
        kind: 'question',
        title,
        text: <div className={classes(rich.text, css.text)}>{termsNodes(text)}</div>,
        yes: 'Entendi',
      });
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
