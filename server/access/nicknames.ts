import { documentTitle, findAccountType, isPersonType } from '../../contract/accountTypes';
import { countAll, countsOf, type Origin, TooManyAttempts } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { readSettings } from '../settings/settings';
import type { Services } from '../storage/services';
import { type Call, knownMailboxes } from './devices';
import { type AccountKey, findNicknames, toUserKey } from './findAccounts';

/**
 * The nicknames of an account, for its owner to choose from. An account that does not exist has none, like one
 * without nicknames.
 */
export async function listNicknames(
  services: Services,
  login: { user: string; type: string },
  call: Call,
): Promise<string[]> {
  const { database, definitions } = services;
  const user = toUserKey(login.user);
  const type = findAccountType(definitions.types, login.type);
  if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${documentTitle(definitions.types, type ?? 0)}`);
  const emails = await countLookup(services, { type: type ?? 0, user }, call);
  const { apelido } = await readSettings(services);
  const mayHave = apelido === true && type !== undefined && !isPersonType(definitions.types, type);
  return mayHave ? findNicknames(database, { type, user }, emails) : [];
}

/**
 * Counts a look-up. Where there were too many, a device is still given what is of the e-mails that it signs in by, counted
 * by itself: whoever has signed up with the document of somebody else learns no more by that.
 * @returns these e-mails; nothing where all may be told
 * @throws TooManyAttempts for who is given nothing
 */
async function countLookup(
  { database, clock, config }: Services,
  account: AccountKey,
  call: Call,
): Promise<string[] | undefined> {
  const { lookupsOfAccount: own, lookupsFromAll: all, failureWindow: window } = config.limits;
  const count = (origin: Origin) =>
    countAll(database, countsOf(['nicknames', account.type, account.user], origin, { own, all }), {
      window,
      now: clock(),
    });
  try {
    await count({ address: call.ip });
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const known = await knownMailboxes(database, call, account);
    if (!known) throw error;
    await count({ address: call.ip, device: known.device });
    return known.emails;
  }
}
