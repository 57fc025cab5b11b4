import { isObject, type Json } from '../json';

/** Members of a failed answer that hold messages: a list of them, and one as text. */
export interface AnswerNames {
  list: string;
  text: string;
}

/**
 * The message in the body of a failed answer: the first item of `data`, `data` itself when it is text, the first of
 * the list in `data`, else the text in it or beside it; `undefined` when there is none.
 */
export function serverMessage(body: Json | undefined, names?: AnswerNames): string | undefined {
  if (!isObject(body)) return undefined;
  const { data } = body;
  const [list, text] = isObject(data) && names ? [data[names.list], data[names.text]] : [];
  const candidates = [
    Array.isArray(data) ? data[0] : data,
    Array.isArray(list) ? list[0] : undefined,
    text,
    names && body[names.text],
  ];
  return candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '');
}
