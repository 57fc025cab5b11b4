import { eq } from 'drizzle-orm';
import { foldText } from '../../engine/core';
import type { SettingDefinition } from '../../engine/definition';
import { listSettings } from '../settings/settings';
import { setting } from '../storage/schema';
import { type AdminCommand, type AdminContext, AdminError } from './command';

const ACTS: Record<string, (context: AdminContext, words: string[]) => Promise<void>> = { list, set, reset };

/** The configuration of the tenant. */
export const SETTING_COMMANDS: Record<string, AdminCommand> = {
  settings: {
    usage: 'list | set <key> <value> | reset <key>',
    help: 'Shows the settings, changes one, or sets one back to its default.',
    async run(context, given) {
      const [verb = 'list', ...words] = given.words;
      const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
      if (!act) throw new AdminError(`Settings can be listed, set and reset, but not "${verb}".`);
      await act(context, words);
    },
  },
};

async function list({ database, definitions, print }: AdminContext): Promise<void> {
  const stored = new Set((await database.select().from(setting)).map(({ name }) => name));
  const byKey = new Map(Object.entries(definitions.settings).map(([name, { key }]) => [key, name]));
  for (const { Chave, Valor } of await listSettings({ database, definitions }, true)) {
    const isDefault = !stored.has(byKey.get(Chave) ?? '');
    print(`${Chave} = ${JSON.stringify(Valor)}${isDefault ? ' (default)' : ''}`);
  }
}

async function set({ database, definitions, now, print }: AdminContext, words: string[]): Promise<void> {
  const [name, definition] = find(definitions.settings, words[0]);
  const value = words[1];
  if (value === undefined || words.length > 2) throw new AdminError('Write the value after the key, in quotes.');
  const expected = problemOf(definition, value);
  if (expected) throw new AdminError(`"${definition.key}" must be ${expected}, but is "${value}".`);
  const change = { value, savedAt: now };
  await database
    .insert(setting)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: setting.name, set: change });
  print(`${definition.key} = ${JSON.stringify(value)}`);
}

async function reset({ database, definitions, print }: AdminContext, words: string[]): Promise<void> {
  if (words.length > 1) throw new AdminError('Write one key, in quotes.');
  const [name, { key }] = find(definitions.settings, words[0]);
  await database.delete(setting).where(eq(setting.name, name));
  print(`${key} has its default again.`);
}

/** The setting of a key, whatever its case, accents and outer spaces. */
function find(settings: Record<string, SettingDefinition>, key = ''): [string, SettingDefinition] {
  const found = Object.entries(settings).find((entry) => foldText(entry[1].key) === foldText(key));
  if (!found) throw new AdminError(`There is no setting "${key}". "settings list" shows them all.`);
  return found;
}

/** What a value must be, when it is something else. */
function problemOf({ type, values = [], range, on = [], off = [] }: SettingDefinition, value: string) {
  if (type === 'choice') return values.some((choice) => String(choice) === value) ? undefined : values.join(', ');
  if (type === 'flag') {
    const words = [...new Set(['S', 'N', ...on, ...off])];
    return words.some((word) => foldText(word) === foldText(value)) ? undefined : words.join(' or ');
  }
  if (type === 'text' || !range) return undefined;
  const isIn = /^\d+$/.test(value) && Number(value) >= range[0] && Number(value) <= range[1];
  return isIn ? undefined : `a whole number from ${range[0]} to ${range[1]}`;
}
