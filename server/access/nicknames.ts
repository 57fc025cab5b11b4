import { findNicknames, toClientType, toUserKey } from '../clients/findAccounts';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { readSettings } from '../settings/settings';
import { countAll } from './attempts';

/**
 * The nicknames of an account, for its owner to choose from. An account that does not exist has none, like one
 * without nicknames.
 */
export async function listNicknames(services: Services, login: { user: string; type: string }): Promise<string[]> {
  const { database, clock, config } = services;
  const user = toUserKey(login.user);
  const type = toClientType(login.type);
  if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${type === 1 ? 'CPF' : 'CNPJ'}`);
  const { lookupsOfAccount: max, failureWindow: window } = config.limits;
  await countAll(database, [{ of: ['nicknames', type, user], max }], { window, now: clock() });
  const { apelido } = await readSettings(services);
  return apelido === true && type > 1 ? findNicknames(database, { type, user }) : [];
}
