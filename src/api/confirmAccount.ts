import { type PublicResult, publicCall } from './publicCall';

/** Confirms the account of a link. Its `data` is true when it is confirmed. */
export function confirmAccount(guid: string): Promise<PublicResult> {
  return publicCall('/register/ativar-conta', { ClienteGuid: guid });
}
