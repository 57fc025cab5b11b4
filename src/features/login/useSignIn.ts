import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signIn } from '../../api/signIn';
import { host } from '../dialogs/dialogStore';
import { hashPassword } from '../session/hashPassword';
import { openSession } from '../session/sessionStore';
import type { PortalSettings } from '../session/settings';
import type { AccountKind } from './accounts';
import type { LoginInput } from './checkLogin';
import { readRefusal } from './refusal';
import { refusalDialog } from './refusalDialog';
import { toWireUserName } from './userName';

/** Signs in, and speaks about what was refused. `notActivated` is the message that offers a new activation e-mail. */
export function useSignIn(settings: PortalSettings) {
  const navigate = useNavigate();
  const [notActivated, setNotActivated] = useState<string>();

  async function submit(account: AccountKind, input: LoginInput): Promise<void> {
    setNotActivated(undefined);
    const result = await signIn({
      Usuario: toWireUserName(input.user, account.document),
      Senha: await hashPassword(input.password),
      TipoCliente: account.type,
    });
    if (result.kind === 'signedIn') {
      openSession(result.token, result.user);
      navigate('/', { replace: true });
      return;
    }
    const refusal = readRefusal(result.message, settings);
    if (refusal.kind === 'notActivated') setNotActivated(refusal.message);
    else if (refusal.kind === 'signUp') navigate('/CadastroInicio');
    else await host.ask(refusalDialog(refusal));
  }

  return { submit, notActivated, clearNotActivated: () => setNotActivated(undefined) };
}
