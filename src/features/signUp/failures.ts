import { foldText } from '../../../engine/core/text';
import type { PublicResult } from '../../api/publicCall';
import { host } from '../dialogs/dialogStore';

/** Two spellings of the same condition. */
const NOT_CONFIRMED = ['Cliente não validado o e-mail!', 'Cliente com e-mail não validado!'].map(foldText);

/** Says why no account came of a sign-up. */
export function tellNotCreated({ description }: Extract<PublicResult, { kind: 'failed' }>): Promise<unknown> {
  return host.ask({ kind: 'error', title: 'Falha na criação da conta', text: description ?? 'Dados inválidos' });
}

/** Says that the sign-in that follows a sign-up by itself failed. */
export function tellNotSignedIn(message: string): Promise<unknown> {
  const way = NOT_CONFIRMED.includes(foldText(message))
    ? 'Confirme seu endereço de e-mail.'
    : 'Entre em contato com o suporte.';
  return host.ask({ kind: 'error', title: `Falha na autenticação. ${way}` });
}
