import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { type Counted, TooManyAttempts } from '../http/attempts';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { countAttempt } from './attempts';
import { type Call, originOfCall } from './devices';
import { type AccountKey, findAccounts } from './findAccounts';
import { matchesPassword } from './password';
import { adoptTemporaryPassword, findTemporaryPassword } from './temporaryPassword';

/** What a login sends, and from where. */
export interface Credentials extends AccountKey {
  /** What the browser sends for the password; ignored where there are only tokens. */
  passwordHash: string;
  call: Call;
}

/** The account of a login. */
export interface Found {
  client: Client;
  /** To be called once it is known whether it may sign in: what was counted is none of its failures. */
  settle?: (outcome: { mayEnter: boolean }) => Promise<void>;
}

/** An account whose password was compared, with what was counted for it before. */
interface Tried {
  account: Client;
  attempt: Counted;
}

/**
 * The account of a login that has this password. Each is counted by itself: whoever signs in to one, as to a sign-up of
 * somebody else's document, has guessed at the others all the same.
 * @throws Refusal when none has it; TooManyAttempts when one that may have it was tried too often
 */
export async function findByPassword(services: Services, credentials: Credentials): Promise<Found> {
  const accounts = await findAccounts(services.database, credentials);
  try {
    return await matchAccount(services, credentials, accounts);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    // Nobody guesses what was made at random and e-mailed: by it the owner enters, whatever strangers do.
    const client = await matchTemporary(services, accounts, credentials.passwordHash);
    services.tell({ event: client ? 'login.temporaryPassword' : 'login.locked', account: (client ?? accounts[0])?.id });
    if (!client) throw error;
    return { client };
  }
}

async function matchAccount(services: Services, credentials: Credentials, accounts: Client[]): Promise<Found> {
  const { passwordHash } = credentials;
  const others: Tried[] = [];
  let locked: TooManyAttempts | undefined;
  for (const account of accounts) {
    try {
      const attempt = await countTry(services, credentials, account.id);
      if (await hasPassword(services, account, passwordHash)) {
        return { client: account, settle: ({ mayEnter }) => settle({ account, attempt }, { others, mayEnter }) };
      }
      others.push({ account, attempt });
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      locked = error;
    }
  }
  const [first] = accounts;
  if (!first) await countTry(services, credentials);
  if (locked) throw locked;
  services.tell({ event: 'login.failed', reason: first ? 'password' : 'unknown', account: first?.id });
  if (first) throw new Refusal(400, 'Usuário ou senha inválidos!');
  await matchesPassword(undefined, passwordHash);
  await matchesPassword(undefined, passwordHash);
  throw new Refusal(400, LOGIN_REFUSALS.unknown);
}

async function countTry({ database, config, clock }: Services, credentials: Credentials, account?: string) {
  const { type, user, call } = credentials;
  const origin = account === undefined ? { address: call.ip } : await originOfCall(database, call, { id: account });
  return countAttempt(database, { type, user, account, origin }, config.limits, clock());
}

/**
 * A right password is no failure, and one that signs in ends what was counted for its account. Those beside it keep what
 * was counted, unless they are of the same confirmed e-mail: who has several passwords guesses none of them.
 */
async function settle(
  { account, attempt }: Tried,
  { others, mayEnter }: { others: Tried[]; mayEnter: boolean },
): Promise<void> {
  if (!mayEnter) return attempt.undo();
  await attempt.clear();
  for (const other of others) if (other.account.email === account.email) await other.attempt.undo();
}

async function hasPassword(
  { database, clock, tell }: Services,
  account: Client,
  passwordHash: string,
): Promise<boolean> {
  const temporary = await findTemporaryPassword(database, account.id, clock());
  const isOwn = await matchesPassword(account.passwordHash, passwordHash);
  // Asked in any case, so that the time does not tell who has a temporary password.
  const isTemporary = await matchesPassword(temporary, passwordHash);
  if (isTemporary && temporary) {
    await adoptTemporaryPassword(database, account.id, temporary);
    tell({ event: 'login.temporaryPassword', account: account.id });
  }
  return isOwn || isTemporary;
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
