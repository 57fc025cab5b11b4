import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/registration';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';

/** StatusCadastro as it counts now: an approved registration is expired from its date on. */
export function statusOf(client: Pick<Client, 'status' | 'expiresOn'>, now: Date): number {
  const due = client.status === STATUS.approved && client.expiresOn !== null && client.expiresOn <= todayInBrazil(now);
  return due ? STATUS.expired : client.status;
}

/** @throws Refusal when the registration may not be changed now. */
export function assertEditable(client: Client, now: Date): void {
  assertActive(client, now);
  const status = statusOf(client, now);
  if (status === STATUS.inReview && !client.changed) throw new Refusal(400, 'Cadastro em revisão. Aguarde a análise.');
}

/** @throws Refusal when the client may change nothing at all. */
export function assertActive(client: Client, now: Date): void {
  if (statusOf(client, now) === STATUS.inactive) throw new Refusal(400, 'Cadastro inativo.');
}
