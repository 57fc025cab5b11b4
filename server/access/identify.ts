import { documentTitle } from '../../contract/accountTypes';
import { asksForPassword } from '../../contract/loginModes';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { countAll, countsOf, type Origin } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { type EntrySettings, readEntrySettings } from '../registration/entry';
import type { Client } from '../storage/client';
import type { Services } from '../storage/services';
import { originOfCall } from './devices';
import { type AccountKey, findAccounts } from './findAccounts';
import { type Credentials, type Found, findByPassword } from './findByPassword';
import { assertMayEnter } from './mayEnter';

/**
 * Finds the account of a login, by its password unless there are only tokens, and checks that it may sign in.
 * @throws Refusal with the message of the first reason that applies: unknown, wrong password, e-mail, status
 */
export async function identify(
  services: Services,
  credentials: Credentials,
): Promise<{ client: Client } & EntrySettings> {
  const settings = await readEntrySettings(services);
  const { client, settle } = asksForPassword(settings.mode)
    ? await findByPassword(services, credentials)
    : await findByName(services, credentials);
  try {
    assertMayEnter(client, settings, services.clock());
  } catch (error) {
    services.tell({ event: 'login.failed', reason: 'status', account: client.id });
    await settle?.({ mayEnter: false });
    throw error;
  }
  await settle?.({ mayEnter: true });
  return { client, ...settings };
}

async function findByName(services: Services, credentials: Credentials): Promise<Found> {
  const origin = await originOfCall(services.database, credentials.call, credentials);
  return { client: await findAlone(services, { ...credentials, origin }) };
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
