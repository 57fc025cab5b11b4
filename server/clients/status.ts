import { todayInBrazil } from '../../contract/calendar';
import type { Client } from '../access/session';
import { Refusal } from '../refusal';

export const STATUS = { notStarted: 0, inApproval: 1, approved: 2, expired: 3, inReview: 4, inactive: 5 } as const;

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
