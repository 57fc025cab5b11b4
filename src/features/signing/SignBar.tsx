import { useId, useRef, useState } from 'react';
import { ChoiceCard, Icon } from '../../../engine/theme';
import { host } from '../../dialogs/dialogStore';
import { BusyButton } from '../../ui/BusyButton';
import { FootBar } from '../../ui/FootBar';
import css from './SignBar.module.css';

const UNREAD = 'Você precisa aceitar os termos antes de confirmar a assinatura.';

/** At the foot of a document: the declaration that it was read, and the signature, which is asked for once more. */
export function SignBar({ isBusy, onSign }: { isBusy: boolean; onSign: () => Promise<void> }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const confirm = async () => {
    if (!isAccepted) {
      setWrong(true);
      box.current?.focus({ preventScroll: true });
      return;
    }
    if (await host.ask(QUESTION)) await onSign();
  };
  return (
    <FootBar label="Assinar o documento" className={css.bar} inside={css.inside}>
      <div>
        <ChoiceCard
          type="checkbox"
          ref={box}
          checked={isAccepted}
          disabled={isBusy}
          invalid={isWrong}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-message` : undefined}
          onChange={(event) => {
            setAccepted(event.currentTarget.checked);
            setWrong(false);
          }}
        >
          Declaro que li e aceito os termos do documento.
        </ChoiceCard>
        <p className={css.message} id={`${id}-message`} role="alert">
          {isWrong && (
            <>
              <Icon name="alert" size="sm" />
              <span>{UNREAD}</span>
            </>
          )}
        </p>
      </div>
      <BusyButton
        variant="primary"
        icon="signature"
        busy={isBusy}
        busyLabel="Assinando..."
        onClick={() => void confirm()}
      >
        Confirmar assinatura
      </BusyButton>
    </FootBar>
  );
}

const QUESTION = {
  kind: 'question',
  title: 'Confirmação de assinatura',
  text: 'Você confirma que leu e aceita os termos?',
  yes: 'Sim, assinar',
  no: 'Cancelar',
} as const;
