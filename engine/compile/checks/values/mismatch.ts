import type { FieldSchema, SettingDefinition } from '../../../core/definition/types';
import { isEqual, isObject, type Json } from '../../../core/json';
import { type Said, say, type Words } from '../../problems/say';
import { listed, shown } from '../../problems/words';

/** The types of JSON Schema in words. */
export const typeNames: Record<string, Said> = {
  string: say`texto`,
  number: say`número`,
  integer: say`número inteiro`,
  boolean: say`true ou false`,
  array: say`lista`,
  object: say`objeto`,
};

/** Whether a JSON value is of a JSON Schema type. */
export function isOfType(value: Json, type: FieldSchema['type']): boolean {
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** The codes that a field may hold, when it is a fixed list. */
export function choicesOf(schema: FieldSchema): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum ?? schema.oneOf?.map((option) => option?.const);
}

/** Why a field can never hold a value: `undefined` when it can. The code for "nothing" counts as possible. */
export function mismatch(value: Json, schema: FieldSchema, what: Words): Said | undefined {
  if (schema.empty !== undefined && isEqual(value, schema.empty)) return undefined;
  if (!isOfType(value, schema.type)) {
    return say`${shown(value)} não é do tipo de ${what}. Esperado: ${typeNames[schema.type ?? ''] ?? schema.type}.`;
  }
  const choices = choicesOf(schema);
  if (!choices || choices.some((choice) => isEqual(choice, value))) return undefined;
  return say`${shown(value)} não está entre as opções de ${what}. Esperado: ${listed(choices)}.`;
}

/** What a setting's value looks like, as a field. */
export function schemaOfSetting({ type, values }: SettingDefinition): FieldSchema {
  if (type === 'flag') return { type: 'boolean' };
  if (type === 'choice') return values ? { enum: values } : {};
  return { type: type === 'number' ? 'number' : 'string' };
}
