import { useNavigate } from 'react-router-dom';
import { Button } from '../../../engine/theme';
import type { ReceiptSheet } from '../../session/receipt';
import { BusyButton } from '../../ui/BusyButton';
import { saveFile } from '../../ui/saveFile';

interface Props {
  sheet: ReceiptSheet;
  isSignedIn: boolean;
}

/** Whether the sheet is not here any more: another page has it. */
export const isElsewhere = ({ kind }: ReceiptSheet): boolean => kind === 'failed' || kind === 'over';

/** Hands the sheet over; where it is not here any more, the way to where it is. */
export function SheetToTake({ sheet, isSignedIn }: Props) {
  const navigate = useNavigate();
  if (isElsewhere(sheet)) {
    return (
      <Button variant="primary" onClick={() => navigate(isSignedIn ? '/' : '/login')}>
        {isSignedIn ? 'Ir para o painel' : 'Entrar novamente'}
      </Button>
    );
  }
  return (
    <BusyButton
      variant="primary"
      icon="download"
      busy={sheet.kind === 'making'}
      busyLabel="Preparando ficha..."
      onClick={() => sheet.kind === 'ready' && saveFile(sheet.file, 'ficha.pdf')}
    >
      Baixar ficha cadastral
    </BusyButton>
  );
}
