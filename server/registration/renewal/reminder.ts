import { todayInBrazil } from '../../../contract/calendar';
import { mayBeginRenewal } from '../../../contract/lifeCycle';
import type { Client } from '../../storage/client';
import { statusOf } from '../status';

const DAY_MS = 86_400_000;

/** Whether an approved registration expires within so many days. */
export function expiresSoon(client: Client, { now, days }: { now: Date; days: number }): boolean {
  if (!mayBeginRenewal(statusOf(client, now)) || client.expiresOn === null) return false;
  return client.expiresOn <= todayInBrazil(new Date(now.getTime() + days * DAY_MS));
}
