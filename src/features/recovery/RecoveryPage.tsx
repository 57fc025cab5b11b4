import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as PAGE_MESSAGES from '../../../contract/pageMessages';
import { PUBLIC_FORMS } from '../../../contract/publicForms';
import type { JsonObject } from '../../../engine/core';
import { Button } from '../../../engine/theme';
import type { CustomerType } from '../../api/accountTypes';
import { recoverPassword } from '../../api/recoverPassword';
import { host } from '../../dialogs/dialogStore';
import { FormFields } from '../../publicForm/FormFields';
import { FormPage } from '../../publicForm/FormPage';
import { NoTypes } from '../../publicForm/NoTypes';
import { usePublicForm } from '../../publicForm/usePublicForm';
import { OtherWay } from '../../shell/entry/OtherWay';
import { Alert } from '../../ui/Alert';
import css from './RecoveryPage.module.css';

const SUBMIT = { label: 'Recuperar senha', busyLabel: 'Enviando...' };

/** `/RecuperarSenha`: asks for a password by e-mail. */
export function RecoveryPage() {
  const opened = usePublicForm(PUBLIC_FORMS['/recuperarsenha']);
  const [isSent, setSent] = useState(false);

  const send = async (data: JsonObject) => {
    const done = await recoverPassword({
      Email: String(data.Email).trim().toLowerCase(),
      TipoCliente: data.TipoCliente as CustomerType,
      Apelido: String(data.Apelido ?? ''),
    });
    await host.ask(done ? SENT : UNKNOWN);
    setSent(done);
  };
  return (
    <FormPage
      title="Recuperar senha"
      lead={isSent ? undefined : 'Enviamos uma senha por e-mail.'}
      motto={MOTTO}
      opened={opened}
      fields={2}
      end={
        <OtherWay question={isSent ? 'Já recebeu a senha?' : 'Lembrou a senha?'}>
          <Link to="/login">Entrar</Link>
        </OtherWay>
      }
    >
      {({ standalone, settings }) => {
        if (settings.types.length === 0) return <NoTypes />;
        if (!isSent) return <FormFields standalone={standalone} submit={SUBMIT} onSubmit={send} />;
        const again = () => {
          standalone.reset();
          setSent(false);
        };
        return (
          <div className={css.sent}>
            <Alert kind="success" title="E-mail enviado">
              <p>
                A senha vale por 24 horas e passa a ser a sua no primeiro acesso com ela. Até lá, a senha atual vale.
              </p>
              <p>Se o e-mail não chegar em alguns minutos, confira a caixa de spam.</p>
            </Alert>
            <Button block onClick={again}>
              Recuperar outra senha
            </Button>
          </div>
        );
      }}
    </FormPage>
  );
}

const MOTTO = {
  title: 'De volta à sua conta.',
  text: 'Diga qual é o cadastro. A senha chega no e-mail que você informou ao se cadastrar.',
};
const SENT = { kind: 'success', ...PAGE_MESSAGES.passwordSent } as const;
const UNKNOWN = { kind: 'error', ...PAGE_MESSAGES.passwordNotSent } as const;
