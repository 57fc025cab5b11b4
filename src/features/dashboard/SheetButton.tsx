import { loadSheet } from '../../api/loadSheet';
import { useWork } from '../../dialogs/useWork';
import { BusyButton } from '../../ui/BusyButton';
import { saveFile } from '../../ui/saveFile';

/** Downloads the registration sheet. */
export function SheetButton() {
  const { isBusy, run } = useWork('Oops...');
  const download = () => run(async () => saveFile(await loadSheet(), 'ficha.pdf'), 'Falha ao gerar ficha de cadastro');
  return (
    <BusyButton compact icon="download" busy={isBusy} busyLabel="Gerando..." onClick={() => void download()}>
      Baixar ficha cadastral
    </BusyButton>
  );
}
