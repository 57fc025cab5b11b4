import { type AccountKey, findAccounts } from '../clients/findAccounts';
import { STATUS, statusOf } from '../clients/status';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { countAttempt } from './attempts';
import { matchesPassword } from './password';
import { type Client, startSession } from './session';

/** What a sign-in with a password sends, and from which address. */
export interface Credentials extends AccountKey {
  passwordHash: string;
  address: string;
}

/**
 * Signs in with a password.
 * @throws Refusal with the message of the first reason that applies: unknown, wrong password, e-mail, in analysis.
 */
export async function signIn(services: Services, credentials: Credentials): Promise<{ client: Client; token: string }> {
  const { database, clock, config } = services;
  const now = clock();
  const attempt = await countAttempt(database, credentials, config.limits, now);
  const client = await findByPassword(services, credentials);
  await attempt.clear();
  if (!client.emailConfirmedAt) throw new Refusal(400, 'Cliente com e-mail não validado!');
  if (statusOf(client, now) === STATUS.inApproval && !client.loginInReview) {
    throw new Refusal(400, 'Usuário está em processo de análise.');
  }
  return { client, token: await startSession(database, client.id, now) };
}

async function findByPassword({ database }: Services, credentials: Credentials): Promise<Client> {
  const accounts = await findAccounts(database, credentials);
  for (const account of accounts) {
    if (await matchesPassword(account.passwordHash, credentials.passwordHash)) return account;
  }
  if (accounts.length > 0) throw new Refusal(400, 'Usuário ou senha inválidos!');
  await matchesPassword(undefined, credentials.passwordHash);
  throw new Refusal(400, 'Cliente não encontrado!');
}
