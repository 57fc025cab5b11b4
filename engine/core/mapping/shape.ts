import type { PartStep } from '../definition/types';
import { isObject, type Json, type JsonObject } from '../json';

/** How a step shapes its body: under a name, with names of its own. */
export type Shape = Pick<PartStep, 'wrap' | 'rename'>;

/** A body as the wire has it: members renamed, then put under the step's name. */
export function toShape({ wrap, rename }: Shape, body: Json): Json {
  const renamed = renameMembers(body, rename);
  return wrap === undefined ? renamed : { [wrap]: renamed };
}

/** What `toShape` was given, out of a body or an answer; an answer that lacks the name is taken as it is. */
export function fromShape({ wrap, rename }: Shape, body: Json | undefined): Json | undefined {
  const inner = wrap !== undefined && isObject(body) && wrap in body ? body[wrap] : body;
  const back = Object.fromEntries(Object.entries(rename ?? {}).map(([field, name]) => [name, field]));
  return inner === undefined ? undefined : renameMembers(inner, back);
}

function renameMembers(body: Json, names: Record<string, string> = {}): Json {
  if (Object.keys(names).length === 0) return body;
  if (Array.isArray(body)) return body.map((row) => renameMembers(row, names));
  if (!isObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [names[key] ?? key, value])) as JsonObject;
}
