import { useState } from 'react';
import { loadSheet } from '../../api/loadSheet';
import { isSilent } from '../../api/SessionLost';
import { host } from '../../dialogs/dialogStore';
import { BusyButton } from '../../ui/BusyButton';

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

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address when the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
