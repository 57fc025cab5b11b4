import type { SettingDefinition } from '../../engine/definition';

let known: Readonly<Record<string, SettingDefinition>> = {};

/** Keeps the settings that the definitions declare: their index brings them. */
export function rememberSettings(settings: Readonly<Record<string, SettingDefinition>>): void {
  known = settings;
}

/** The settings that the definitions declare; none before their index is loaded. */
export function declaredSettings(): Readonly<Record<string, SettingDefinition>> {
  return known;
}
