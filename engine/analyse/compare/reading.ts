import type { Json } from '../../core/json';
import { rowNode } from '../../core/plan/fields';
import { parseReference } from '../../core/plan/references';

/** How the references of a condition are read: from the rows of a list, with fields of another name. */
export interface Reading {
  /** The list whose rows it stands in: `contas`, or `$tabs/dados/contas` of another tab. */
  list?: string | undefined;
  rename?: ReadonlyMap<string, string>;
  /** Codes that have another one, by field and code; `null` is none. */
  codes?: CodeMaps;
}

/** What codes of options became, by the later name of their field; `null` takes the answer away. */
export type CodeMaps = ReadonlyMap<string, Readonly<Record<string, Json>>>;

/** The name by which formulas of both versions know what a condition names. */
export function refOf(text: string, { list, rename }: Reading): string {
  const reference = parseReference(text);
  if (reference.kind === 'tabs') return renamed(text, rename);
  const [field = '', ...rest] = reference.path;
  if (reference.kind === 'option') return ['$option', nodeOf(field, { list, rename }), ...rest].join('/');
  if (reference.kind !== 'field') return text;
  return nodeOf(reference.path.join('/'), { list: reference.root ? undefined : list, rename });
}

const nodeOf = (path: string, { list, rename }: Reading): string =>
  renamed(list === undefined ? path : rowNode(list, path), rename);

/** The later name of what was renamed, or is in something that was. */
function renamed(text: string, rename: Reading['rename']): string {
  const found = rename?.get(text);
  if (found !== undefined || !rename) return found ?? text;
  const outer = [...rename.keys()].find((from) => text.startsWith(`${from}/`) || text.startsWith(`${from}[]/`));
  return outer === undefined ? text : rename.get(outer) + text.slice(outer.length);
}

/** What a reference of the earlier version is spelled like in the later one, at the same place. */
export function nameNow(text: string, reading: Reading): string {
  const now = refOf(text, reading);
  if (now === refOf(text, { list: reading.list })) return text;
  const reference = parseReference(text);
  if (reference.kind === 'field' && reference.root) return `/${now}`;
  if (reading.list === undefined || (reference.kind !== 'field' && reference.kind !== 'option')) return now;
  const [before = '', name] = now.split('[]/');
  return name === undefined ? now : reference.kind === 'option' ? `$option/${name}` : before && name;
}

/** What a code is now; `null` when it was taken away. */
export function codeNow(map: Readonly<Record<string, Json>> | undefined, code: Json): Json {
  return map && typeof code !== 'object' && Object.hasOwn(map, String(code)) ? (map[String(code)] as Json) : code;
}
