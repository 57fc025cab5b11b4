import type { SettingDefinition } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';
import { resolveSettings } from '../../../engine/core/settings';
import table from '../../../schemas/settings.json';
import type { SettingEntry } from '../../api/loadSettings';
import type { CustomerType } from '../../api/user';

/** The settings that the shared screens read, by their names in `schemas/settings.json`. */
export interface PortalSettings {
  /** The types that may be chosen, in order. */
  types: CustomerType[];
  /** A login of an unknown client leads to the sign-up. */
  signUpUnknown: boolean;
  /** The tenant has its own words for approved and for running analyses. */
  customApproval: boolean;
  /** Clients have a password that they may change. */
  hasPassword: boolean;
}

const { $schema: _, ...definitions } = table;

/** The settings of the shared screens out of the tenant's entries; what is missing has its default. */
export function toPortalSettings(entries: SettingEntry[]): PortalSettings {
  const values = resolveSettings(definitions as unknown as Record<string, SettingDefinition>, entries);
  const removed = listedNumbers(values.removerTipos);
  return {
    types: ([1, 2, 3] as const).filter((type) => !removed.includes(type)),
    signUpUnknown: values.clienteNaoEncontrado === true,
    customApproval: values.aprovacaoPersonalizada === true,
    hasPassword: values.autenticacao !== 2 && values.autenticacaoToken !== true,
  };
}

/** Numbers set apart by semicolon, comma or newline; empty items count for nothing. */
function listedNumbers(value: Json | undefined): number[] {
  return String(value ?? '')
    .split(/[;,\n]/)
    .filter((item) => item.trim() !== '')
    .map(Number);
}
