import { isObject, type Json } from '../json';

/**
 * The message in the body of a failed answer: the first item of `data`, `data` itself when it is text,
 * the first of `data.erros`, else `descricao`; `undefined` when there is none.
 */
export function serverMessage(body: Json | undefined): string | undefined {
  if (!isObject(body)) return undefined;
  const { data } = body;
  const candidates = [
    Array.isArray(data) ? data[0] : data,
    isObject(data) && Array.isArray(data.erros) ? data.erros[0] : undefined,
    isObject(data) ? data.descricao : undefined,
    body.descricao,
  ];
  return candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '');
}
