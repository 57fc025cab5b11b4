import { isObject, type Json } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';
import { isSilent } from './SessionLost';
import { serverMessage } from './serverMessage';

/** `gone` brings no message: the session was lost, which the portal tells. */
export type TokenFailure = { kind: 'refused'; message: string } | { kind: 'gone' };

/** Has a token sent to the e-mail address of the client, for a change that wants to be confirmed by it. Gives back its HashToken. */
export function sendAttorneyToken(): Promise<{ kind: 'sent'; hash: string } | TokenFailure> {
  return call('/cliente/token/enviar', {}, (data) => {
    const hash = isObject(data) ? data.HashToken : undefined;
    return typeof hash === 'string' ? { kind: 'sent', hash } : undefined;
  });
}

/** Checks the token that was sent; a right one lets the server take one change of attorneys, and for a while what asks who is there. */
export function validateAttorneyToken(token: string, hash: string): Promise<{ kind: 'right' } | TokenFailure> {
  return call('/cliente/token/validar', { Token: token, HashToken: hash }, () => ({ kind: 'right' }));
}

async function call<Result>(
  path: string,
  body: Record<string, string>,
  read: (data: Json | undefined) => Result | undefined,
): Promise<Result | TokenFailure> {
  try {
    const answer = await client.send({ method: 'POST', path, body, ownTitle: true });
    const result = answer.status === 200 ? read(unwrapAnswer(answer.body)) : undefined;
    return result ?? { kind: 'refused', message: serverMessage(answer.body) };
  } catch (error) {
    return isSilent(error) ? { kind: 'gone' } : { kind: 'refused', message: serverMessage(undefined) };
  }
}
