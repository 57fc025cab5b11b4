import { useState } from 'react';
import { loadSheet } from '../../api/loadSheet';
import { isSilent } from '../../api/SessionLost';
import { host } from '../../dialogs/dialogStore';
import { BusyButton } from '../../ui/BusyButton';
import { saveFile } from '../../ui/saveFile';

/** Downloads the registration sheet. */
export function SheetButton() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await loadSheet(), 'ficha.pdf');
    } catch (error) {
      if (!isSilent(error)) {
        void host.ask({ kind: 'error', title: 'Oops...', text: 'Falha ao gerar ficha de cadastro' });
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton compact icon="download" busy={isBusy} busyLabel="Gerando..." onClick={() => void download()}>
      Baixar ficha cadastral
    </BusyButton>
  );
}
