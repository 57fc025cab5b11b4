import { BusyButton } from '../../ui/BusyButton';
import css from './ChangedPanel.module.css';

export interface ChangedPanelProps {
  /** Why it cannot be sent yet. */
  reason?: string | undefined;
  isSending: boolean;
  onSend: () => void;
}

/** The registration was altered: it may be sent for review. */
export function ChangedPanel({ reason, isSending, onSend }: ChangedPanelProps) {
  return (
    <section className={css.panel} aria-labelledby="alterado">
      <div className={css.words}>
        <h2 className={css.title} id="alterado">
          Cadastro Alterado
        </h2>
        <p className={css.text} id="alterado-motivo">
          {reason ?? 'As alterações estão salvas. Envie o cadastro para que elas sejam analisadas.'}
        </p>
      </div>
      <BusyButton
        variant="primary"
        className={css.send}
        disabled={reason !== undefined}
        aria-describedby="alterado-motivo"
        busy={isSending}
        busyLabel="Enviando..."
        onClick={onSend}
      >
        Enviar cadastro atualizado
      </BusyButton>
    </section>
  );
}
