import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button, ChoiceCard, classes } from '../../engine/theme';
import { host } from '../dialogs/dialogStore';
import { Modal } from '../dialogs/Modal';
import { BusyButton } from '../ui/BusyButton';
import rich from '../ui/richText.module.css';
import { printText } from './printText';
import css from './TermsModal.module.css';
import { termsNodes } from './termsNodes';

export interface TermsModalProps {
  /** The name of the document or product. */
  title: string;
  /** The text of the terms; it may come from anywhere, and is shown without anything that could act. */
  html: string;
  /** What "Confirmar" does, once the terms are accepted; without it they are only read. */
  onConfirm?: () => Promise<void>;
  /** Other words than "Confirmar". */
  confirmLabel?: { idle: string; busy: string };
  /** Asked before the acceptance is looked at; false, which was told, stops it. */
  mayConfirm?: () => Promise<boolean>;
  /** Whether the text can be printed. */
  canPrint?: boolean;
  onClose: () => void;
  /** Between the text and the mark of acceptance. */
  children?: ReactNode;
}

const LOOK = classes(rich.text, css.terms);
const CONFIRM = { idle: 'Confirmar', busy: 'Confirmando...' };

/** Terms to read, and to accept by a mark and a press. Whoever confirms without the mark is told so. */
export function TermsModal(props: TermsModalProps) {
  const { title, html, onConfirm, confirmLabel = CONFIRM, mayConfirm, canPrint, onClose, children } = props;
  const terms = useRef<HTMLElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = useMemo(() => termsNodes(html), [html]);
  const confirm = async () => {
    if (mayConfirm && !(await mayConfirm())) return;
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
        <>
          <div className={css.others}>
            {canPrint && (
              <Button variant="quiet" icon="file" onClick={() => printText(title, terms.current)}>
                Imprimir
              </Button>
            )}
            <Button onClick={close}>Voltar</Button>
          </div>
          {onConfirm && (
            <BusyButton variant="primary" busy={isBusy} busyLabel={confirmLabel.busy} onClick={() => void confirm()}>
              {confirmLabel.idle}
            </BusyButton>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that does not fit is scrolled by key */}
      <section ref={terms} className={LOOK} aria-label={`Texto: ${title}`} tabIndex={0} data-autofocus="">
        {text}
      </section>
      {children}
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
