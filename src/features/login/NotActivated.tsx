import { useState } from 'react';
import { resendActivation } from '../../api/resendActivation';
import { host } from '../../dialogs/dialogStore';
import { Alert } from '../../ui/Alert';
import { BusyButton } from '../../ui/BusyButton';
import css from './LoginPage.module.css';

/** The refusal of an account whose e-mail was never confirmed, with the way to a new e-mail. */
export function NotActivated({ message, userName }: { message: string; userName: string }) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const failure = await resendActivation(userName);
    setBusy(false);
    await host.ask(failure ? { kind: 'error', title: failure } : { kind: 'success', title: 'E-mail enviado!' });
  };
  return (
    <div className={css.notActivated}>
      <Alert kind="warning" role="alert" title={message}>
        <BusyButton variant="secondary" compact busy={isBusy} busyLabel="Enviando..." onClick={resend}>
          Reenviar e-mail para ativação
        </BusyButton>
      </Alert>
    </div>
  );
}
