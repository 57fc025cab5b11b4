import { asksForPassword, type LoginMode, loginModeOf } from '../../contract/loginModes';
import type { Json } from '../../engine/core';
import { resolveSettings } from '../../engine/definition';
import type { CustomerType } from '../api/accountTypes';
import { accountTypes, toCustomerType } from '../api/accountTypes';
import { declaredSettings } from '../api/declaredSettings';
import type { SettingEntry } from '../api/loadSettings';

/** The settings that the shared screens read, by their names in `schemas/settings.json`. */
export interface PortalSettings {
  /** The types that may be chosen, in order. */
  types: CustomerType[];
  /** How customers sign in. */
  mode: LoginMode;
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
  /** Who helps those who do not get on. */
  contact: Contact;
}

/** How the institution is reached; what it has not said is empty. */
export interface Contact {
  phone: string;
  /** When somebody answers the telephone. */
  hours: string;
  email: string;
  /** Where a form on paper is handed in, or sent to. */
  address: string;
}

/** The settings of the shared screens out of the tenant's entries, with the index loaded; what is missing has its default. */
export function toPortalSettings(entries: SettingEntry[]): PortalSettings {
  const values = resolveSettings(declaredSettings(), entries);
  const mode = loginModeOf(values.autenticacao);
  const removed = listedTypes(values.removerTipos);
  return {
    types: accountTypes()
      .map(({ type }) => type)
      .filter((type) => !removed.includes(type)),
    mode,
    hasNickname: values.apelido === true,
    appLink: httpsAddress(values.linkAplicativo),
    signUpUnknown: values.clienteNaoEncontrado === true,
    customApproval: values.aprovacaoPersonalizada === true,
    hasPassword: asksForPassword(mode) && values.autenticacaoToken !== true,
    contact: {
      phone: said(values.telefoneAtendimento),
      hours: said(values.horarioAtendimento),
      email: said(values.emailAtendimento),
      address: said(values.enderecoAtendimento),
    },
  };
}

const said = (value: Json | undefined) => String(value ?? '').trim();

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
