import { createHash } from 'node:crypto';
import type { Origin } from '../../http/attempts';
import { Refusal } from '../../http/refusal';
import { MINUTE_MS } from '../../mail/letter';
import { actOnce } from '../../storage/once';
import type { Services } from '../../storage/services';
import { sendToken } from '../tokens/sendToken';
import { checkToken, type GivenToken, passTokenOn } from '../tokens/token';
import { createAccount } from './createAccount';
import type { SignUp } from './readSignUp';

/** How long the token of a sign-up is good for the sign-in that follows by itself. */
const SIGN_IN_LIFE_MS = 2 * MINUTE_MS;

/**
 * Sends the token that a sign-up waits for. Whether there is such an account already is told only to who can show the
 * token. @returns HashToken
 */
export function sendSignUpToken(services: Services, signUp: SignUp, origin: Origin): Promise<string> {
  // No name: whoever signs up may type any text there, and any address.
  return sendToken(services, { purpose: 'signUp', subject: toSubject(signUp), to: { email: signUp.email }, origin });
}

/**
 * Creates the account of a sign-up whose token came by e-mail, which confirms the address. The same token is then good
 * for one sign-in of this account.
 */
export async function registerWithToken(services: Services, signUp: SignUp, given: GivenToken): Promise<void> {
  const { database, clock, tell } = services;
  const now = clock();
  if (!(await checkToken(database, given, { purpose: 'signUp', subject: toSubject(signUp) }, now))) {
    throw new Refusal(400, 'Token informado é inválido.');
  }
  let account = '';
  await actOnce(database, async (tx) => {
    account = await createAccount(tx, signUp, { emailConfirmedAt: now, createdAt: now });
    await passTokenOn(tx, given, { clientId: account, life: SIGN_IN_LIFE_MS, now });
  });
  tell({ event: 'signUp.confirmed', account });
}

/** A token is good for the data that it was asked with, and for no others. */
function toSubject({ type, document, email, nickname }: SignUp): string {
  return createHash('sha256')
    .update(JSON.stringify([type, document, email, nickname]))
    .digest('hex');
}
