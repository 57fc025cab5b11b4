import { isObject, type Json } from '../../core/json';
import type { Source } from './types';

/** The options of a field with their texts, where it has no alternatives of another kind. */
export function optionsOf(schema: Source): { code: Json; title?: string }[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.map((code) => ({ code }));
  if (!Array.isArray(schema.oneOf)) return undefined;
  const options = schema.oneOf.flatMap((one) =>
    isObject(one) && one.const !== undefined ? [{ code: one.const, title: String(one.title ?? one.const) }] : [],
  );
  return options.length === schema.oneOf.length ? options : undefined;
}

/** Whether a value is of a type, and no text with names to be filled. */
export function canBeOption(code: Json, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(code);
  if (type === 'string') return typeof code === 'string' && !/\{[^{}]*\}/.test(code);
  return typeof code === type;
}
