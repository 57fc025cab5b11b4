import { isObject, type Json, type JsonObject, toPointer } from '../../engine/core';
import { Refusal } from './refusal';

/** Reads the properties of a body, whatever the case of their names: `TipoCliente` and `tipoCliente` are one. */
function readBody(body: unknown): (name: string) => Json | undefined {
  if (!isObject(body))
    throw new Refusal(400, 'A requisição não traz os dados esperados.', { code: 'REQUISICAO_INVALIDA' });
  const byName = new Map(Object.entries(body as JsonObject).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => byName.get(name.toLowerCase());
}

/** As `readBody`, of a body that may bring these properties only. @param at where it stands in that of the call */
export function readKnown(body: unknown, names: string[], at = ''): (name: string) => Json | undefined {
  const read = readBody(body);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const unknown = Object.keys(body as JsonObject).find((name) => !known.has(name.toLowerCase()));
  if (unknown !== undefined) throw new Refusal(400, `Campo desconhecido: ${at}${toPointer([unknown])}`);
  return read;
}

/** Query parameters, names in lower case. */
export function lowerCaseQuery(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as object).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/** A text without its outer spaces; a number counts as its digits, anything else as an empty text. */
export function toText(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
