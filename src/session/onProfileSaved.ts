import { statusOnceAnswered, wasSent } from '../../contract/lifeCycle';
import { host } from '../dialogs/dialogStore';
import { logOff, rememberUser, useSession } from './sessionStore';

/**
 * What a questionnaire saved outside a first registration does to the session: the registration is reviewed and counts
 * as altered; one that waits for its first approval goes on waiting. Whose registration has expired and who may not
 * stay signed in during a review is signed out, and told why and what comes next.
 */
export async function onProfileSaved(): Promise<void> {
  const { user } = useSession.getState();
  if (!user || !wasSent(user.StatusCadastro)) return;
  const status = statusOnceAnswered(user.StatusCadastro, user.PermiteLoginEmRevisao);
  if (status === undefined) {
    await logOff();
    void host.ask({ kind: 'success', ...SIGNED_OUT });
    return;
  }
  rememberUser({ ...user, StatusCadastro: status, CadastroAlterado: true });
}

const SIGNED_OUT = {
  title: 'Questionário atualizado',
  text: 'Suas respostas foram salvas e não serão pedidas de novo. Como o seu cadastro está vencido, você saiu da conta. Entre novamente para revisar as outras seções e enviar a atualização.',
};
