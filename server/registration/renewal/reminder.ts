import { todayInBrazil } from '../../../contract/calendar';
import { STATUS } from '../../../contract/registration';
import type { Client } from '../../storage/client';
import { statusOf } from '../status';

const DAY_MS = 86_400_000;

/** Whether an approved registration expires within so many days. */
export function expiresSoon(client: Client, { now, days }: { now: Date; days: number }): boolean {
  if (statusOf(client, now) !== STATUS.approved || client.expiresOn === null) return false;
  return client.expiresOn <= todayInBrazil(new Date(now.getTime() + days * DAY_MS));
}
