import { foldText, type Json } from '../../engine/core';
import { resolveSettings, type SettingDefinition } from '../../engine/definition';
import type { Definitions } from '../storage/definitions/types';
import { setting } from '../storage/schema';
import type { Services } from '../storage/services';

/** One entry of the configuration as the API shows it. */
export interface SettingEntry {
  Chave: string;
  Valor: string;
}

/**
 * All settings, those that were changed (`stored`, by name) over the defaults; without `all` only those that a browser
 * may read before signing in.
 */
export function settingEntries(
  settings: Definitions['settings'],
  stored: Readonly<Record<string, string>>,
  all: boolean,
): SettingEntry[] {
  return Object.entries(settings)
    .filter(([, definition]) => all || definition.public)
    .map(([name, definition]) => ({ Chave: definition.key, Valor: stored[name] ?? defaultText(definition) }));
}

/** As `settingEntries`, with the stored values. */
export async function listSettings(
  { database, definitions }: Pick<Services, 'database' | 'definitions'>,
  all: boolean,
): Promise<SettingEntry[]> {
  const rows = await database.select().from(setting);
  return settingEntries(definitions.settings, Object.fromEntries(rows.map(({ name, value }) => [name, value])), all);
}

/** One entry by its key, whatever its case, accents and outer spaces; `null` when there is none to show. */
export async function findSetting(services: Services, key: string, all: boolean): Promise<SettingEntry | null> {
  const entries = await listSettings(services, all);
  return entries.find(({ Chave }) => foldText(Chave) === foldText(key)) ?? null;
}

/** The typed values that rules read as `$settings/<name>`. */
export async function readSettings(
  services: Pick<Services, 'database' | 'definitions'>,
): Promise<Record<string, Json>> {
  const entries = await listSettings(services, true);
  return resolveSettings(
    services.definitions.settings,
    entries.map(({ Chave, Valor }) => ({ key: Chave, value: Valor })),
  );
}

/** The default in the words that the table prints for it. */
function defaultText({ type, default: value, on, off }: SettingDefinition): string {
  if (type !== 'flag') return String(value);
  return value === true ? (on?.[0] ?? 'S') : (off?.[0] ?? 'N');
}
