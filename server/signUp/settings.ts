import { toClientType } from '../clients/findAccounts';
import type { Services } from '../services';
import { readSettings } from '../settings/settings';

/** The settings that shape a sign-up. */
export interface SignUpSettings {
  /** Modo de autenticacao: 2 = the sign-up is confirmed by a token, and there is no password. */
  mode: number;
  /** Types that are not offered. */
  removedTypes: number[];
  nicknames: boolean;
  /** Characters of a name. */
  nameLimit: number;
}

export async function readSignUpSettings(services: Services): Promise<SignUpSettings> {
  const { autenticacao, removerTipos, apelido, limiteNome } = await readSettings(services);
  return {
    mode: Number(autenticacao),
    removedTypes: toTypes(String(removerTipos)),
    nicknames: apelido === true,
    nameLimit: Number(limiteNome),
  };
}

/** The types of a list that is separated by semicolons, commas or line breaks. What is no type is passed over. */
export function toTypes(list: string): number[] {
  return list
    .split(/[;,\n]/)
    .map((item) => toClientType(item.trim()))
    .filter((type) => type !== 0);
}
