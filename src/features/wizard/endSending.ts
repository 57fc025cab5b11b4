import { STATUS } from '../../../contract/registration';
import type { User } from '../../api/user';
import { host } from '../dialogs/dialogStore';
import { logOff, rememberUser } from '../session/sessionStore';

/**
 * What follows once a registration was sent. Before its first approval the client is told to wait, and signed out on
 * confirming it; any other is under review at once, without a new read, and its client stays signed in.
 */
export async function endSending(user: User): Promise<void> {
  if (user.StatusCadastro <= STATUS.inApproval) {
    await host.ask({
      kind: 'success',
      title: 'Cadastro enviado para análise!',
      text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
    });
    await logOff();
    return;
  }
  rememberUser({
    ...user,
    StatusCadastro: STATUS.inReview,
    CadastroAlterado: false,
    RenovacaoCadastral: false,
    SecoesRenovadas: [],
  });
  await host.ask({
    kind: 'success',
    title: 'Cadastro atualizado',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
  });
}
