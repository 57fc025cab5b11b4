import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** Whether the registration expires soon. A call that fails counts as no. */
export async function loadReminder(): Promise<boolean> {
  try {
    const path = '/cliente/ConsultaLembreteVencimento';
    const answer = await client.send({ method: 'GET', path, ownTitle: true });
    return answer.status === 200 && unwrapAnswer(answer.body) === true;
  } catch {
    return false;
  }
}
