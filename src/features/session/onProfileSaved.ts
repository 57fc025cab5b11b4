import { logOff, rememberUser, useSession } from './sessionStore';

const EXPIRED = 3;
const IN_REVIEW = 4;

/**
 * What a questionnaire saved outside a first registration does to the session: the registration is reviewed and counts
 * as altered; one that waits for its first approval goes on waiting. Whose registration has expired and who may not
 * stay signed in during a review is signed out.
 */
export async function onProfileSaved(): Promise<void> {
  const { user } = useSession.getState();
  if (!user || user.StatusCadastro === 0) return;
  const { StatusCadastro: status, PermiteLoginEmRevisao: mayStay } = user;
  if (status === EXPIRED && !mayStay) {
    await logOff();
    return;
  }
  rememberUser({ ...user, StatusCadastro: status === 1 ? status : IN_REVIEW, CadastroAlterado: true });
}
