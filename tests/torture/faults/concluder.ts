import type { JsonObject } from '../../../engine/core';
import { readData } from '../../../server/storage/assets';
import { type Customer, newKey } from './customer';

const CALLS = readData<{ call: string; body?: JsonObject }[]>('server', 'demoRegistration');
const COMPLETE = 'POST /PessoaFisica/ConcluirCadastro';

/** Fills a registration in, up to where it can be sent. @throws {Error} when a call is refused */
export async function fillIn(customer: Customer): Promise<void> {
  for (const { call, body } of CALLS) {
    const { status, body: said } = await customer.untilAnswered(call, body === undefined ? {} : { body });
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(said).slice(0, 300)}`);
  }
}

/** Sends it, by several windows at once under one key, until each was told that it is sent. @returns what went wrong */
export async function conclude(customer: Customer): Promise<string[]> {
  const key = newKey();
  const send = async () => {
    const answer = await customer.untilAnswered(COMPLETE, { body: { RenovacaoCadastral: false }, key });
    return answer.status === 200 ? [] : [`${COMPLETE}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`];
  };
  return (await Promise.all([1, 2].map(() => send().catch(problemOfLogin)))).flat();
}

/** Who has sent cannot sign in again before it is approved: that, too, tells that it was sent. */
const problemOfLogin = ({ message }: Error) => (message.includes('em processo de análise') ? [] : [message]);

/** Whether the customer is told that it was sent. @returns what is not as it should be */
export async function problemsOfSent(customer: Customer): Promise<string[]> {
  const look = async () => {
    const user = await customer.untilAnswered('GET /cliente/usuario');
    const receipt = await customer.untilAnswered('GET /cliente/recibo');
    const { StatusCadastro } = (user.body.data ?? {}) as JsonObject;
    if (StatusCadastro === 1 && receipt.body.data) return [];
    return [`sent, and the status is ${StatusCadastro}, the receipt ${JSON.stringify(receipt.body.data)}`];
  };
  return look().catch(problemOfLogin);
}
