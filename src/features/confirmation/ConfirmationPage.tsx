import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { confirmAccount } from '../../api/confirmAccount';
import { Alert } from '../../ui/Alert';
import { BusyButton } from '../../ui/BusyButton';
import { host } from '../dialogs/dialogStore';
import { EntryPage } from '../entry/EntryPage';
import { OtherWay } from '../publicForm/OtherWay';
import css from './ConfirmationPage.module.css';

const FAILED = 'Falha na validação da conta';

/** `/ConfirmarConta/{id}`: confirms the account of a link from an e-mail, and only by a press. */
export function ConfirmationPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** Why it was refused: the words of the server, or none. */
  const [refusal, setRefusal] = useState<{ words?: string }>();

  const confirm = async () => {
    setBusy(true);
    const result = await confirmAccount(id);
    setBusy(false);
    if (result.kind === 'done' && result.data) {
      await host.ask({
        kind: 'success',
        title: 'E-mail validado com sucesso! Faça o login para utilizar sua conta.',
      });
      navigate('/login', { replace: true });
      return;
    }
    const words = result.kind === 'failed' ? result.description : undefined;
    await host.ask({ kind: 'error', title: FAILED, ...(words && { text: words }) });
    setRefusal({ ...(words && { words }) });
  };
  return (
    <EntryPage title="Confirmação de conta" lead="Clique abaixo para confirmar sua conta" motto={MOTTO}>
      <div className={css.body}>
        {refusal && (
          <Alert kind="warning" title={refusal.words ?? 'Este link não confirma nenhuma conta.'}>
            <p>
              Use o link do e-mail mais recente, inteiro. Para receber outro, entre com o seu usuário: a tela de acesso
              oferece um novo e-mail de ativação.
            </p>
          </Alert>
        )}
        <BusyButton variant="primary" block busy={isBusy} busyLabel="Confirmando..." onClick={() => void confirm()}>
          Confirmar conta
        </BusyButton>
      </div>
      <OtherWay question="Já confirmou?" to="/login">
        Entrar
      </OtherWay>
    </EntryPage>
  );
}

const MOTTO = {
  title: 'Quase lá.',
  text: 'Com a conta confirmada, você entra e continua o seu cadastro quando quiser.',
};
