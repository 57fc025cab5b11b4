import { ANSWER_NAMES } from '../../contract/answers';
import * as CALL_MESSAGES from '../../contract/callMessages';
import { isObject, type Json } from '../../engine/core';
import { serverMessage as messageIn } from '../../engine/wire';

/** What is said when a refusal brings no message. */
export const NO_SERVER_MESSAGE = CALL_MESSAGES.refused.text;

/**
 * The message of a refused call: the first item of `data`, else `data` if it is text, else the first of `data.erros`,
 * else `descricao`, else `fallback`. A body without an envelope is read as its own `data`.
 */
export function serverMessage(body: Json | undefined, fallback: string = NO_SERVER_MESSAGE): string {
  const enveloped = isObject(body) ? body : { data: body ?? null };
  return messageIn(enveloped, ANSWER_NAMES) ?? fallback;
}
