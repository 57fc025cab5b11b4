import { useMemo, useState } from 'react';
import { Button } from '../../../engine/react/theme/Button';
import { ChoiceCard } from '../../../engine/react/widgets/choices/ChoiceCard';
import { host } from '../../features/dialogs/dialogStore';
import { Modal } from '../../features/dialogs/Modal';
import { BusyButton } from '../../ui/BusyButton';
import css from './TermsModal.module.css';
import { termsNodes } from './termsNodes';

export interface TermsModalProps {
  /** The name of the document or product. */
  title: string;
  /** The text of the terms; it may come from anywhere, and is shown without anything that could act. */
  html: string;
  /** What "Confirmar" does, once the terms are accepted; without it they are only read. */
  onConfirm?: () => Promise<void>;
  onClose: () => void;
}

/** Terms to read, and to accept by a mark and a press. Whoever confirms without the mark is told so. */
export function TermsModal({ title, html, onConfirm, onClose }: TermsModalProps) {
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = useMemo(() => termsNodes(html), [html]);
  const confirm = async () => {
    if (!isAccepted) {
      await host.ask({
        kind: 'error',
        title: 'Oops...',
        text: 'Necessário aceitar os termos para confirmar adesão ao produto',
      });
      return;
    }
    setBusy(true);
    await onConfirm?.().finally(() => setBusy(false));
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      title={title}
      onClose={close}
      foot={
        onConfirm ? (
          <>
            <Button onClick={close}>Voltar</Button>
            <BusyButton variant="primary" busy={isBusy} busyLabel="Confirmando..." onClick={() => void confirm()}>
              Confirmar
            </BusyButton>
          </>
        ) : (
          <Button onClick={close}>Voltar</Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that does not fit is scrolled by key */}
      <section className={css.terms} aria-label={`Texto: ${title}`} tabIndex={0} data-autofocus="">
        {text}
      </section>
      {onConfirm && (
        <div className={css.acceptance}>
          <ChoiceCard
            type="checkbox"
            checked={isAccepted}
            disabled={isBusy}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          >
            Li e aceito os termos de uso.
          </ChoiceCard>
        </div>
      )}
    </Modal>
  );
}
