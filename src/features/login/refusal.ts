import { foldText } from '../../../engine/core/text';
import type { PortalSettings } from '../session/settings';

/** What the login does about a refusal. */
export type Refusal =
  | { kind: 'notActivated'; message: string }
  | { kind: 'signUp' }
  | { kind: 'unknownClient'; message: string }
  | { kind: 'inReview' }
  | { kind: 'approved' }
  | { kind: 'warning'; message: string };

const NOT_ACTIVATED = 'Cliente com e-mail não validado!';
/** What some servers say in its place. */
const NOT_ACTIVATED_TOO = 'Cliente não validado o e-mail!';
const UNKNOWN_CLIENT = 'Cliente não encontrado!';
const APPROVED = 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.';
const WRONG_TOKEN = 'O Token informado não é válido! Verifique e tente novamente.';
export const IN_REVIEW = 'Usuário está em processo de análise.';

/** Recognises the server's message, whatever its case, accents and outer spaces; what is recognised is shown accented. */
export function readRefusal(message: string, settings: PortalSettings): Refusal {
  const says = (text: string) => foldText(text) === foldText(message);
  if (says(NOT_ACTIVATED) || says(NOT_ACTIVATED_TOO)) return { kind: 'notActivated', message: NOT_ACTIVATED };
  if (says(UNKNOWN_CLIENT)) {
    return settings.signUpUnknown ? { kind: 'signUp' } : { kind: 'unknownClient', message: UNKNOWN_CLIENT };
  }
  if (says(IN_REVIEW)) return settings.customApproval ? { kind: 'inReview' } : { kind: 'warning', message: IN_REVIEW };
  if (says(APPROVED) && settings.customApproval) return { kind: 'approved' };
  return { kind: 'warning', message: says(WRONG_TOKEN) ? WRONG_TOKEN : message };
}
