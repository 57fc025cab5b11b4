import type { FieldSchema } from '../../core/definition/types';
import type { FormatWithExamples } from '../../core/formats/types';
import type { Json, JsonObject } from '../../core/json';

/** What made-up answers are made with. */
export interface MakeInput {
  formats: Record<string, FormatWithExamples>;
  /** From 0 up to 1. */
  random: () => number;
  /** The values of a list of the server, of a call without names in braces; `undefined` where it is not known. */
  optionsOf?: (call: string, member: string) => readonly Json[] | undefined;
}

/** The longest text that people write where nothing limits it, in characters. */
const TYPICAL_LENGTH = 40;
/** The share of the fields that may be left empty, and are. */
const LEFT_EMPTY = 0.3;
/** The most rows of a list, where nothing asks for more. */
const TYPICAL_ROWS = 3;

/**
 * A made-up answer for a field; with each `turn` another option of a choice, another example of a format, another length.
 * `undefined` where only the server knows what may be answered.
 */
function makeValue(schema: FieldSchema, turn: number, input: MakeInput): Json | undefined {
  if (schema.const !== undefined) return schema.const;
  const offered = schema.oneOf?.map((option) => option.const) ?? schema.enum;
  if (offered) return offered[turn % offered.length];
  if (schema.options) return makeOption(schema, turn, input);
  if (schema.attachment) return undefined;
  if (schema.properties) return makeObject(schema, turn, input);
  if (schema.type === 'array') return makeList(schema, turn, input);
  const examples = input.formats[formatFor(schema, turn) ?? '']?.examples?.valid;
  if (examples) return examples[turn % examples.length];
  if (schema.type === 'boolean') return turn % 2 === 0;
  return schema.type === 'number' || schema.type === 'integer' ? makeNumber(schema, input) : makeText(schema, input);
}

/** The fields of an object or row: those that are always asked for, and most of the others. */
export function makeObject(
  { properties = {}, required = [] }: FieldSchema,
  turn: number,
  input: MakeInput,
): JsonObject {
  const made: JsonObject = {};
  for (const [index, [name, schema]] of Object.entries(properties).entries()) {
    if (!required.includes(name) && input.random() < LEFT_EMPTY) continue;
    const value = schema.local === undefined ? makeValue(schema, turn + index, input) : undefined;
    if (value !== undefined) made[name] = value;
  }
  return made;
}

function formatFor({ format, formatBy }: FieldSchema, turn: number): string | undefined {
  const picked = Object.values(formatBy ?? {}).flatMap((names) => Object.values(names));
  return format ?? picked[turn % Math.max(1, picked.length)];
}

function makeOption({ options, type }: FieldSchema, turn: number, { optionsOf }: MakeInput): Json | undefined {
  const known = options && !options.call.includes('{') ? optionsOf?.(options.call, options.value) : undefined;
  const value = known?.[turn % known.length];
  return type === 'string' && typeof value === 'number' ? String(value) : value;
}

function makeList({ items = {}, minItems = 0, maxItems }: FieldSchema, turn: number, input: MakeInput): Json {
  const most = Math.min(maxItems ?? TYPICAL_ROWS, Math.max(TYPICAL_ROWS, minItems));
  const length = minItems + (turn % (Math.max(most, minItems) - minItems + 1));
  const made = Array.from({ length }, (_, row) => makeValue(items, turn + row, input));
  return made.filter((value) => value !== undefined);
}

function makeNumber({ minimum = 0, maximum = 1_000_000, type }: FieldSchema, { random }: MakeInput): number {
  // Most amounts are small, some are as large as they may be.
  const value = minimum + (maximum - minimum) * random() ** 4;
  return type === 'integer' ? Math.floor(value) : Math.floor(value * 100) / 100;
}

function makeText({ minLength = 0, maxLength = TYPICAL_LENGTH }: FieldSchema, { random }: MakeInput): string {
  const most = random() < 0.05 ? maxLength : Math.min(maxLength, TYPICAL_LENGTH);
  const length = Math.max(1, minLength, Math.floor(Math.max(3, most * random())));
  return 'palavra de exemplo '
    .repeat(Math.ceil(length / 19))
    .slice(0, Math.min(length, maxLength))
    .trimEnd();
}
