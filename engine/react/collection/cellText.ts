import type { Context } from '../../core/condition/scope';
import { choiceSchema } from '../../core/definition/choiceSchema';
import type { FieldSchema } from '../../core/definition/types';
import { formatText } from '../../core/formats/types';
import { isEmpty, type JsonObject } from '../../core/json';

/** A value as a list shows it: formatted, a yes/no in words, a choice by its title. `''` when empty. */
export function cellText(
  schema: FieldSchema | undefined,
  name: string,
  row: JsonObject,
  context: Context,
  texts: Record<string, string>,
): string {
  const value = row[name];
  if (!schema || isEmpty(value)) return '';
  if (Array.isArray(value))
    return value.map((one) => cellText(choiceSchema(schema), name, { ...row, [name]: one }, context, texts)).join(', ');
  if (value === true || value === 'true') return texts.yes ?? '';
  if (value === false || value === 'false') return texts.no ?? '';
  const option = schema.oneOf?.find((candidate) => candidate.const === value);
  if (option) return option.title;
  const format = context.formats[formatOf(schema, row) ?? ''];
  return format && value !== undefined ? formatText(format, value) : String(value);
}

/** The format of a field in its row: its own, or the one that its sibling picks. */
export function formatOf({ format, formatBy = {} }: FieldSchema, row: JsonObject): string | undefined {
  const picked = Object.entries(formatBy).find(([sibling]) => !isEmpty(row[sibling]));
  return picked ? picked[1][String(row[picked[0]])] : format;
}
