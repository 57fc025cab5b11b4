import type { Json } from '../../engine/core';
import declared from '../../schemas/settings.json';

/** A setting as schemas/settings.json declares it. */
export interface DeclaredSetting {
  key: string;
  title: string;
  type: string;
  default: Json;
  values?: Json[];
  on?: string[];
  off?: string[];
}

const { $schema: _, ...all } = declared;

/** Every setting, by name. */
export const declaredSettings = all as unknown as Record<string, DeclaredSetting>;

/** The settings that the toolbar changed, as the portal's server tells them. */
export function toldSettings(changed: Record<string, Json>): { Chave: string; Valor: string }[] {
  return Object.entries(changed).flatMap(([name, value]) => {
    const setting = declaredSettings[name];
    return setting ? [{ Chave: setting.key, Valor: toldValue(setting, value) }] : [];
  });
}

function toldValue({ on, off }: DeclaredSetting, value: Json): string {
  if (value === true) return on?.[0] ?? 'S';
  if (value === false) return off?.[0] ?? 'N';
  return String(value);
}
