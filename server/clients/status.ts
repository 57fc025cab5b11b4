import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/registration';
import type { Client } from '../access/session';
import { Refusal } from '../refusal';

/** StatusCadastro as it counts now: an approved registration is expired from its date on. */
export function statusOf(client: Pick<Client, 'status' | 'expiresOn'>, now: Date): number {
  const due = client.status === STATUS.approved && client.expiresOn !== null && client.expiresOn <= todayInBrazil(now);
  return due ? STATUS.expired : client.status;
}

/** @throws Refusal when the registration may not be changed now. */
export function assertEditable(client: Client, now: Date): void {
  const status = statusOf(client, now);
  if (status === STATUS.inactive) throw new Refusal(400, 'Cadastro inativo.');
  if (status === STATUS.inReview && !client.changed) throw new Refusal(400, 'Cadastro em revisão. Aguarde a análise.');
}
