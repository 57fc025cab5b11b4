import { documentTitle } from '../../contract/accountTypes';
import { asksForPassword, loginModeOf } from '../../contract/loginModes';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { countAll } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { readSettings } from '../settings/settings';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { countAttempt } from './attempts';
import { type AccountKey, findAccounts } from './findAccounts';
import { assertMayEnter, type EntrySettings } from './mayEnter';
import { matchesPassword } from './password';
import { adoptTemporaryPassword, findTemporaryPassword } from './temporaryPassword';

/** What a login sends, and from which address. */
export interface Credentials extends AccountKey {
  /** What the browser sends for the password; ignored where there are only tokens. */
  passwordHash: string;
  address: string;
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
  assertMayEnter(client, settings, services.clock());
  return { client, ...settings };
}

export async function readEntrySettings(services: Services): Promise<EntrySettings> {
  const { autenticacao, aprovacaoPersonalizada } = await readSettings(services);
  return { mode: loginModeOf(autenticacao), customBrand: aprovacaoPersonalizada === true };
}

async function findByPassword(services: Services, credentials: Credentials): Promise<Client> {
  const { database, clock, config } = services;
  const attempt = await countAttempt(database, credentials, config.limits, clock());
  const client = await matchAccount(services, credentials);
  await attempt.clear();
  return client;
}

async function matchAccount({ database, clock }: Services, credentials: Credentials): Promise<Client> {
  const { passwordHash } = credentials;
  const accounts = await findAccounts(database, credentials);
  for (const account of accounts) {
    const temporary = await findTemporaryPassword(database, account.id, clock());
    const isOwn = await matchesPassword(account.passwordHash, passwordHash);
    // Asked in any case, so that the time does not tell who has a temporary password.
    const isTemporary = await matchesPassword(temporary, passwordHash);
    if (isTemporary && temporary) await adoptTemporaryPassword(database, account.id, temporary);
    if (isOwn || isTemporary) return account;
  }
  if (accounts.length > 0) throw new Refusal(400, 'Usuário ou senha inválidos!');
  await matchesPassword(undefined, passwordHash);
  await matchesPassword(undefined, passwordHash);
  throw new Refusal(400, LOGIN_REFUSALS.unknown);
}

/** The account that a user names without a password: there must be no doubt which one. */
export async function findAlone(
  { database, clock, config, definitions }: Services,
  account: AccountKey,
): Promise<Client> {
  const { lookupsOfAccount: max, failureWindow: window } = config.limits;
  await countAll(database, [{ of: ['account', account.type, account.user], max }], { window, now: clock() });
  const [first, ...others] = await findAccounts(database, account);
  if (!first) throw new Refusal(400, LOGIN_REFUSALS.unknown);
  if (others.length === 0) return first;
  if (others.every(({ document }) => document === first.document)) {
    throw new Refusal(400, 'Preencha o apelido da conta');
  }
  const document = documentTitle(definitions.types, account.type);
  throw new Refusal(400, `Há mais de um cadastro com este e-mail. Informe o ${document}.`);
}
