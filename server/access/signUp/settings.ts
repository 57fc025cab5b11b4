import { findAccountType } from '../../../contract/accountTypes';
import { type LoginMode, loginModeOf } from '../../../contract/loginModes';
import type { AccountType } from '../../../engine/definition';
import { readSettings } from '../../settings/settings';
import type { Services } from '../../storage/services';

/** The settings that shape a sign-up. */
export interface SignUpSettings {
  /** Modo de autenticacao: where no password is asked for, the sign-up is confirmed by a token. */
  mode: LoginMode;
  /** The types of customers that there are. */
  types: readonly AccountType[];
  /** Types that are not offered. */
  removedTypes: number[];
  nicknames: boolean;
  /** Characters of a name. */
  nameLimit: number;
}

export async function readSignUpSettings(services: Services): Promise<SignUpSettings> {
  const { autenticacao, removerTipos, apelido, limiteNome } = await readSettings(services);
  const { types } = services.definitions;
  return {
    mode: loginModeOf(autenticacao),
    types,
    removedTypes: toTypes(types, String(removerTipos)),
    nicknames: apelido === true,
    nameLimit: Number(limiteNome),
  };
}

/** The types of a list that is separated by semicolons, commas or line breaks. What is no type is passed over. */
export function toTypes(types: readonly AccountType[], list: string): number[] {
  return list.split(/[;,\n]/).flatMap((item) => findAccountType(types, item) ?? []);
}
