import { isObject, type Json, type JsonObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { serverMessage } from './serverMessage';

/** What is said when a login fails and nobody says why. */
const UNKNOWN_LOGIN_ERROR = 'Ocorreu um erro desconhecido. Entre em contato com o suporte.';

export type Refused = { kind: 'refused'; message: string };

/**
 * One of the calls of a login. `read` gives back what the call is made for, or undefined when the answer lacks it. A
 * refusal carries the server's message; any other failure the text of the unknown error.
 */
export async function callLogin<Result extends object>(
  path: string,
  body: JsonObject,
  read: (data: JsonObject) => Result | undefined,
  headers: Record<string, string> = {},
): Promise<Result | Refused> {
  let answered: Json | undefined;
  try {
    const answer = await client.send({ method: 'POST', path, body, headers });
    if (answer.status !== 200 && answer.status !== 400) return { kind: 'refused', message: UNKNOWN_LOGIN_ERROR };
    answered = answer.body;
    const data = unwrapAnswer(answered);
    const result = answer.status === 200 && isObject(data) ? read(data) : undefined;
    if (result) return result;
  } catch {
    // The network failed or took too long: the text is the same.
  }
  return { kind: 'refused', message: serverMessage(answered, UNKNOWN_LOGIN_ERROR) };
}
