import { formats } from '../../engine/brazil';
import { isEmpty, isObject, type Json, type JsonObject, toPointer } from '../../engine/core';
import type { Condition, FieldSchema } from '../../engine/definition';
import { fieldsFromWire, fromShape, rowMatches, type Shape } from '../../engine/wire';

/** Which of the rows that several lists or parts share belong to one of them, by its `take`. */
export interface Taken {
  condition: Condition;
  /** The fields of a row. */
  fields: Record<string, FieldSchema>;
  /** How the body holds its rows. */
  shape: Shape;
}

const NO_CONTEXT = { settings: {}, user: {}, mode: 'new', today: '', now: '', formats: {} } as const;

/** Whether every row of a body is one of these, as far as its own fields tell. */
export function takesAll({ condition, fields, shape }: Taken, body: Json | undefined): boolean {
  return [fromShape(shape, body) ?? null]
    .flat()
    .every((row) => isObject(row) && rowMatches(condition, fieldsFromWire(fields, row, formats), NO_CONTEXT));
}

/**
 * What is said of a body that none of these takes: the fields that tell them apart, each with its values.
 * `'Valor inesperado: /Principal. Valores possíveis: true, false.'`
 */
export function problemOfTaken(taken: readonly Taken[]): string {
  const values = new Map<string, Set<string>>();
  for (const [name, own] of taken.flatMap(({ condition }) => valuesOf(condition))) {
    values.set(name, new Set([...(values.get(name) ?? []), ...own.map(String)]));
  }
  const [only] = values;
  if (!only) return 'Os dados enviados não correspondem a nenhum dos registros esperados.';
  return `Valor inesperado: ${toPointer(only[0].split('/'))}. Valores possíveis: ${[...only[1]].join(', ')}.`;
}

/** A body of one row with what says that it is one of these, where it does not say so itself. */
export function saidToBe({ condition, shape }: Taken, body: JsonObject): JsonObject {
  if (shape.wrap !== undefined) return body;
  const unsaid = valuesOf(condition).filter(([name]) => isEmpty(body[name]));
  return { ...body, ...Object.fromEntries(unsaid.map(([name, [value = null]]) => [name, value])) };
}

/** The values by which a condition names a field of a row. */
function valuesOf(condition: Condition): [name: string, values: Json[]][] {
  return Object.entries(condition).flatMap(([name, expected]): [string, Json[]][] => {
    if (name.startsWith('$') || !isObject(expected as Json)) return [];
    const { const: one, enum: several } = expected as { const?: Json; enum?: Json[] };
    const values = several ?? (one === undefined ? [] : [one]);
    return values.length > 0 ? [[name, values]] : [];
  });
}
