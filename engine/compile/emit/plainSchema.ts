import { dayKeywords } from '../../core/days/dayKeywords';
import { limitKeywords } from '../../core/definition/limits';
import type { FieldSchema } from '../../core/definition/types';

/** Plain JSON Schema, as ajv compiles it. */
export type PlainSchema = { [keyword: string]: unknown };

/** The keywords that JSON Schema shares with the vocabulary and that say what a value must be. */
const kept = ['type', 'const', 'enum', ...limitKeywords, 'format'] as const;

/** Keywords that ajv does not know: the core checks them. */
const asksTheCore: readonly string[] = ['required', ...dayKeywords];

/** A schema of a tab's data without the rows of its lists, and those of the rows by list. */
export interface PlainSchemas {
  tab: PlainSchema;
  rows: Record<string, PlainSchema>;
}

/**
 * Turns the schema of a tab (`$ref`s resolved) into plain JSON Schemas: labels, start values, own keywords and
 * `required` (which the core checks for fixed and rule-driven requirement alike) go, unknown keys are refused.
 */
export function plainSchemas(schema: FieldSchema): PlainSchemas {
  const rows: Record<string, PlainSchema> = {};
  return { tab: plain(schema, [], rows), rows };
}

/** `rows` takes the rows of lists; absent inside of rows, whose own lists stay where they are. */
function plain(field: FieldSchema, path: readonly string[], rows?: Record<string, PlainSchema>): PlainSchema {
  const result: PlainSchema = {};
  for (const keyword of kept) if (field[keyword] !== undefined) result[keyword] = field[keyword];
  if (field.oneOf) result.enum = field.oneOf.map((option) => option.const);
  if (field.properties) {
    result.additionalProperties = false;
    result.properties = Object.fromEntries(
      Object.entries(field.properties).map(([name, inner]) => [name, plain(inner, [...path, name], rows)]),
    );
  }
  if (field.items) {
    if (rows && field.items.properties) rows[path.join('/')] = plain(field.items, []);
    else result.items = plain(field.items, []);
  }
  const texts = Object.entries(field.errorMessage ?? {}).filter(([keyword]) => !asksTheCore.includes(keyword));
  if (texts.length > 0) result.errorMessage = Object.fromEntries(texts);
  return result;
}
