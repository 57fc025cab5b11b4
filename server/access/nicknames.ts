import { documentTitle, findAccountType, isPersonType } from '../../contract/accountTypes';
import { countAll, countsOf, type Origin } from '../http/attempts';
import { Refusal } from '../http/refusal';
import { readSettings } from '../settings/settings';
import type { Services } from '../storage/services';
import { findNicknames, toUserKey } from './findAccounts';

/**
 * The nicknames of an account, for its owner to choose from. An account that does not exist has none, like one
 * without nicknames.
 */
export async function listNicknames(
  services: Services,
  login: { user: string; type: string },
  from: (user: string) => Promise<Origin>,
): Promise<string[]> {
  const { database, clock, config, definitions } = services;
  const user = toUserKey(login.user);
  const type = findAccountType(definitions.types, login.type);
  if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${documentTitle(definitions.types, type ?? 0)}`);
  const { lookupsOfAccount: own, lookupsFromAll: all, failureWindow: window } = config.limits;
  const counts = countsOf(['nicknames', type ?? 0, user], await from(user), { own, all });
  await countAll(database, counts, { window, now: clock() });
  const { apelido } = await readSettings(services);
  const mayHave = apelido === true && type !== undefined && !isPersonType(definitions.types, type);
  return mayHave ? findNicknames(database, { type, user }) : [];
}
