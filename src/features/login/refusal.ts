import { foldText } from '../../../engine/core/text';
import type { PortalSettings } from '../session/settings';

/** What the login does about a refusal. */
export type Refusal =
  | { kind: 'notActivated'; message: string }
  | { kind: 'signUp' }
  | { kind: 'unknownClient'; message: string }
  | { kind: 'inReview' }
  | { kind: 'warning'; message: string };

const NOT_ACTIVATED = 'Cliente com e-mail não validado!';
/** What some servers say in its place. */
const NOT_ACTIVATED_TOO = 'Cliente não validado o e-mail!';
const UNKNOWN_CLIENT = 'Cliente não encontrado!';
const IN_REVIEW = 'Usuário está em processo de análise.';

/** Recognises the server's message, whatever its case, accents and outer spaces; what is recognised is shown accented. */
export function readRefusal(message: string, settings: PortalSettings): Refusal {
  const says = (text: string) => foldText(text) === foldText(message);
  if (says(NOT_ACTIVATED) || says(NOT_ACTIVATED_TOO)) return { kind: 'notActivated', message: NOT_ACTIVATED };
  if (says(UNKNOWN_CLIENT)) {
    return settings.signUpUnknown ? { kind: 'signUp' } : { kind: 'unknownClient', message: UNKNOWN_CLIENT };
  }
  if (says(IN_REVIEW)) return settings.customApproval ? { kind: 'inReview' } : { kind: 'warning', message: IN_REVIEW };
  return { kind: 'warning', message };
}
