import { isObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** Asks for the activation e-mail again. Undefined = sent; else the text of the failure. */
export async function resendActivation(userName: string): Promise<string | undefined> {
  const failure = 'Falha no envio do e-mail. Verifique as credenciais de acesso.';
  try {
    const path = '/register/email-ativar-conta';
    const answer = await client.send({ method: 'POST', path, body: { Email: userName } });
    if (answer.status === 200 && unwrapAnswer(answer.body)) return undefined;
    const described = isObject(answer.body) ? answer.body.descricao : undefined;
    return typeof described === 'string' && described ? described : failure;
  } catch {
    return failure;
  }
}
