import { todayInBrazil } from '../../contract/calendar';
import { isActive, mayEdit, STATUS, type Status, toStatus, wasSent } from '../../contract/lifeCycle';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';

const CLOSED = { code: 'CADASTRO_FECHADO' } as const;

/** StatusCadastro as it counts now: an approved registration is expired from its date on. */
export function statusOf(client: Pick<Client, 'status' | 'expiresOn'>, now: Date): Status {
  const status = toStatus(client.status);
  const due = status === STATUS.approved && client.expiresOn !== null && client.expiresOn <= todayInBrazil(now);
  return due ? STATUS.expired : status;
}

/** Whether there is something to decide about: what was never sent may be inactive all the same. */
export function isSent({ status, sentAt }: Pick<Client, 'status' | 'sentAt'>): boolean {
  return sentAt !== null && wasSent(toStatus(status));
}

/** @throws Refusal when the registration may not be changed now. */
export function assertEditable(client: Client, now: Date): void {
  assertActive(client, now);
  if (!mayEdit(statusOf(client, now), client.changed)) {
    throw new Refusal(400, 'Cadastro em revisão. Aguarde a análise.', CLOSED);
  }
}

/** @throws Refusal when the client may change nothing at all. */
export function assertActive(client: Client, now: Date): void {
  if (!isActive(statusOf(client, now))) throw new Refusal(400, 'Cadastro inativo.', CLOSED);
}
