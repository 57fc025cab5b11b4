import type { Json } from '../../engine/core/json';
import { resolveSettings } from '../../engine/core/settings';
import type { CustomerType } from '../api/accountTypes';
import { accountTypes, toCustomerType } from '../api/accountTypes';
import { declaredSettings } from '../api/declaredSettings';
import type { SettingEntry } from '../api/loadSettings';

const modes = [0, 1, 2] as const;

/** Modo de autenticacao. */
export type AuthenticationMode = (typeof modes)[number];

/** The settings that the shared screens read, by their names in `schemas/settings.json`. */
export interface PortalSettings {
  /** The types that may be chosen, in order. */
  types: CustomerType[];
  /** How customers sign in: 0 password, 1 password and token, 2 token alone. */
  mode: AuthenticationMode;
  /** Companies and funds tell their registrations apart by nicknames. */
  hasNickname: boolean;
  /** Where the tenant's application is; undefined unless it is an https address. */
  appLink: string | undefined;
  /** A login of an unknown client leads to the sign-up. */
  signUpUnknown: boolean;
  /** The tenant has its own words for approved and for running analyses. */
  customApproval: boolean;
  /** Clients have a password that they may change. */
  hasPassword: boolean;
}

/** The settings of the shared screens out of the tenant's entries, with the index loaded; what is missing has its default. */
export function toPortalSettings(entries: SettingEntry[]): PortalSettings {
  const values = resolveSettings(declaredSettings(), entries);
  const removed = listedTypes(values.removerTipos);
  return {
    types: accountTypes()
      .map(({ type }) => type)
      .filter((type) => !removed.includes(type)),
    mode: modes.find((mode) => mode === values.autenticacao) ?? 1,
    hasNickname: values.apelido === true,
    appLink: httpsAddress(values.linkAplicativo),
    signUpUnknown: values.clienteNaoEncontrado === true,
    customApproval: values.aprovacaoPersonalizada === true,
    hasPassword: values.autenticacao !== 2 && values.autenticacaoToken !== true,
  };
}

/** Types set apart by semicolon, comma or newline; what is none counts for nothing. */
function listedTypes(value: Json | undefined): CustomerType[] {
  return String(value ?? '')
    .split(/[;,\n]/)
    .flatMap((item) => toCustomerType(item) ?? []);
}

function httpsAddress(value: Json | undefined): string | undefined {
  const address = String(value ?? '').trim();
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
