import { useState } from 'react';
import { Button } from '../../../engine/theme';
import type { CustomerType } from '../../api/accountTypes';
import { loadDisclaimers } from '../../api/loadDisclaimers';
import { isSilent } from '../../api/SessionLost';
import { host } from '../../dialogs/dialogStore';
import { Modal } from '../../dialogs/Modal';
import { findDisclaimer, NO_DISCLAIMER } from '../../disclaimers/findDisclaimer';
import { termsNodes } from '../../terms/termsNodes';
import rich from '../../ui/richText.module.css';

const LABEL = 'Saiba mais';
const PLACE = { section: 'Produtos', subSection: LABEL };

/** The button that tells what an investor profile is, in the words of the institution. */
export function LearnMore({ clientType }: { clientType: CustomerType }) {
  const [shown, setShown] = useState<ReturnType<typeof findDisclaimer>>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setShown(findDisclaimer(await loadDisclaimers(), { clientType, ...PLACE }));
    } catch (error) {
      if (isSilent(error)) return;
      await host.ask({ kind: 'error', title: 'Oops...', text: 'O texto não carregou. Tente novamente.' });
    } finally {
      setBusy(false);
    }
  };
  const close = () => setShown(undefined);
  return (
    <>
      <Button variant="quiet" compact aria-busy={isBusy || undefined} onClick={() => void open()}>
        {LABEL}
      </Button>
      {shown && (
        <Modal
          title={shown === NO_DISCLAIMER ? shown.title : LABEL}
          onClose={close}
          foot={
            <Button variant="primary" onClick={close}>
              Entendi
            </Button>
          }
        >
          <div className={rich.text}>{termsNodes(shown.text)}</div>
        </Modal>
      )}
    </>
  );
}
