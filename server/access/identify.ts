import { documentTitle } from '../../contract/accountTypes';
import { asksForPassword, loginModeOf } from '../../contract/loginModes';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { countAll, countsOf, type Origin, TooManyAttempts } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { readSettings } from '../settings/settings';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { countAttempt } from './attempts';
import { type AccountKey, findAccounts } from './findAccounts';
import { assertMayEnter, type EntrySettings } from './mayEnter';
import { matchesPassword } from './password';
import { adoptTemporaryPassword, findTemporaryPassword } from './temporaryPassword';

/** What a login sends, and from where. */
export interface Credentials extends AccountKey {
  /** What the browser sends for the password; ignored where there are only tokens. */
  passwordHash: string;
  origin: Origin;
}

/**
 * Finds the account of a login, by its password unless there are only tokens, and checks that it may sign in.
 * @throws Refusal with the message of the first reason that applies: unknown, wrong password, e-mail, status
 */
export async function identify(
  services: Services,
  credentials: Credentials,
): Promise<{ client: Client } & EntrySettings> {
  const settings = await readEntrySettings(services);
  const client = asksForPassword(settings.mode)
    ? await findByPassword(services, credentials)
    : await findAlone(services, credentials);
  try {
    assertMayEnter(client, settings, services.clock());
  } catch (error) {
    services.tell({ event: 'login.failed', reason: 'status', account: client.id });
    throw error;
  }
  return { client, ...settings };
}

export async function readEntrySettings(services: Services): Promise<EntrySettings> {
  const { autenticacao, aprovacaoPersonalizada } = await readSettings(services);
  return { mode: loginModeOf(autenticacao), customBrand: aprovacaoPersonalizada === true };
}

async function findByPassword(services: Services, credentials: Credentials): Promise<Client> {
  const { database, clock, config } = services;
  try {
    const attempt = await countAttempt(database, credentials, config.limits, clock());
    const client = await matchAccount(services, credentials);
    await attempt.clear();
    return client;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    // Nobody guesses what was made at random and e-mailed: by it the owner enters, whatever strangers do.
    const accounts = await findAccounts(database, credentials);
    const client = await matchTemporary(services, accounts, credentials.passwordHash);
    services.tell({ event: client ? 'login.temporaryPassword' : 'login.locked', account: (client ?? accounts[0])?.id });
    if (!client) throw error;
    return client;
  }
}

/** The account of which this is the temporary password, which becomes its own; after the same work without one. */
async function matchTemporary(
  { database, clock }: Services,
  accounts: Client[],
  passwordHash: string,
): Promise<Client | undefined> {
  for (const account of accounts) {
    const temporary = await findTemporaryPassword(database, account.id, clock());
    if (!(await matchesPassword(temporary, passwordHash)) || !temporary) continue;
    await adoptTemporaryPassword(database, account.id, temporary);
    return account;
  }
  if (accounts.length === 0) await matchesPassword(undefined, passwordHash);
  return undefined;
}

async function matchAccount({ database, clock, tell }: Services, credentials: Credentials): Promise<Client> {
  const { passwordHash } = credentials;
  const accounts = await findAccounts(database, credentials);
  for (const account of accounts) {
    const temporary = await findTemporaryPassword(database, account.id, clock());
    const isOwn = await matchesPassword(account.passwordHash, passwordHash);
    // Asked in any case, so that the time does not tell who has a temporary password.
    const isTemporary = await matchesPassword(temporary, passwordHash);
    if (isTemporary && temporary) {
      await adoptTemporaryPassword(database, account.id, temporary);
      tell({ event: 'login.temporaryPassword', account: account.id });
    }
    if (isOwn || isTemporary) return account;
  }
  const [first] = accounts;
  tell({ event: 'login.failed', reason: first ? 'password' : 'unknown', account: first?.id });
  if (first) throw new Refusal(400, 'Usuário ou senha inválidos!');
  await matchesPassword(undefined, passwordHash);
  await matchesPassword(undefined, passwordHash);
  throw new Refusal(400, LOGIN_REFUSALS.unknown);
}

/** The account that a user names without a password: there must be no doubt which one. */
export async function findAlone(
  { database, clock, config, definitions }: Services,
  account: AccountKey & { origin: Origin },
): Promise<Client> {
  const { lookupsOfAccount: own, lookupsFromAll: all, failureWindow: window } = config.limits;
  const counts = countsOf(['account', account.type, account.user], account.origin, { own, all });
  await countAll(database, counts, { window, now: clock() });
  const found = await findAccounts(database, account);
  const confirmed = found.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null);
  const [first, ...others] = confirmed.length > 0 ? confirmed : found.slice(0, 1);
  if (!first) throw new Refusal(400, LOGIN_REFUSALS.unknown);
  if (others.length === 0) return first;
  if (others.every(({ document }) => document === first.document)) {
    throw new Refusal(400, 'Preencha o apelido da conta');
  }
  const document = documentTitle(definitions.types, account.type);
  throw new Refusal(400, `Há mais de um cadastro com este e-mail. Informe o ${document}.`);
}
