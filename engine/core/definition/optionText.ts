import { isEmpty, type Json, type JsonObject } from '../json';
import type { OptionsDefinition } from './types';

/** The code that people know an option of a list with search by (`'001'` of a bank); `undefined` when it has none. */
export function optionCode(definition: OptionsDefinition, record: JsonObject): string | undefined {
  const value = record[definition.value];
  const code = String(value);
  const shows =
    definition.search && !isEmpty(value) && /^\d+$/.test(code) && !optionTitle(definition, record).startsWith(code);
  return shows ? code : undefined;
}

/** The whole title of an option, or its value where the record has none. */
export function optionTitle(definition: OptionsDefinition, record: JsonObject): string {
  return String(record[definition.title] ?? record[definition.value]);
}

/** One line for an option of a call: `'001 · Banco do Brasil S.A.'`. */
export function optionText(definition: OptionsDefinition, record: JsonObject): string {
  const code = optionCode(definition, record);
  const title = optionTitle(definition, record);
  return code === undefined ? title : `${code}${APART}${title}`;
}

const APART = ' · ';

/** Such a line without the code of its option: `'Banco do Brasil S.A.'`. */
export function withoutCode(text: string, value: Json | undefined): string {
  const code = `${value}${APART}`;
  return text.startsWith(code) ? text.slice(code.length) : text;
}
