import { isObject, type Json } from '../json';
import type { Pointer } from '../pointer';

/** Members of a failed answer that hold messages: a list of them, and one as text. */
export interface AnswerNames {
  list: string;
  text: string;
  /** The member beside them with a JSON pointer into the body that was sent: the place that the first message is about. */
  field?: string;
  /** Of several messages the first alone is told. */
  only?: 'first';
}

/** One thing for which a server refuses a body. */
export interface RefusedPlace {
  message: string;
  /** Into the body that was sent: `/guests/0/name`. None where the answer names no place. */
  pointer?: Pointer;
}

/**
 * Everything for which the body of a failed answer says it was refused, in its order: the first list with a message in it
 * (`data`, in it, beside it), else the first text (`data`, in it, beside it, `detail`). An item of a list is a text, or
 * `{ "pointer": "#/email", "detail": "It is taken." }`; its text may have the name of `names` as well. Without `names`
 * `data` alone is read.
 * Source: RFC 9457, 3 and appendix A; the pointer as in RFC 6901, 5 and 6.
 */
export function refusedPlaces(body: Json | undefined, names?: AnswerNames): RefusedPlace[] {
  if (!isObject(body)) return [];
  const { data } = body;
  const inner = isObject(data) ? data : {};
  const lists = [data, ...(names ? [inner[names.list], body[names.list]] : [])];
  const texts = [data, ...(names ? [inner[names.text], body[names.text], body.detail] : [])];
  const listed = lists.map((list) => (Array.isArray(list) ? list.flatMap((item) => readItem(item, names)) : []));
  const told = [...listed, ...texts.map((text) => (isMessage(text) ? [{ message: text }] : []))];
  const found = told.find((places) => places.length > 0) ?? [];
  const [first, ...others] = found;
  const at = names?.field === undefined ? undefined : readPointer(body[names.field]);
  const whole = first ? [{ ...(at !== undefined && { pointer: at }), ...first }, ...others] : [];
  return names?.only === 'first' ? whole.slice(0, 1) : whole;
}

/** The first message in the body of a failed answer; `undefined` when there is none. */
export function serverMessage(body: Json | undefined, names?: AnswerNames): string | undefined {
  return refusedPlaces(body, names)[0]?.message;
}

function readItem(item: Json, names: AnswerNames | undefined): RefusedPlace[] {
  if (isMessage(item)) return [{ message: item }];
  if (!isObject(item)) return [];
  const message = [item.detail, names && item[names.text]].find(isMessage);
  const pointer = readPointer(item.pointer);
  return message === undefined ? [] : [{ message, ...(pointer !== undefined && { pointer }) }];
}

/** A JSON pointer as a text, or as the fragment of a URI; `undefined` for anything else. */
function readPointer(given: Json | undefined): Pointer | undefined {
  if (typeof given !== 'string') return undefined;
  if (!given.startsWith('#')) return given === '' || given.startsWith('/') ? given : undefined;
  try {
    return readPointer(decodeURIComponent(given.slice(1)));
  } catch {
    return undefined;
  }
}

const isMessage = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';
