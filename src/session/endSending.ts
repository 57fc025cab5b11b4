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

/** What was sent, and the way to the page of its receipt. */
export interface Sent {
  /** What the wizard is called, and how many sections of it were sent. */
  title: string;
  sections: number;
  show: () => void;
}

/**
 * What follows once a registration was sent. Before its first approval the client is told to wait, and signed out on
 * confirming it; any other is under review at once, without a new read, and its client stays signed in. Both end at a
 * receipt, fetched while the dialog is read.
 */
export async function endSending(user: User, texts: Texts, sent: Sent): Promise<void> {
  const status = statusOnceSent(user.StatusCadastro);
  const isUpdate = status !== STATUS.inApproval;
  const receipt = prepare(user, texts, { ...sent, isUpdate });
  if (!isUpdate) {
    await host.ask({
      kind: 'success',
      title: texts.sentTitle ?? '',
      text: texts.sentText,
    });
    if (await receipt.isBegun) sent.show();
    await receipt.isThere;
    await logOff();
    return;
  }
  rememberUser({
    ...user,
    StatusCadastro: status,
    CadastroAlterado: false,
    RenovacaoCadastral: false,
    SecoesRenovadas: [],
    SecoesSemMudanca: [],
  });
  await host.ask({
    kind: 'warning',
    title: texts.sentAgainTitle ?? '',
    text: texts.sentAgainText,
    yes: 'OK',
  });
  if (await receipt.isBegun) sent.show();
}

/** Without its script there is no receipt, and all else goes on. */
function prepare(user: User, texts: Texts, { title, sections, isUpdate }: Sent & { isUpdate: boolean }) {
  const begun = import('./receipt').then(({ prepareReceipt }) => ({
    isThere: prepareReceipt({
      title: isUpdate ? 'Cadastro atualizado enviado' : (texts.sentTitle ?? ''),
      next: (isUpdate ? texts.sentAgainText : texts.sentText) ?? '',
      name: user.NomeRazaoSocial,
      what: `${title}: ${sections} ${sections === 1 ? 'seção' : 'seções'}`,
      isUpdate,
    }),
  }));
  return {
    isBegun: begun.then(
      () => true,
      () => false,
    ),
    isThere: begun.then(({ isThere }) => isThere).catch(() => undefined),
  };
}
