import { BusyButton } from '../../ui/BusyButton';
import css from './ChangedPanel.module.css';

export interface ChangedPanelProps {
  /** Why it cannot be sent yet. */
  reason?: string | undefined;
  /** Something was altered; a renewal may also be sent as it was. */
  isChanged: boolean;
  isSending: boolean;
  onSend: () => void;
}

const CHANGED = 'As alterações estão salvas. Envie o cadastro para que elas sejam analisadas.';
const UNCHANGED = 'Nenhum dado mudou. Envie o cadastro para concluir a renovação.';

/** The registration was altered, or reviewed: it may be sent for review. */
export function ChangedPanel({ reason, isChanged, isSending, onSend }: ChangedPanelProps) {
  return (
    <section className={css.panel} aria-labelledby="alterado">
      <div className={css.words}>
        <h2 className={css.title} id="alterado">
          {isChanged ? 'Cadastro Alterado' : 'Cadastro revisado'}
        </h2>
        <p className={css.text} id="alterado-motivo">
          {reason ?? (isChanged ? CHANGED : UNCHANGED)}
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
