import { STATUS, statusOnceSent } from '../../contract/lifeCycle';
import type { User } from '../api/user';
import { host } from '../dialogs/dialogStore';
import { logOff, rememberUser } from './sessionStore';

/** The texts of the wizard that was sent. */
type Texts = Readonly<Record<string, string>>;

/** Tells that a form beside the registration was sent. */
export function tellFormSent(texts: Texts): Promise<boolean> {
  return host.ask({ kind: 'success', title: texts.formSent ?? '' });
}

/**
 * What follows once a registration was sent. Before its first approval the client is told to wait, and signed out on
 * confirming it; any other is under review at once, without a new read, and its client stays signed in.
 */
export async function endSending(user: User, texts: Texts): Promise<void> {
  const status = statusOnceSent(user.StatusCadastro);
  if (status === STATUS.inApproval) {
    await host.ask({
      kind: 'success',
      title: texts.sentTitle ?? '',
      text: texts.sentText,
    });
    await logOff();
    return;
  }
  rememberUser({
    ...user,
    StatusCadastro: status,
    CadastroAlterado: false,
    RenovacaoCadastral: false,
    SecoesRenovadas: [],
  });
  await host.ask({
    kind: 'warning',
    title: texts.sentAgainTitle ?? '',
    text: texts.sentAgainText,
    yes: 'OK',
  });
}
