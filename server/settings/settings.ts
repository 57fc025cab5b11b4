import type { SettingDefinition } from '../../engine/core/definition/types';
import type { Json } from '../../engine/core/json';
import { resolveSettings } from '../../engine/core/settings';
import { foldText } from '../../engine/core/text';
import { setting } from '../database/schema';
import type { Services } from '../services';

/** One entry of the configuration as the API shows it. */
export interface SettingEntry {
  Chave: string;
  Valor: string;
}

/** All settings, stored values over defaults; without `all` only those that a browser may read before signing in. */
export async function listSettings(
  { database, definitions }: Pick<Services, 'database' | 'definitions'>,
  all: boolean,
): Promise<SettingEntry[]> {
  const stored = new Map((await database.select().from(setting)).map(({ name, value }) => [name, value]));
  return Object.entries(definitions.settings)
    .filter(([, definition]) => all || definition.public)
    .map(([name, definition]) => ({ Chave: definition.key, Valor: stored.get(name) ?? defaultText(definition) }));
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
