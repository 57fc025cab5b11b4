import { STATUS } from '../../../contract/registration';
import { logOff, rememberUser, useSession } from './sessionStore';

/**
 * What a questionnaire saved outside a first registration does to the session: the registration is reviewed and counts
 * as altered; one that waits for its first approval goes on waiting. Whose registration has expired and who may not
 * stay signed in during a review is signed out.
 */
export async function onProfileSaved(): Promise<void> {
  const { user } = useSession.getState();
  if (!user || user.StatusCadastro === STATUS.notStarted) return;
  const { StatusCadastro: status, PermiteLoginEmRevisao: mayStay } = user;
  if (status === STATUS.expired && !mayStay) {
    await logOff();
    return;
  }
  rememberUser({
    ...user,
    StatusCadastro: status === STATUS.inApproval ? status : STATUS.inReview,
    CadastroAlterado: true,
  });
}
