import type { Json, JsonObject } from '../../engine/core';
import type { OptionList } from './lists';

/** Which entry of which list: the call with its names in braces already filled. */
export interface OptionQuery {
  /** `"GET /Consulta/cidades?uf=SP"`; the method may be left out. */
  call: string;
  /** Member of an entry that holds the value, `"descricao"`. */
  member: string;
  value: Json;
}

/** The list that a call answers with; `undefined` when this server has none for it. */
export function optionsOfCall(lists: Map<string, OptionList>, call: string): JsonObject[] | undefined {
  const [path = '', query = ''] = call
    .trim()
    .replace(/^GET\s+/i, '')
    .split('?', 2);
  const list = lists.get(`/${path.replace(/^\/+|\/+$/g, '')}`.toLowerCase());
  return list?.(Object.fromEntries(new URLSearchParams(query)));
}

/**
 * The whole entry that a value chose (`{ Codigo: 'OUTROS', Descricao: 'Outros' }`), `undefined` when the list does not
 * hold exactly that value, `'pending'` when this server has no list for the call and so cannot know. A number and its
 * digits are the same.
 */
export function optionRecord(
  lists: Map<string, OptionList>,
  { call, member, value }: OptionQuery,
): JsonObject | 'pending' | undefined {
  const entries = optionsOfCall(lists, call);
  if (!entries) return 'pending';
  if (typeof value === 'object') return undefined;
  const wanted = String(value);
  return entries.find((entry) => String(entry[member]) === wanted);
}
