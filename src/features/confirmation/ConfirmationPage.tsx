import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as PAGE_MESSAGES from '../../../contract/pageMessages';
import { confirmAccount } from '../../api/confirmAccount';
import { host } from '../../dialogs/dialogStore';
import { EntryPage } from '../../shell/entry/EntryPage';
import { OtherWay } from '../../shell/entry/OtherWay';
import { Alert } from '../../ui/Alert';
import { BusyButton } from '../../ui/BusyButton';
import css from './ConfirmationPage.module.css';

const NO_ACCOUNT = 'Este link não confirma nenhuma conta.';
const NO_ANSWER = 'A confirmação não chegou ao servidor.';

/** `/ConfirmarConta/{id}`: confirms the account of a link from an e-mail, and only by a press. */
export function ConfirmationPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** Why the account is not confirmed: the words of the server, or ours. */
  const [refusal, setRefusal] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    const result = await confirmAccount(id);
    setBusy(false);
    if (result.kind === 'done' && result.data) {
      await host.ask({ kind: 'success', ...PAGE_MESSAGES.confirmed });
      navigate('/login', { replace: true });
      return;
    }
    const words = result.kind === 'failed' ? result.description : undefined;
    await host.ask({ kind: 'error', ...PAGE_MESSAGES.notConfirmed, ...(words && { text: words }) });
    setRefusal(words ?? (result.kind === 'done' ? NO_ACCOUNT : NO_ANSWER));
  };
  return (
    <EntryPage title="Confirmação de conta" lead="Clique abaixo para confirmar sua conta" motto={MOTTO}>
      <div className={css.body}>
        {refusal && (
          <Alert kind="warning" title={refusal}>
            {refusal === NO_ANSWER ? (
              <p>Seu link continua valendo. Aguarde um instante e clique de novo.</p>
            ) : (
              <p>
                Use o link do e-mail mais recente, inteiro. Para receber outro, entre com o seu usuário: a tela de
                acesso oferece um novo e-mail de ativação.
              </p>
            )}
          </Alert>
        )}
        <BusyButton variant="primary" block busy={isBusy} busyLabel="Confirmando..." onClick={() => void confirm()}>
          Confirmar conta
        </BusyButton>
      </div>
      <OtherWay question="Já confirmou?">
        <Link to="/login">Entrar</Link>
      </OtherWay>
    </EntryPage>
  );
}

const MOTTO = {
  title: 'Quase lá.',
  text: 'Com a conta confirmada, você entra e continua o seu cadastro quando quiser.',
};
