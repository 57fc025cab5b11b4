import { isObject, type Json } from '../json';

/** The `data` of an answer: `{ data: X }`, `{ Data: X }` or a bare X. */
export function unwrapAnswer(body: Json | undefined): Json | undefined {
  if (!isObject(body)) return body;
  if ('data' in body) return body.data;
  return 'Data' in body ? body.Data : body;
}
