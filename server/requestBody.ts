import { isObject, type Json, type JsonObject } from '../engine/core/json';
import { Refusal } from './refusal';

/** Reads the properties of a body, whatever the case of their names: `TipoCliente` and `tipoCliente` are one. */
export function readBody(body: unknown): (name: string) => Json | undefined {
  if (!isObject(body)) throw new Refusal(400, 'A requisição não traz os dados esperados.');
  const byName = new Map(Object.entries(body as JsonObject).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => byName.get(name.toLowerCase());
}

/** A text without its outer spaces; a number counts as its digits, anything else as an empty text. */
export function toText(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
