import type { SettingDefinition } from './definition/types';
import { isObject, type Json } from './json';
import { foldText } from './text';

/**
 * The settings by name: entries read against their definitions. Keys and values are compared without
 * case, accents and outer spaces; a missing or unreadable value is the default (a wizard may override it), of a
 * choice with `other` that one, unless it is empty.
 */
export function resolveSettings(
  definitions: Readonly<Record<string, SettingDefinition>>,
  entries: { key: string; value: string }[],
  overrides: Record<string, { default: Json }> = {},
): Record<string, Json> {
  const values = new Map(entries.map(({ key, value }) => [foldText(key), value]));
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => {
      const fallback = overrides[name]?.default ?? definition.default;
      const value = values.get(foldText(definition.key));
      return [name, value === undefined ? fallback : (readSetting(definition, value) ?? fallback)];
    }),
  );
}

function readSetting(definition: SettingDefinition, value: string): Json | undefined {
  const folded = foldText(value);
  if (definition.type === 'flag') {
    if (definition.on) return definition.on.some((word) => foldText(word) === folded);
    return !(definition.off ?? []).some((word) => foldText(word) === folded);
  }
  if (definition.type === 'text') return value;
  if (definition.type === 'choice') {
    const chosen = definition.values?.find((candidate) => foldText(String(candidate)) === folded);
    return chosen ?? (folded === '' ? undefined : definition.other);
  }
  const number = Number(value);
  const [low, high] = definition.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return value.trim() !== '' && Number.isFinite(number) && number >= low && number <= high ? number : undefined;
}

/** Members of a configuration entry that hold its key and its value. */
export interface EntryNames {
  key: string;
  value: string;
}

/** Entries of the configuration call as key and value. */
export function settingEntries(body: Json | undefined, names: EntryNames): { key: string; value: string }[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry) =>
    isObject(entry) ? [{ key: String(entry[names.key] ?? ''), value: String(entry[names.value] ?? '') }] : [],
  );
}
